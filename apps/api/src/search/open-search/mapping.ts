import { addDays, MINUTES_PER_DAY, WEEKDAYS, type OpeningHours } from '@dining/domain'
import { startOfDay } from '@dining/domain/calendar'

import type { IndexedMerchant } from '../../store/repositories/merchant-change.ts'
import { fieldsOf } from '../words.ts'

/**
 * Increased with each change of the mapping or of what documents contain. It is a part of the indexes' names: a release builds its own, and the one before
 * it goes on with the old one during a roll-out.
 */
const VERSION = 1

/** Names in the cluster, of settings `index`. */
export const namesOf = (index: string) => ({
  /** What searches read: an alias of the newest complete index. */
  alias: `${index}-v${VERSION}`,
  /** Complete indexes, and one that is being filled. */
  rows: `${index}-v${VERSION}-rows`,
  /** One document: how far the changes of the database were read. */
  position: `${index}-v${VERSION}-position`,
})

/** Longest word of a name that is one token: names have up to 500 characters. */
const LONGEST_WORD = 1_024
const keyword = { type: 'keyword' } as const

/** The index of restaurants. One shard holds millions, and its counts and order are exact; changes become visible by `_refresh` only, all at once. */
export const INDEX_BODY = {
  settings: {
    number_of_shards: 1,
    refresh_interval: '-1',
    analysis: {
      tokenizer: { blanks: { type: 'whitespace', max_token_length: LONGEST_WORD } },
      analyzer: { words: { type: 'custom', tokenizer: 'blanks' } },
    },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: keyword,
      /** The whole search text, for the order by name. */
      text: keyword,
      /** The name and each cuisine, as one text each, and their words. */
      fields: keyword,
      words: keyword,
      /** From each word to the end of its field, without blanks. */
      joined: keyword,
      phrases: { type: 'text', analyzer: 'words' },
      location: { type: 'geo_point' },
      latitude: { type: 'double' },
      longitude: { type: 'double' },
      rating: { type: 'double' },
      rating_count: { type: 'integer' },
      price_range: { type: 'integer' },
      access_tier: { type: 'integer' },
      features: keyword,
      meals: keyword,
      cuisines: keyword,
      neighborhood: keyword,
      campaigns: keyword,
      highlight: keyword,
      acclaimed: { type: 'boolean' },
      bonus: { type: 'boolean' },
      bookable: { type: 'boolean' },
      zone: keyword,
      /** Minutes of the week, local. */
      open: { type: 'integer_range' },
      /** Milliseconds since 1970 at which the offer starts, and at which it has ended. */
      starts_at: { type: 'long' },
      ends_at: { type: 'long' },
      /** What a page shows; not searched. */
      document: { type: 'object', enabled: false },
    },
  },
} as const

const WEEK = 7 * MINUTES_PER_DAY
/** Before and after every date of an offer. */
const [ALWAYS, NEVER] = [-8_640_000_000_000, 253_402_300_799_000]

function openRanges(hours: readonly OpeningHours[]) {
  return hours.flatMap(({ day, opens, closes }) => {
    const midnight = WEEKDAYS.indexOf(day) * MINUTES_PER_DAY
    const [from, to] = [midnight + opens, midnight + closes]
    // Past Saturday midnight, the week begins again.
    return [
      { gte: from, lt: to },
      { gte: 0, lt: to - WEEK },
    ].filter(({ gte, lt }) => gte < lt)
  })
}

/** The document of a restaurant. */
export function documentOf({ features, meals, hours, search_text: text, ...listed }: IndexedMerchant) {
  const fields = fieldsOf(text).filter((field) => field.length > 0)
  return {
    id: listed.id,
    text,
    fields: fields.map((field) => field.join(' ')),
    words: [...new Set(fields.flat())],
    joined: [...new Set(fields.flatMap((field) => field.map((_, start) => field.slice(start).join(''))))],
    phrases: fields.map((field) => field.join(' ')),
    location: { lat: listed.latitude, lon: listed.longitude },
    latitude: listed.latitude,
    longitude: listed.longitude,
    rating: listed.rating,
    rating_count: listed.rating_count,
    price_range: listed.price_range,
    access_tier: listed.access_tier,
    features,
    meals,
    cuisines: listed.cuisines,
    neighborhood: listed.neighborhood,
    campaigns: listed.campaign_codes,
    highlight: listed.highlight,
    acclaimed: listed.acclaimed_level > 0,
    bonus: listed.bonus_units !== null,
    bookable: listed.open_table_id !== null,
    zone: listed.time_zone,
    open: openRanges(hours),
    starts_at: listed.first_day === null ? ALWAYS : startOfDay(listed.first_day, listed.time_zone).getTime(),
    ends_at: listed.last_day === null ? NEVER : startOfDay(addDays(listed.last_day, 1), listed.time_zone).getTime(),
    document: listed,
  }
}
