import type { CardTypeCode } from '@dining/domain'

/** Address of the card-entry page: accepted card types as flags, partner, nonce of the mount (CARD-29, CARD-31). */
export function frameAddress(of: {
  readonly vaultOrigin: string
  readonly partnerId: string
  readonly accepted: readonly CardTypeCode[]
  readonly nonce: string
}): string {
  const query = new URLSearchParams(of.accepted.map((code) => [code, '1']))
  query.set('partner', of.partnerId)
  query.set('nonce', of.nonce)
  return `${of.vaultOrigin}/frame?${query}`
}
