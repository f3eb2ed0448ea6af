import { minutesToWait, type ApiClient } from '@dining/api-client'

/** Why the home form leads back to its field. */
export type ProspectFailure =
  | { readonly kind: 'invalid-email' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'too-many-requests'; readonly waitMinutes: number }

/** Where the home form leads: joining, signing in, or back to the field. */
type ProspectOutcome = { readonly kind: 'join' } | { readonly kind: 'sign-in' } | ProspectFailure

/**
 * Asks whether an address is free. A free one is kept as a prospect and joins, whatever that answers (HOME-10, HOME-11); one that a
 * member has signs in (HOME-12, HOME-13).
 * @param email trimmed
 */
export async function sendProspect(api: ApiClient, email: string): Promise<ProspectOutcome> {
  const checked = await api.call('validateEmail', { query: { email } })
  if (!checked.ok) {
    const { error } = checked
    if (error.kind !== 'problem') return { kind: 'failed' }
    if (error.code === 'too-many-requests') return { kind: 'too-many-requests', waitMinutes: minutesToWait(error) }
    return { kind: error.status === 400 ? 'invalid-email' : 'failed' }
  }
  if (!checked.value.isValid) return { kind: 'sign-in' }
  await api.call('createProspect', { body: { email } })
  return { kind: 'join' }
}
