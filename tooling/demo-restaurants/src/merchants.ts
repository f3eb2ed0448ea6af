import type { DiningOption } from '@dining/domain'

import { CUISINES, type Cuisine } from './cuisines.ts'
import { aboutText, writeReviews } from './merchant-text.ts'
import { makeHours, mealsOf } from './merchant-hours.ts'
import { createNameMaker } from './merchant-name.ts'
import { makeOffer } from './merchant-offer.ts'
import { STREETS } from './name-words.ts'
import { phoneNumber } from './phone.ts'
import { createRandom, drawByWeight, type Random } from './random.ts'
import { sectionFinder, type Section } from './section-finder.ts'
import { spelledOut } from './street-name.ts'
import { EVENTS } from './text-lines.ts'

/** The API's reference data, as far as restaurants depend on it. */
interface Places {
  readonly places: readonly Place[]
  readonly cities: readonly { readonly name: string; readonly state: string; readonly population: number }[]
  readonly sections: readonly Section[]
}

/** A ZIP code. */
interface Place {
  readonly zip_code: string
  readonly city: string
  readonly state: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
  readonly time_zone: string
}

/** A row of the API's table of merchants, without the column that the API derives for searches. */
export type NewMerchant = ReturnType<typeof buildOne>

/** Participating merchants of the default data. */
export const MERCHANT_COUNT = 20_000
/** Ids start here, so that they have as many digits as real ones. */
const FIRST_ID = 100_001
const SEED = 20_261_101
/** Towns from this size have quarters worth naming. */
const QUARTERS_FROM = 150_000

/**
 * Restaurants on real ZIP places, dense where people live. The same places and the same day give the same rows.
 * @param today dates of offers, reviews and events lie around it
 */
export function* buildMerchants({ places, cities, sections }: Places, today: Date, count = MERCHANT_COUNT): Generator<NewMerchant> {
  const random = createRandom(SEED)
  const names = createNameMaker(random)
  const population = new Map(cities.map((city) => [`${city.name}|${city.state}`, city.population]))
  const nearby = sectionFinder(sections)
  const pickPlace = drawByWeight(random, places, (place) => Math.max(1, place.population) ** 0.95)
  const pickCuisine = drawByWeight(random, CUISINES, (cuisine) => cuisine.weight)
  for (let index = 0; index < count; index++) {
    const place = pickPlace()
    const town = population.get(`${place.city}|${place.state}`) ?? 0
    yield buildOne(random, names, { place, town, cuisine: pickCuisine(), nearby, today, id: FIRST_ID + index })
  }
}

interface Site {
  readonly place: Place
  /** Population of the town. */
  readonly town: number
  readonly cuisine: Cuisine
  readonly nearby: (latitude: number, longitude: number, besides: string) => string | null
  readonly today: Date
  readonly id: number
}

/** Of one restaurant in this many, the demonstration has pictures of the menu. */
const MENU_PICTURES_EACH = 3
/** Pictures of such a menu. */
const MENU_PICTURES = 3

/** Pictures of dishes in place of a menu's, since those of real menus belong to their restaurants. Not random, so that other facts stay as they are. */
function menuPicturesOf(id: number, [cuisine = 'any']: readonly string[]): { url: string; alt: string }[] {
  if (id % MENU_PICTURES_EACH !== 0) return []
  const slug = cuisine.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return Array.from({ length: MENU_PICTURES }, (_, index) => ({ url: `/images/cuisines/${slug}/${id}-menu-${index + 1}`, alt: '' }))
}

function buildOne(random: Random, names: ReturnType<typeof createNameMaker>, { place, town, cuisine, nearby, today, id }: Site) {
  const [latitude, longitude] = positionIn(random, place, town)
  const street = random.pick(STREETS)
  const neighborhood = town >= QUARTERS_FROM ? nearby(latitude, longitude, place.city) : null
  const local = neighborhood && neighborhood.length < 16 && random.chance(0.4) ? neighborhood : spelledOut(street)
  const name = names.make(cuisine, latitude, longitude, local)
  const kind = random.pick(cuisine.kinds)
  const hours = makeHours(random, kind)
  const meals = mealsOf(hours)
  const features = optionsOf(random, kind)
  const rating = Math.round(Math.max(2.6, Math.min(4.9, 4.15 + random.normal() * 0.38)) * 10) / 10
  const subject = { name, cuisine, kind, street, area: neighborhood ?? place.city, year: today.getUTCFullYear() }
  const cuisines = cuisinesOf(random, cuisine)
  const ratingCount = Math.round(Math.exp(4.3 + random.normal()))
  const online = features.includes('Order online')
  return {
    id: `N${id}`,
    network_id: `N${id}`,
    name,
    about: aboutText(random, subject),
    phone: random.chance(0.97) ? phoneNumber(random, place.state) : null,
    address1: `${random.whole(1, 89) * random.pick([1, 10, 100])} ${street}`,
    city: place.city,
    state: place.state,
    zip_code: place.zip_code,
    neighborhood,
    latitude,
    longitude,
    time_zone: place.time_zone,
    price_range: random.chance(0.02)
      ? 0
      : Math.max(1, Math.min(4, cuisine.price + (random.chance(0.2) ? 1 : 0) - (random.chance(0.12) ? 1 : 0))),
    rating,
    rating_count: ratingCount,
    cuisines,
    features,
    meals,
    ...makeOffer(random, meals, today),
    hours,
    menu_url: random.chance(0.7) ? `https://menus.example.com/${id}` : null,
    menu_images: menuPicturesOf(id, cuisines),
    order_url: online ? `https://order.example.com/${id}` : null,
    order_origin: online ? random.pick(['direct', 'Doorside', 'Carryout Club']) : null,
    open_table_id: kind !== 'counter' && kind !== 'bakery' && random.chance(0.75) ? String(id + 700_000) : null,
    // Without a picture of its own a place is drawn by its cuisine.
    image_base_url: null,
    origin: 'network',
    reviews: writeReviews(random, subject, rating, Math.min(ratingCount, random.pick([0, 1, 2, 2, 3, 4])), today),
    events: eventsOf(random, today),
    source: 'default' as const,
    active: true,
  }
}

/** Within a mile or so of the middle of the ZIP, wider in the suburbs than downtown and in villages. */
function positionIn(random: Random, place: Place, town: number): [latitude: number, longitude: number] {
  const miles = town > 500_000 ? 0.35 : town > 100_000 ? 0.6 : town > 20_000 ? 0.8 : 0.35
  const degrees = miles / 69
  const latitude = place.latitude + random.normal() * degrees
  const longitude = place.longitude + (random.normal() * degrees) / Math.cos((place.latitude * Math.PI) / 180)
  return [Number(latitude.toFixed(5)), Number(longitude.toFixed(5))]
}

function optionsOf(random: Random, kind: string): DiningOption[] {
  const quick = kind === 'counter' || kind === 'bakery' || kind === 'cafe'
  const options: DiningOption[] = []
  if (random.chance(kind === 'fine' ? 0.05 : quick ? 0.6 : 0.45)) options.push('Delivery')
  if (!quick || random.chance(0.85)) options.push('Dine in')
  if (options.length === 0 || random.chance(kind === 'fine' ? 0.2 : 0.8)) options.push('Takeout')
  if (options.includes('Takeout') && random.chance(0.4)) options.push('Order online')
  return options
}

function cuisinesOf(random: Random, cuisine: Cuisine): string[] {
  const kin = CUISINES.filter((other) => other.culture === cuisine.culture && other !== cuisine)
  const second = random.chance(0.18) ? kin[random.whole(0, kin.length - 1)] : undefined
  return second ? [cuisine.name, second.name] : [cuisine.name]
}

function eventsOf(random: Random, today: Date): { id: string; title: string; date: string; text: string }[] {
  if (!random.chance(0.06)) return []
  const [title, text] = random.pick(EVENTS)
  return [{ id: '1', title, date: new Date(today.getTime() + random.whole(2, 45) * 86_400_000).toISOString().slice(0, 10), text }]
}
