import { endpoints, type Merchant, type MerchantDetail } from '@dining/contract'
import { fail, succeed, localTime, offerPhase, type Highlight, type OfferUse } from '@dining/domain'

import { merchantRepo, type MerchantListRow, type MerchantRow } from '../../../store/repositories/merchant.ts'
import { reviewRepo, type ReviewRow } from '../../../store/repositories/review.ts'
import { offerTerms, offerUseOf, recentDinesAt } from '../../../use-cases/earning/offer-use.ts'
import { searchMerchants } from '../../../use-cases/search-merchants.ts'
import { registerDelayedRead, registerMemoryRead, type Api } from '../../api.ts'

/** Reviews by members on the page of a merchant. */
const SHOWN_REVIEWS = 20

/** Search and detail of participating merchants. */
export function merchantRoutes(api: Api): void {
  const { clock, meters, merchantSearch, places } = api.deps

  registerMemoryRead(api, endpoints.searchMerchants, async ({ query, partner }) => {
    const now = clock()
    const started = performance.now()
    const found = await searchMerchants({ merchantSearch, places }, query, partner.features, now)
    if (!found.ok) return found
    const { rows, total, place, pageSize, counts, points } = found.value
    meters.search(performance.now() - started, total)
    return succeed({
      data: rows.map((row) => presentMerchant(row, now)),
      totalPages: Math.ceil(total / pageSize),
      totalResultSize: total,
      place,
      ...(counts && { counts }),
      ...(points && { points }),
    })
  })

  registerDelayedRead(api, endpoints.getMerchant, async ({ params, partner, session }, tx) => {
    const now = clock()
    const { id: partnerId } = partner.program
    const reviews = reviewRepo(tx, partnerId)
    // Sent together, so that they take one round trip to the database.
    const [row, dines, written, score] = await Promise.all([
      merchantRepo(tx, partner.features).byId(params.merchantId),
      session ? recentDinesAt(tx, partnerId, session.memberId, params.merchantId, now) : null,
      reviews.approvedAt(params.merchantId, SHOWN_REVIEWS),
      reviews.scoreAt(params.merchantId),
    ])
    if (!row) return fail({ kind: 'not-found' })
    const detail = presentMerchantDetail(row, dines && offerUseOf(dines, row.time_zone, now), now)
    return succeed({
      ...detail,
      reviews: [...written.map(presentReview), ...detail.reviews],
      ...(score.count > 0 && { memberScore: { average: oneDecimal(score.stars / score.count), count: score.count } }),
    })
  })
}

/** A merchant in lists and cards. */
function presentMerchant(row: MerchantListRow, now: Date): Merchant {
  return {
    id: row.id,
    name: row.name,
    images: picturesOf(row),
    details: {
      rating: { overallRating: oneDecimal(row.rating), numberOfRatings: row.rating_count },
      priceRange: row.price_range,
      cuisines: row.cuisines,
      highlight: highlightOf(row, now),
    },
    location: {
      address: { address1: row.address1, city: row.city, state: row.state, zipCode: row.zip_code },
      neighborhood: row.neighborhood,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    distance: row.distance === null ? null : oneDecimal(row.distance),
    origin: row.origin,
    acclaimedLevel: row.acclaimed_level === 2 ? 2 : row.acclaimed_level === 1 ? 1 : 0,
    benefitAvailability: {
      campaignCodes: row.campaign_codes,
      accessTier: row.access_tier === 3 ? 3 : row.access_tier === 2 ? 2 : 0,
      offerType: row.offer_type,
      bonusUnits: row.bonus_units,
    },
    reservationProviders: { openTable: row.open_table_id },
  }
}

/** The data of the merchant page; `use` is the signed-in member's use of this month. */
function presentMerchantDetail(row: MerchantRow, use: OfferUse | null, now: Date): MerchantDetail {
  return {
    ...presentMerchant({ ...row, distance: null }, now),
    about: row.about,
    phone: row.phone,
    timeZone: row.time_zone,
    hours: row.hours,
    features: row.features,
    mealsServed: row.meals,
    menuUrl: row.menu_url,
    menuImages: row.menu_images,
    order: row.order_url === null ? null : { url: row.order_url, origin: row.order_origin ?? row.origin },
    offer: offerTerms(row).offer,
    reviews: row.reviews,
    events: row.events,
    member: use,
  }
}

const presentReview = ({ id, stars, body, author, created_at }: ReviewRow): MerchantDetail['reviews'][number] => ({
  id,
  rating: stars,
  text: body,
  author,
  date: created_at.toISOString().slice(0, 10),
})

/** The restaurant's own picture, or the image route's picture of its cuisine (IMG-04). */
function picturesOf({ id, cuisines: [cuisine = ''], image_base_url: own }: MerchantListRow): Merchant['images'] {
  if (own !== null) return { imageBaseUrl: own, isIllustration: false }
  const name = cuisine
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return { imageBaseUrl: `/images/cuisines/${name || 'any'}/${id}`, isIllustration: true }
}

/** The highlight of today: an announced merchant becomes new on its first day, and a merchant is leaving only in its last month. */
function highlightOf(row: MerchantListRow, now: Date): Highlight | null {
  const phase = offerPhase({ firstDay: row.first_day, lastDay: row.last_day }, localTime(now, row.time_zone).date)
  if (phase === 'coming-soon') return 'comingSoon'
  if (phase === 'leaving-soon') return 'leavingSoon'
  return row.highlight === 'new' || row.highlight === 'comingSoon' ? 'new' : null
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
