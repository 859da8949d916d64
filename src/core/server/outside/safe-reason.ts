/** A reason as others give it, fit for logs: a few letters and hyphens, which hold no number, code or name. */
export const safeReason = (reason: unknown): string =>
  typeof reason === 'string' && reason.length <= 40 && /^[a-z]+(-[a-z]+)*$/.test(reason) ? reason : 'no reason'
