import { sessionHint } from '../sign-in.rules.ts'

/** Whether anybody may be signed in here: others are not asked about. */
export const maySignedIn = (): boolean => document.cookie.includes(`${sessionHint}=`)
