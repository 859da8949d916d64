import type { FastifyInstance } from 'fastify'
import type { AskForVisitor } from '#src/core/server/calls/http.ts'
import type { AppParts } from '../app-parts.ts'
import { addPrizeForms } from './prizes.http.tsx'
import { addRegistrationForms } from './registration.http.tsx'
import { addSquadForms } from './squad.http.tsx'

/** Serves the campaign's forms for browsers without script: pre-registration, rewards, squads, draws and prizes. */
export async function addCampaignForms(
  app: FastifyInstance,
  parts: Pick<AppParts, 'runtime' | 'captchaScript'> & { ask: AskForVisitor },
) {
  await addRegistrationForms(app, parts)
  await addSquadForms(app, parts)
  await addPrizeForms(app, parts)
}
