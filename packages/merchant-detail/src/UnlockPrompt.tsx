import type { MerchantDetail } from '@dining/contract'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { hasAccess } from '@dining/domain'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { LinkButton, Panel } from '@dining/ui'
import { stack } from '@dining/ui/layout'

import { prelude } from './MerchantScreen.css.ts'

/** Explains to a member whose tier does not earn here yet how to earn (MERCHANT-38, TIER-05, TIER-06). Renders nothing for other visitors. */
export function UnlockPrompt({ merchant }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  const member = useMember()
  const { accessTier } = merchant.benefitAvailability
  if (!member || member.tierLevel === 1 || hasAccess(member.tierLevel, accessTier)) return null
  const isVip = accessTier === 3
  return (
    <Panel className={prelude}>
      <div className={stack}>
        <h2>{copy.headline(texts.unlock)}</h2>
        <p>
          <Say text={isVip ? texts.unlockVip : texts.unlockSelect} />
        </p>
        <LinkButton href={isVip ? paths.accountOverview() : paths.userProfile()}>
          {copy.action(isVip ? texts.unlockVipAction : texts.unlockSelectAction)}
        </LinkButton>
      </div>
    </Panel>
  )
}
