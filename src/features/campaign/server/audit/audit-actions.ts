/** What the audit of a campaign records. Subjects are aliases of bindings, ids of claims, or names of commands. */
export const auditActions = [
  /** The secret of the draw was made; `commitment` is its digest. */
  'secret_committed',
  /** An instance opened the secret to draw with it. */
  'secret_opened',
  'beacon_entered',
  /** A batch of draws: numbers of the first and the last in the log, and the last one's hash. */
  'draws_drawn',
  'secret_revealed',
  'reward_claimed',
  'reward_granted',
  'reward_failed',
  'recipient_given',
  'recipient_changed',
  'recipient_sent',
  'recipient_erased',
  'winners_exported',
  'hold_set',
  'hold_lifted',
  'allowed_set',
  'allowed_lifted',
  /** Registrations were erased: that of an alias, or a number of them after the campaign. */
  'account_erased',
  'dates_moved',
] as const
export type AuditAction = (typeof auditActions)[number]

/** A job or a start of the site, the player of the subject, the operator at the command line, or a token by its name. */
export type AuditActor = 'site' | 'player' | 'operator' | `token ${string}`

/** An entry of the audit. It has no personal data: no phone, address, name, e-mail address or id of an account. */
export interface AuditEntry {
  actor: AuditActor
  action: AuditAction
  subject: string | null
  details: Record<string, string | number | boolean | null>
}
