import type { ApiClient } from '@dining/api-client'
import { IDEMPOTENCY_HEADER } from '@dining/contract'

import type { FrameCard } from '../frame/card-frame.ts'
import type { SavePurpose } from '../link/save-card.ts'

/** Each call has an idempotency key; without an answer the same request is sent once more, so it has one effect. */
async function withRetry<T extends { readonly ok: boolean }>(
  send: (headers: Readonly<Record<string, string>>) => Promise<T>,
  isLost: (answer: T) => boolean,
): Promise<T> {
  const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
  const first = await send(headers)
  return isLost(first) ? send(headers) : first
}

export function startClaim(api: ApiClient, { encryptedCardNumber }: FrameCard, purpose: SavePurpose) {
  const body = { encryptedCardNumber, directFileFeedOptIn: true, mayReopen: purpose === 're-enroll' } as const
  return withRetry(
    (headers) => api.call('startCardClaim', { body }, { headers }),
    (answer) => !answer.ok && answer.error.kind === 'network',
  )
}

export function confirmClaim(api: ApiClient, claimId: string, verificationCode: string) {
  return withRetry(
    (headers) => api.call('confirmCardClaim', { body: { claimId, verificationCode } }, { headers }),
    (answer) => !answer.ok && answer.error.kind === 'network',
  )
}
