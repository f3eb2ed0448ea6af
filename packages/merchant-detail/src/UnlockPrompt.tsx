import type { MerchantDetail } from '@dining/contract'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { hasAccess, isReachable } from '@dining/domain'
import { Rich, Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember, useUnlockWords } from '@dining/session'
import { LinkButton, Panel } from '@dining/ui'
import { stack } from '@dining/ui/layout'

import { prelude } from './MerchantScreen.css.ts'

/** Explains to a member whose tier does not earn here yet how to earn, in the editors' words (MERCHANT-38, TIER-05, TIER-06). Renders nothing for other visitors. */
export function UnlockPrompt({ merchant }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  const { features } = usePartner()
  const member = useMember()
  const { accessTier } = merchant.benefitAvailability
  const isVip = accessTier === 3
  const words = useUnlockWords(isVip ? 3 : 2)
  if (!member || member.tierLevel === 1 || hasAccess(member.tierLevel, accessTier)) return null
  if (!isReachable(accessTier, features)) return null
  return (
    <Panel className={prelude}>
      <div className={stack}>
        <h2>{words?.title ? copy.sayContent(words.title, 'headline') : copy.headline(texts.unlock)}</h2>
        <p>{words ? <Rich parts={copy.richContent(words.text)} /> : <Say text={isVip ? texts.unlockVip : texts.unlockSelect} />}</p>
        <LinkButton href={isVip ? paths.accountOverview() : paths.userProfile()}>
          {copy.action(isVip ? texts.unlockVipAction : texts.unlockSelectAction)}
        </LinkButton>
      </div>
    </Panel>
  )
}
