import { buildPlaces, type Places } from '@dining/api/data-loading'
import { buildMerchants, CUISINES, MERCHANT_COUNT, type NewMerchant } from '@dining/demo-restaurants'
import { HIGHLIGHTS, MEALS, OFFER_TYPES, WEEKDAYS } from '@dining/domain'
import { beforeAll, describe, expect, it } from 'vitest'

const TODAY = new Date('2026-11-20T12:00:00Z')
/** Two places with one name are never this near, in miles. */
const APART = 10

let places: Places
let merchants: NewMerchant[]
beforeAll(() => {
  places = buildPlaces()
  merchants = [...buildMerchants(places, TODAY)]
})

const miles = (a: NewMerchant, b: NewMerchant) =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)) * 69

const values = (of: (merchant: NewMerchant) => unknown) => new Set(merchants.map(of))

describe('restaurants of the demonstration', () => {
  it('are twenty thousand, the same on every machine', () => {
    expect(merchants).toHaveLength(MERCHANT_COUNT)
    expect([...buildMerchants(buildPlaces(), TODAY, 50)]).toEqual(merchants.slice(0, 50))
  })

  it('are in places where people live', () => {
    const inCity = (city: string, state: string) =>
      merchants.filter((merchant) => merchant.city === city && merchant.state === state).length
    expect(inCity('New York', 'NY')).toBeGreaterThan(300)
    expect(inCity('Chicago', 'IL')).toBeGreaterThan(100)
    expect(values((merchant) => merchant.state).size).toBeGreaterThan(50)
    const known = new Map(places.places.map((place) => [place.zip_code, place]))
    for (const merchant of merchants) {
      const place = known.get(merchant.zip_code)
      expect(place).toMatchObject({ city: merchant.city, state: merchant.state, time_zone: merchant.time_zone })
      expect(Math.abs((place?.latitude ?? 0) - merchant.latitude)).toBeLessThan(0.1)
    }
  })

  it('have names of their own for miles around, and no chain is among them', () => {
    const byName = Map.groupBy(merchants, (merchant) => merchant.name)
    for (const [name, same] of byName) {
      for (const [index, one] of same.entries()) {
        for (const other of same.slice(index + 1)) expect(miles(one, other), name).toBeGreaterThan(APART)
      }
    }
    const chains =
      /mcdonald|burger king|wendy|taco bell|pizza hut|domino|papa john|subway|chipotle|olive garden|applebee|chili's|denny|ihop|outback|red lobster|texas roadhouse|cracker barrel|panera|starbucks|dunkin|arby|popeye|kfc|five guys|shake shack|cheesecake factory|p\.?f\.? chang|carrabba|longhorn|golden corral|waffle house|panda express|jack in the box|in-n-out|whataburger|tgi|hooters|ruth's chris|capital grille|buffalo wild|wingstop|sweetgreen|jimmy john|quiznos|sbarro|noodles & company|white castle|first watch|blue bottle/i
    expect(merchants.filter((merchant) => chains.test(merchant.name)).map((merchant) => merchant.name)).toEqual([])
  })

  it('have varied descriptions of two or three sentences without placeholders', () => {
    for (const { about } of merchants) {
      expect(about.match(/[.!?](?= |$)/g)?.length).toBeGreaterThanOrEqual(2)
      expect(about).not.toMatch(/[{}]|undefined| {2}/)
    }
    expect(values((merchant) => merchant.about).size).toBeGreaterThan(MERCHANT_COUNT * 0.98)
  })

  it('have telephone numbers that are reserved for fiction', () => {
    const strange = merchants.filter(({ phone }) => phone !== null && !/^\(\d{3}\) 555-01\d\d$/.test(phone))
    expect(strange).toEqual([])
  })

  it.each([
    ['cuisine', CUISINES.map((cuisine) => cuisine.name), (merchant: NewMerchant) => merchant.cuisines],
    ['offer type', OFFER_TYPES, (merchant: NewMerchant) => [merchant.offer_type]],
    ['highlight', [...HIGHLIGHTS, null], (merchant: NewMerchant) => [merchant.highlight]],
    ['price', [0, 1, 2, 3, 4], (merchant: NewMerchant) => [merchant.price_range]],
    ['access tier', [0, 2, 3], (merchant: NewMerchant) => [merchant.access_tier]],
    ['acclaimed level', [0, 1, 2], (merchant: NewMerchant) => [merchant.acclaimed_level]],
    ['day', WEEKDAYS, (merchant: NewMerchant) => (merchant.offer_days.length < 7 ? merchant.offer_days : [])],
    ['meal of a rule', MEALS, (merchant: NewMerchant) => merchant.offer_meals],
    ['meal served', MEALS, (merchant: NewMerchant) => merchant.meals],
  ])('show every %s', (_what, all: readonly unknown[], of) => {
    expect(new Set(merchants.flatMap((merchant): unknown[] => of(merchant)))).toEqual(new Set(all))
  })

  it('keep the terms of an offer in agreement with each other', () => {
    const today = TODAY.toISOString().slice(0, 10)
    for (const merchant of merchants) {
      const limits = [merchant.max_visits_per_month, merchant.max_spend_cents_per_month].filter((limit) => limit !== null)
      expect(limits.length > 0).toBe(merchant.offer_type === 'Limited')
      expect((merchant.first_day ?? '') > today).toBe(merchant.highlight === 'comingSoon')
      expect(merchant.last_day !== null).toBe(merchant.highlight === 'leavingSoon')
      expect(merchant.offer_meals.every((meal) => merchant.meals.includes(meal))).toBe(true)
      expect(merchant.features.includes('Order online')).toBe(merchant.order_url !== null)
    }
  })
})
