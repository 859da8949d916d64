import { sessionHint } from '../sign-in.rules.ts'

/** Whether there may be a session: without the hint the server is not asked. */
export const maySignedIn = (): boolean => document.cookie.includes(`${sessionHint}=`)
