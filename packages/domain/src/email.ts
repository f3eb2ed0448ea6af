/** Characters of the longest address that mail systems take (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254

/** What browsers take as an address, with a domain of two parts or more, and without dots side by side or at the ends (RFC 5321, dot-atom). */
export const EMAIL_PATTERN =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z][A-Za-z\d-]{0,61}[A-Za-z\d]$/

export type EmailIssue = { readonly kind: 'too-long'; readonly max: number } | { readonly kind: 'invalid-email' }

/**
 * What is wrong with a trimmed e-mail address, by the rule of every form and call; null for a good one.
 * @param max characters that the field takes
 */
export function emailIssue(address: string, max = EMAIL_MAX_LENGTH): EmailIssue | null {
  if (!EMAIL_PATTERN.test(address)) return { kind: 'invalid-email' }
  return address.length > max ? { kind: 'too-long', max } : null
}
