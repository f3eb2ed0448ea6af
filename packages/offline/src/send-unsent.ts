import type { ApiClient, ApiError } from '@dining/api-client'

import { readUnsent, refuseUnsent, removeUnsent, startSending, type Unsent } from './unsent.ts'

const LOCK = 'send-unsent'

type Outcome = 'done' | 'later' | { readonly refused: string }

/** A refusal would be repeated; what has no answer, or none of the API itself, may succeed later. */
function outcomeOf(error: ApiError): Outcome {
  if (error.kind !== 'problem' || error.status === 429 || error.status >= 500) return 'later'
  // The session has ended, or another member has signed in in another tab.
  if (error.code === 'unauthorized' || error.code === 'token-invalid') return 'later'
  return { refused: error.code }
}

/** Sends one action. Each of these calls has one effect however often it is made, so a lost answer is no second effect. */
async function send(api: ApiClient, action: Unsent): Promise<Outcome> {
  if (action.kind === 'favorite') {
    const { merchantId } = action
    if (!action.saved) {
      const removed = await api.call('removeFavorite', { params: { merchantId } })
      return removed.ok ? 'done' : outcomeOf(removed.error)
    }
    const saved = await api.call('saveFavorites', { body: { merchantIds: [merchantId] } })
    if (!saved.ok) return outcomeOf(saved.error)
    if (saved.value.merchantIds.includes(merchantId)) return 'done'
    return { refused: saved.value.isFull ? 'full' : 'gone' }
  }
  if (action.kind === 'review') {
    const { txnId, stars, review, showName } = action
    const sent = await api.call('createReview', { body: { txnId, stars, review, showName } })
    if (!sent.ok) return outcomeOf(sent.error)
    const { outcome } = sent.value
    // An attempt before whose answer was lost has stored it.
    return outcome === 'stored' || (outcome === 'completed' && action.isTried) ? 'done' : { refused: outcome }
  }
  const { merchantId, dinedOn, amountCents, lastFour, note } = action
  const reported = await api.call('reportMissingDine', { body: { merchantId, dinedOn, amountCents, lastFour, note } })
  if (!reported.ok) return outcomeOf(reported.error)
  const { outcome } = reported.value
  return outcome === 'received' || outcome === 'known' ? 'done' : { refused: outcome }
}

/**
 * Sends what the member has done without a connection, in its order, and stops at the first call without an answer. One tab does it at a time; another one
 * that tries meanwhile does nothing.
 * @returns what was sent
 */
export async function sendUnsent(api: ApiClient, publicId: string): Promise<readonly Unsent[]> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    const sent: Unsent[] = []
    if (lock === null) return sent
    for (const action of await readUnsent(publicId)) {
      if (action.refused !== undefined || !(await startSending(action.id))) continue
      const outcome = await send(api, action)
      if (outcome === 'later') break
      if (outcome === 'done') {
        await removeUnsent(action.id)
        sent.push(action)
      } else await refuseUnsent(action.id, outcome.refused)
    }
    return sent
  })
}
