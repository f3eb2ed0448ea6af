import { useApi, useFlag } from '@dining/api-client'
import { flexOfferQuery } from '@dining/api-client/queries'
import type { MerchantDetail } from '@dining/contract'
import { HAS_ENROLLMENT, hasAccess } from '@dining/domain'
import { useMember } from '@dining/session'
import { useQuery } from '@tanstack/react-query'

/** Asked for only for a member who is signed in, where the partner has flex offers (MERCHANT-48). A failed call leaves the page as without one. */
function useOwnFlexUnits({ id, benefitAvailability }: MerchantDetail): number | null {
  const api = useApi()
  const member = useMember()
  const isOn = useFlag('flexOffers') && member !== undefined
  const { data } = useQuery({ ...flexOfferQuery(api, { merchantId: id, publicId: member?.publicId ?? '' }), enabled: isOn })
  if (!isOn || !data || !hasAccess(member.tierLevel, benefitAvailability.accessTier)) return null
  return data.webMessageOfferAmount
}

/** Extra units of the member's flex offer at a restaurant where they earn (MERCHANT-45); null without one. */
export const useFlexUnits: (merchant: MerchantDetail) => number | null = HAS_ENROLLMENT ? useOwnFlexUnits : () => null
