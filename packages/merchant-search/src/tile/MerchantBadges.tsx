import type { Merchant } from '@dining/contract'
import { merchantCard } from '@dining/copy-engine/texts/merchant-card'
import { hasAccess, type TierLevel } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { Badge } from '@dining/ui'
import { rosetteIcon } from '@dining/ui/icons'

/** What sets a place apart: more to earn, acclaim, news, and who may earn there (MERCHANT-09 … MERCHANT-11, TIER-05, TIER-06). */
export function MerchantBadges({ merchant, tier }: { readonly merchant: Merchant; readonly tier: TierLevel | undefined }) {
  const copy = useCopy()
  const { features, program } = usePartner()
  const { bonusUnits, accessTier } = merchant.benefitAvailability
  const { highlight } = merchant.details
  const acclaimed = features.acclaimedEnabled && merchant.acclaimedLevel > 0
  const isClosed = program.enrollmentType !== 'none' && accessTier !== 0 && !(tier !== undefined && hasAccess(tier, accessTier))
  return (
    <>
      {bonusUnits !== null && <Badge kind="bonus">{copy.say(merchantCard.bonus, { benefit: copy.bonus(bonusUnits).text })}</Badge>}
      {isClosed && <Badge kind="acclaimed">{copy.say(accessTier === 3 ? merchantCard.vipOnly : merchantCard.selectOnly)}</Badge>}
      {acclaimed && (
        <Badge kind="acclaimed" icon={rosetteIcon}>
          {copy.say(features.acclaimed2Enabled && merchant.acclaimedLevel === 2 ? merchantCard.highlyAcclaimed : merchantCard.acclaimed)}
        </Badge>
      )}
      {highlight !== null && <Badge kind="acclaimed">{copy.say(merchantCard[highlight])}</Badge>}
    </>
  )
}
