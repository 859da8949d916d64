import type { Config } from '#src/core/server/process/config.ts'
import { keptSecret } from '#src/core/server/secrets/kept-secret.ts'
import { openPrivateData, type PrivateData } from '#src/core/server/secrets/private-data.ts'

/** Private data under the operator's keys, else under a generated key kept in the data folder. */
export const openSiteKeys = ({ dataKeys, dataFolder }: Pick<Config, 'dataKeys' | 'dataFolder'>): PrivateData =>
  openPrivateData(dataKeys ?? new Map([['made-up', [keptSecret(dataFolder, 'data-key', 'DATA_KEYS')]]]))
