import type { MerchantDetail } from '@dining/contract'
import { rateLines } from '@dining/copy-engine'
import { merchantCard } from '@dining/copy-engine/texts/merchant-card'
import { merchant as texts } from '@dining/copy-engine/texts/merchant'
import { HAS_ENROLLMENT, hasAccess, TIER_NAMES } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { loginPath, paths, useMember, writeStored } from '@dining/session'
import { ActionBar, Cover, DrawnCover, LinkButton, Photo, Rate, WithAside, wideTableFor } from '@dining/ui'
import { content } from '@dining/ui/layout'
import { useEffect, type ReactNode } from 'react'

import { EarnCheck } from './EarnCheck.tsx'
import { MerchantHead } from './MerchantHead.tsx'
import { Events, GoodToKnow, Hours, MenuPictures, Reviews } from './MerchantSections.tsx'
import * as css from './MerchantScreen.css.ts'
import { TonightVerdict } from './TonightVerdict.tsx'
import { UnlockPrompt } from './UnlockPrompt.tsx'

interface MerchantScreenProps {
  readonly merchant: MerchantDetail
  /** Whether the visitor has come to order online (MERCHANT-34). */
  readonly isOrdering?: boolean
  /** The reservation of a table, where there is one (MERCHANT-31). */
  readonly reservation?: ReactNode
  /** What a device keeps of it, shown without a connection: no picture, reservation, menu, events or reviews, and no step that needs the server. */
  readonly isKept?: boolean
}

/** A restaurant: first what it earns, then the description (MERCHANT-29 … MERCHANT-44). */
export function MerchantScreen({ merchant, isOrdering = false, reservation, isKept = false }: MerchantScreenProps) {
  useEffect(() => writeStored('selectedMerchant', merchant.id), [merchant.id])
  return (
    <>
      {!isKept && (
        <div className={content}>
          {merchant.images.isIllustration ? (
            <DrawnCover table={wideTableFor(merchant.details.cuisines[0], merchant.id)} />
          ) : (
            <Cover>
              <Photo base={merchant.images.imageBaseUrl} alt={merchant.name} sizes="(min-width: 1050px) 1050px, 100vw" width={600} eager />
            </Cover>
          )}
        </div>
      )}
      <WithAside top={<MerchantHead merchant={merchant} isOrdering={isOrdering} />} aside={<EarnCheck merchant={merchant} />}>
        <TonightVerdict merchant={merchant} />
        {HAS_ENROLLMENT && !isKept && <UnlockPrompt merchant={merchant} />}
        {reservation}
        <div className={css.pair}>
          <Hours merchant={merchant} />
          <GoodToKnow merchant={merchant} />
        </div>
        <MenuPictures merchant={merchant} />
        <Events merchant={merchant} />
        {!isKept && <Reviews merchant={merchant} />}
      </WithAside>
      {!isKept && <EarnBar merchant={merchant} />}
    </>
  )
}

/** On phones: the benefit and the next step, always within reach of the thumb. */
function EarnBar({ merchant }: { readonly merchant: MerchantDetail }) {
  const copy = useCopy()
  const { program, features } = usePartner()
  const member = useMember()
  const own = member?.tierLevel
  const tier = own === undefined || own === 1 ? (program.earnRates[3] ? 3 : 2) : own
  const rate = copy.rateOf(tier)
  if (rate === null || !features.showEarnRate) return null
  // A visitor who cannot earn here yet finds the instructions further up.
  if (own === tier && !hasAccess(own, merchant.benefitAvailability.accessTier)) return null
  const whose =
    program.enrollmentType === 'none'
      ? copy.say(merchantCard.forEveryone)
      : copy.say(own === tier ? merchantCard.yourRate : merchantCard.asTier, { tier: TIER_NAMES[tier] })
  return (
    <ActionBar>
      <Rate value={rate.numeral} {...rateLines(rate, whose)} />
      {HAS_ENROLLMENT &&
        (member ? (
          <LinkButton href={paths.manageCards()}>{copy.action(texts.yourCards)}</LinkButton>
        ) : (
          program.enrollmentType !== 'none' && <LinkButton href={loginPath(program)}>{copy.action(texts.signIn)}</LinkButton>
        ))}
    </ActionBar>
  )
}
