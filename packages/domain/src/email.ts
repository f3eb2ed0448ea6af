/** Maximum length of an address in mail systems (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254

/** The format that browsers accept, with at least two parts in the domain, and without consecutive, leading or trailing dots (RFC 5321, dot-atom). */
export const EMAIL_PATTERN =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z][A-Za-z\d-]{0,61}[A-Za-z\d]$/

export type EmailIssue = { readonly kind: 'too-long'; readonly max: number } | { readonly kind: 'invalid-email' }

/**
 * The issue of a trimmed email address, by the rule of every form and call; null for a valid one.
 * @param max maximum length of the field
 */
export function emailIssue(address: string, max = EMAIL_MAX_LENGTH): EmailIssue | null {
  if (!EMAIL_PATTERN.test(address)) return { kind: 'invalid-email' }
  return address.length > max ? { kind: 'too-long', max } : null
}
