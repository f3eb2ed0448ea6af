import type { Merchant } from '@dining/contract'
import { merchantCard } from '@dining/copy-engine/texts/merchant-card'
import { HAS_ENROLLMENT } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { dishesFor, MerchantCard, Photo, Rate, Scene } from '@dining/ui'
import type { ComponentProps } from 'react'

import { MerchantBadges } from './MerchantBadges.tsx'
import { shownRate } from './shown-rate.ts'
import * as css from './UnlockAccess.css.ts'
import { UnlockAccess } from './UnlockAccess.tsx'

interface MerchantTileProps extends Pick<ComponentProps<typeof MerchantCard>, 'headingLevel' | 'lifted' | 'onClick'> {
  readonly merchant: Merchant
  /** Its picture is part of the first view. */
  readonly eager?: boolean
}

/** A merchant in a list, in the partner's words for the visitor (MERCHANT-01 … MERCHANT-12). */
export function MerchantTile({ merchant, eager = false, ...card }: MerchantTileProps) {
  const copy = useCopy()
  const { features, program } = usePartner()
  const member = useMember()
  const { details, location, distance } = merchant
  const { overallRating, numberOfRatings } = details.rating
  const rate = features.showEarnRate ? shownRate(merchant, member?.tierLevel, program, copy) : null
  const facts = [details.cuisines[0], location.address.city, distance === null ? undefined : copy.distance(distance)]
  const isLocked = features.showEarnRate && rate === null && member !== undefined && member.tierLevel !== 1
  const shown = (
    <MerchantCard
      {...card}
      href={paths.merchant({ merchantId: merchant.id })}
      name={merchant.name}
      picture={<Picture merchant={merchant} eager={eager} />}
      badges={<MerchantBadges merchant={merchant} tier={member?.tierLevel} />}
      earn={rate ? <Rate value={rate.numeral} unit={rate.unit} note={rate.note} /> : isLocked ? <span className={css.room} /> : undefined}
      rating={
        numberOfRatings > 0
          ? {
              rating: overallRating.toFixed(1),
              reviews: copy.count(numberOfRatings),
              label: copy.say(merchantCard.rated, { rating: overallRating.toFixed(1), count: numberOfRatings }),
            }
          : undefined
      }
      price={
        details.priceRange > 0
          ? { level: details.priceRange, label: copy.say(merchantCard.price, { level: String(details.priceRange) }) }
          : undefined
      }
      facts={facts.filter((fact) => fact !== undefined)}
    />
  )
  return HAS_ENROLLMENT && isLocked ? <UnlockAccess merchant={merchant}>{shown}</UnlockAccess> : shown
}

/** A card's width: the page's on a phone, a column's elsewhere. */
const SIZES = '(min-width: 661px) 340px, 100vw'

function Picture({ merchant, eager }: { readonly merchant: Merchant; readonly eager: boolean }) {
  const { imageBaseUrl, isIllustration } = merchant.images
  if (isIllustration) return <Scene table={dishesFor(merchant.details.cuisines[0], merchant.id)} eager={eager} />
  return <Photo base={imageBaseUrl} alt="" sizes={SIZES} width={500} eager={eager} />
}
