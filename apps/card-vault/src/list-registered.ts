import type { RegisteredAnswer, RegisteredRequest } from '@dining/contract'

import type { VaultDeps } from './vault-deps.ts'

/** Cards of one answer. */
const PAGE = 200

/** Registered cards that have not changed for some time, in the order of their last registration: the API ends those that no member has linked. */
export async function listRegistered(
  { after, settledSeconds }: RegisteredRequest,
  { store, now }: Pick<VaultDeps, 'store' | 'now'>,
): Promise<RegisteredAnswer> {
  const before = now() - settledSeconds * 1000
  if (after === null) return { cards: [], last: { at: before, token: '' }, hasMore: false }
  const rows = await store.cards.registeredAfter(after, before, PAGE)
  const end = rows.at(-1)
  return {
    cards: rows.map(({ partner_id: partnerId, token }) => ({ partnerId, token })),
    last: end ? { at: end.changed_at, token: end.token } : after,
    hasMore: rows.length === PAGE,
  }
}
