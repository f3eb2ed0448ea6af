import { useApi, useFlag } from '@dining/api-client'
import { flexOffersQuery } from '@dining/api-client/queries'
import type { Merchant } from '@dining/contract'
import { rateLines, type Copy } from '@dining/copy-engine'
import { merchantCard } from '@dining/copy-engine/texts/merchant-card'
import { HAS_ENROLLMENT, hasAccess, isReachable, TIER_NAMES, type EarnRates, type EnrollmentType, type TierLevel } from '@dining/domain'
import { SaveHeart } from '@dining/favorites'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Badge, MerchantCard, MerchantCardSkeleton, Photo, Rate, Scene, tableFor, variantsFor } from '@dining/ui'
import { rosetteIcon } from '@dining/ui/icons'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'

import * as css from './UnlockAccess.css.ts'
import { UnlockAccess } from './UnlockAccess.tsx'

interface MerchantTileProps extends Pick<ComponentProps<typeof MerchantCard>, 'headingLevel' | 'lifted' | 'onClick'> {
  readonly merchant: Merchant
  /** Whether its picture is part of the first view. */
  readonly eager?: boolean
  /** Without its heart, on a page about a list of places. */
  readonly plain?: boolean
  /** Which illustration it shows without its own picture (`servingsOf`). */
  readonly variant?: number | undefined
}

/** Which illustration each merchant of a list shows, so that neighbours show different dishes. */
export const servingsOf = (merchants: readonly Merchant[]): number[] =>
  variantsFor(merchants.map(({ id, details }) => ({ id, cuisine: details.cuisines[0] })))

/** A merchant in an item of a list, with the partner's texts for the visitor (MERCHANT-01 … MERCHANT-12), and its heart over the card. */
export function MerchantTile({ merchant, eager = false, plain = false, variant = 0, ...card }: MerchantTileProps) {
  const copy = useCopy()
  const { features, program } = usePartner()
  const member = useMember()
  const { details, location, distance } = merchant
  const { overallRating, numberOfRatings } = details.rating
  const rate = features.showEarnRate ? shownRate(merchant, member?.tierLevel, program, copy) : null
  const room = useRateRoom()
  const facts = [details.cuisines[0], location.address.city, distance === null ? undefined : howFar(distance, copy)]
  const canReach = isReachable(merchant.benefitAvailability.accessTier, features)
  const isLocked = features.showEarnRate && rate === null && member !== undefined && member.tierLevel !== 1
  const shown = (
    <MerchantCard
      {...card}
      href={paths.merchant({ merchantId: merchant.id })}
      name={merchant.name}
      picture={<Picture {...{ merchant, eager, variant }} />}
      badges={<MerchantBadges merchant={merchant} tier={member?.tierLevel} />}
      earn={
        rate ? (
          <Rate value={rate.numeral} unit={rate.unit} note={rate.note} />
        ) : isLocked ? (
          <span className={css.room}>{room}</span>
        ) : undefined
      }
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
      facts={facts.filter((fact) => fact !== undefined).filter((fact) => fact !== '')}
    />
  )
  const tile = HAS_ENROLLMENT && isLocked && canReach ? <UnlockAccess merchant={merchant}>{shown}</UnlockAccess> : shown
  return (
    <>
      {tile}
      {!plain && <SaveHeart merchant={merchant} on="card" />}
    </>
  )
}

/** Distances have one decimal. */
const LEAST_MILES = 0.05

/** A card's width: the page's on a phone, a column's elsewhere. */
const SIZES = '(min-width: 661px) 340px, 100vw'

/** A placeholder in the size of a tile. */
export function MerchantTileSkeleton() {
  return <MerchantCardSkeleton earn={useRateRoom()} />
}

/** A rate at least as high as any that a tile shows; undefined if the partner shows none. */
function useRateRoom(): ReactNode {
  const copy = useCopy()
  const { features, program } = usePartner()
  const rate = features.showEarnRate ? bestRate(program, copy) : null
  return rate ? <Rate value={rate.numeral} unit={rate.unit} note={rate.note} /> : undefined
}

/** A distance of "0.0 mi" is shown as "here". */
function howFar(miles: number, copy: Copy): string {
  return miles < LEAST_MILES ? copy.say(merchantCard.here) : copy.distance(miles)
}

function Picture({ merchant, eager, variant }: Required<Pick<MerchantTileProps, 'merchant' | 'eager' | 'variant'>>) {
  const { imageBaseUrl, isIllustration } = merchant.images
  if (isIllustration) return <Scene table={tableFor(merchant.details.cuisines[0], merchant.id, variant)} eager={eager} />
  return <Photo base={imageBaseUrl} alt={merchant.name} sizes={SIZES} width={500} eager={eager} />
}

/** The badges of a place: a higher benefit, acclaim, news, and the tiers that earn there (MERCHANT-09 … MERCHANT-11, TIER-05, TIER-06). */
function MerchantBadges({ merchant, tier }: { readonly merchant: Merchant; readonly tier: TierLevel | undefined }) {
  const copy = useCopy()
  const { features, program } = usePartner()
  const flexUnits = useFlexUnits(merchant, tier)
  const { bonusUnits, accessTier } = merchant.benefitAvailability
  const { highlight } = merchant.details
  const acclaimed = features.acclaimedEnabled && merchant.acclaimedLevel > 0
  const hasTier = isReachable(accessTier, features)
  const isClosed = program.enrollmentType !== 'none' && accessTier !== 0 && hasTier && !(tier !== undefined && hasAccess(tier, accessTier))
  return (
    <>
      {bonusUnits !== null && <Badge kind="bonus">{copy.say(merchantCard.bonus, { benefit: copy.bonus(bonusUnits).text })}</Badge>}
      {flexUnits !== undefined && <Badge kind="bonus">{copy.say(merchantCard.flex, { benefit: copy.bonus(flexUnits).text })}</Badge>}
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

/** The member's flex offer at a place where they earn, in the program's units (MERCHANT-45, MERCHANT-48). */
function useOwnFlexUnits({ id, benefitAvailability }: Merchant, tier: TierLevel | undefined): number | undefined {
  const isOn = useFlag('flexOffers') && tier !== undefined
  const { data } = useQuery({ ...flexOffersQuery(useApi()), enabled: isOn })
  if (!isOn || !hasAccess(tier, benefitAvailability.accessTier)) return undefined
  return data?.data.find(({ merchantId }) => merchantId === id)?.webMessageOfferAmount
}
const useFlexUnits = HAS_ENROLLMENT ? useOwnFlexUnits : () => undefined

/** What the visitor earns at a place, in the format of the rate's display. */
interface ShownRate {
  readonly numeral: string
  readonly unit: string
  /** Whose rate it is. */
  readonly note: string
}

interface Rates {
  readonly earnRates: EarnRates
  readonly enrollmentType: EnrollmentType
}

const topTier = (rates: EarnRates) => (rates[3] === undefined ? 2 : 3)

/** The best rate that any member can reach; null if the partner has no such rate. */
function bestRate({ earnRates, enrollmentType }: Rates, copy: Copy): ShownRate | null {
  const top = topTier(earnRates)
  const wording = copy.rateOf(top)
  if (wording === null) return null
  // Without enrollment there are no tiers.
  const whose = enrollmentType === 'none' ? merchantCard.forEveryone : top === 3 ? merchantCard.asVip : merchantCard.asTier
  return { numeral: wording.numeral, ...rateLines(wording, copy.say(whose, { tier: TIER_NAMES[top] })) }
}

/**
 * The rate on a merchant's card: a member's own, or the best one that any member can reach (MERCHANT-08).
 * @param tier the member's; undefined for a visitor who is not signed in
 * @returns null when the member has no access to the place yet (TIER-05, TIER-06)
 */
function shownRate(merchant: Merchant, tier: TierLevel | undefined, rates: Rates, copy: Copy): ShownRate | null {
  if (tier === undefined || tier === 1) return bestRate(rates, copy)
  if (!hasAccess(tier, merchant.benefitAvailability.accessTier)) return null
  const wording = copy.rateOf(tier)
  if (wording === null) return null
  const whose =
    rates.enrollmentType === 'none' ? copy.say(merchantCard.forEveryone) : copy.say(merchantCard.yourRate, { tier: TIER_NAMES[tier] })
  return { numeral: wording.numeral, ...rateLines(wording, whose) }
}
