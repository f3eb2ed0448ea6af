import type { Merchant } from '@dining/contract'
import { DINNER_FOR_TWO, earnByTier, hasAccess, type EarnRates, type EnrollmentType, type TierLevel } from '@dining/domain'
import Supercluster from 'supercluster'

import { MOST_ZOOM, type Spot } from './surface.ts'

/** Several restaurants whose pins would cover each other, or one alone. */
export interface PinGroup extends Spot {
  /** Stable while the same restaurants are together. */
  readonly key: string
  readonly merchants: readonly Merchant[]
}

/** Pins closer than this, in px, are drawn as one. */
const CLOSE = 46

/** Groups restaurants by zoom; each is in exactly one group, and a group is where its restaurants are on average. */
export function pinGroups(merchants: readonly Merchant[]): (zoom: number) => readonly PinGroup[] {
  const index = new Supercluster<{ readonly at: number }>({ radius: CLOSE, extent: 256, maxZoom: MOST_ZOOM, minPoints: 2 })
  index.load(
    merchants.map(({ location }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [location.longitude, location.latitude] },
    })),
  )
  return (zoom) =>
    index.getClusters([-180, -90, 180, 90], Math.round(zoom)).map((found) => {
      const [longitude = 0, latitude = 0] = found.geometry.coordinates
      const { properties } = found
      const places =
        'cluster_id' in properties ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.at) : [properties.at]
      const members = places.toSorted((a, b) => a - b).flatMap((at) => merchants[at] ?? [])
      return { key: members.map(({ id }) => id).join(' '), merchants: members, latitude, longitude }
    })
}

interface Rates {
  readonly earnRates: EarnRates
  readonly enrollmentType: EnrollmentType
}

/**
 * What a dinner for two at its price level earns at a restaurant: for a member at the own tier, for other visitors at the best tier, as the
 * card shows the rate. In the program's unit (`earnOf`).
 * @returns null where the member has no access yet
 */
export function dinnerBenefit(
  { details, benefitAvailability }: Merchant,
  tier: TierLevel | undefined,
  { earnRates, enrollmentType }: Rates,
): number | null {
  const { accessTier, bonusUnits } = benefitAvailability
  const own = tier === undefined || tier === 1 || enrollmentType === 'none' ? undefined : tier
  if (own !== undefined && !hasAccess(own, accessTier)) return null
  const rows = earnByTier(DINNER_FOR_TWO[details.priceRange] ?? 0, { rates: earnRates, bonusUnits: own === undefined ? null : bonusUnits })
  return (own === undefined ? rows.at(-1) : rows.find((row) => row.tier === own))?.benefit ?? null
}
