import type { ApiClient } from '@dining/api-client'
import { IDEMPOTENCY_HEADER } from '@dining/contract'
import { CARD_BRAND_OF_CODE } from '@dining/domain'

import type { FrameCard } from '../frame/card-frame.ts'
import { readRefusal, splitResults, type RefusedSave } from './save-results.ts'

/** Into an open account, or into a closed one that opens again by it (REENROLL-09). */
export type SavePurpose = 'link' | 're-enroll'

/**
 * Saves the card that the frame gave. Each submit has an idempotency key of its own; when no answer arrives, the same request is sent once
 * more under the same key, so the card is linked once and its result is known all the same.
 */
export async function saveCard(api: ApiClient, { cardType, ...given }: FrameCard, purpose: SavePurpose): Promise<RefusedSave> {
  const creditCards = [{ ...given, cardType: CARD_BRAND_OF_CODE[cardType] }]
  const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
  const send = () =>
    purpose === 'link'
      ? api.call('saveCards', { body: { creditCards, directFileFeedOptIn: true } }, { headers })
      : api.call('reEnroll', { body: { creditCards } }, { headers })
  const first = await send()
  const answer = !first.ok && first.error.kind === 'network' ? await send() : first
  return answer.ok ? { kind: 'results', results: splitResults(answer.value.cardRegistration) } : readRefusal(answer.error)
}
