/** What the editor sees after a save: the stored fields, but those changed since it was sent. */
export function mergeSaved<Draft extends object>(now: Draft, sent: Draft, stored: Draft): Draft {
  const fields = Object.keys(now) as (keyof Draft)[]
  const changed = fields.filter((field) => now[field] !== sent[field])
  return Object.assign({ ...stored }, ...changed.map((field) => ({ [field]: now[field] })))
}
