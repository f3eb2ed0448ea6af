import { minutesToWait, type ApiClient } from '@dining/api-client'

/** Where the home form leads: joining, signing in, or back to the field. */
export type ProspectOutcome = 'join' | 'sign-in' | 'malformed' | 'failed' | { readonly waitMinutes: number }

/**
 * Asks whether an address is free. A free one is kept as a prospect and joins, whatever that answers (HOME-10, HOME-11); one that a
 * member has signs in (HOME-12, HOME-13).
 * @param email trimmed
 */
export async function sendProspect(api: ApiClient, email: string): Promise<ProspectOutcome> {
  const checked = await api.call('validateEmail', { query: { email } })
  if (!checked.ok) {
    const { error } = checked
    if (error.kind !== 'problem') return 'failed'
    if (error.code === 'too-many-requests') return { waitMinutes: minutesToWait(error) }
    return error.status === 400 ? 'malformed' : 'failed'
  }
  if (!checked.value.isValid) return 'sign-in'
  await api.call('createProspect', { body: { email } })
  return 'join'
}
