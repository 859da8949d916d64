import type { Config } from '#src/core/server/process/config.ts'
import { keptSecret } from '#src/core/server/secrets/kept-secret.ts'
import { openPrivateData, type PrivateData } from '#src/core/server/secrets/private-data.ts'

/** Private data under the operator's keys; without any, under one that is made up once and kept. */
export const openSiteKeys = ({ dataKeys, dataFolder }: Pick<Config, 'dataKeys' | 'dataFolder'>): PrivateData =>
  openPrivateData(dataKeys ?? new Map([['made-up', [keptSecret(dataFolder, 'data-key')]]]))
