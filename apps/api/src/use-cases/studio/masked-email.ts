const masked = (part: string): string => (part.length > 2 ? `${part.at(0)}…${part.at(-1)}` : `${part.slice(0, 1)}…`)

/**
 * An address of which two letters of the name and of the domain are left, for a person who knows it to recognize: "m…a@e…e.com". Its length
 * shows nothing. "" for an empty one.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return ''
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  return `${masked(email.slice(0, at))}@${dot < 1 ? masked(domain) : masked(domain.slice(0, dot)) + domain.slice(dot)}`
}
