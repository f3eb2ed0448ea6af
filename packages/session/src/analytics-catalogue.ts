import { AVAILABILITY_DEAD_ENDS, PARTNER_FLAGS } from '@dining/domain'
import * as v from 'valibot'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
/** Id of a restaurant. */
const merchantId = text(64)
const item = v.strictObject({ item_id: text(64), item_name: text(200), index: v.exactOptional(v.number()) })
const list = v.strictObject({ item_list_name: text(200), items: v.array(item) })

/** Who evaluates an event: people, not programs. */
type Reader = 'product' | 'search' | 'reservations' | 'operations'

interface Definition {
  /** When it is sent. */
  readonly when: string
  readonly readBy: Reader
  /** Ids of the requirements that it comes from. */
  readonly requirements: readonly string[]
  /** The fields besides its name. */
  readonly fields: v.ObjectEntries
}

/** A step on the way to a table; one for a table that needs a card is an event of its own. */
const step = (when: string, requirement: string) =>
  ({ when, readBy: 'reservations', requirements: [requirement], fields: { merchantId } }) as const
const withCard = (when: string, requirement: string) => step(`${when} It needs a card.`, requirement)

const deadEnd = { merchantId, reason: v.picklist(AVAILABILITY_DEAD_ENDS) }

/** Every analytics event: its name, when it is sent, its fields, and who reads it. The types are made from it; nothing else is ever sent. */
export const EVENTS = {
  page_view: {
    when: 'Half a second after a page is shown; not if it is left sooner.',
    readBy: 'product',
    requirements: ['ANALYTICS-01', 'ANALYTICS-02', 'ANALYTICS-03'],
    fields: { path: text(500), title: text(500), memberId: v.exactOptional(text(64)), merchantId: v.exactOptional(merchantId) },
  },
  carousel__move: {
    when: 'The visitor moves a row of restaurants.',
    readBy: 'product',
    requirements: ['ANALYTICS-04'],
    fields: { carousel: text(200), direction: v.picklist(['previous', 'next']) },
  },
  view_item_list: {
    when: 'Restaurants of a row become visible, each once.',
    readBy: 'product',
    requirements: ['ANALYTICS-04'],
    fields: { ecommerce: list },
  },
  select_item: {
    when: 'The visitor opens a restaurant of a row.',
    readBy: 'product',
    requirements: ['ANALYTICS-04'],
    fields: { ecommerce: list },
  },
  search: {
    when: 'The results of a search are shown.',
    readBy: 'search',
    requirements: ['ANALYTICS-07'],
    fields: { location: text(500), restaurantOrCuisine: text(500), results: v.number() },
  },
  locationPrediction__request: {
    when: 'Suggestions of places are requested for what the visitor types.',
    readBy: 'search',
    requirements: ['ANALYTICS-08', 'ANALYTICS-09'],
    fields: {},
  },
  installPrompt__shown: {
    when: 'The banner that offers to install the site is shown: by the browser’s offer, or with the steps by hand.',
    readBy: 'product',
    requirements: ['ANALYTICS-05'],
    fields: { way: v.picklist(['prompt', 'by-hand']) },
  },
  installPrompt__later: {
    when: 'The visitor closes that banner or chooses “Maybe later”.',
    readBy: 'product',
    requirements: ['ANALYTICS-05'],
    fields: {},
  },
  installPrompt__accepted: {
    when: 'The visitor agrees in the browser’s dialog.',
    readBy: 'product',
    requirements: ['ANALYTICS-05'],
    fields: {},
  },
  installPrompt__dismissed: {
    when: 'The visitor declines in the browser’s dialog.',
    readBy: 'product',
    requirements: ['ANALYTICS-05'],
    fields: {},
  },
  installPrompt__installed: { when: 'The browser has installed the site.', readBy: 'product', requirements: ['ANALYTICS-05'], fields: {} },
  standalone__session: {
    when: 'A window of the installed site is opened; once for each window.',
    readBy: 'product',
    requirements: ['ANALYTICS-06'],
    fields: {},
  },
  experiment__exposure: {
    when: 'A page shows a part that depends on a flag which only a share of visitors has; once for each page and flag.',
    readBy: 'product',
    requirements: ['ANALYTICS-01'],
    fields: { flag: v.picklist(PARTNER_FLAGS), variant: v.picklist(['on', 'off']) },
  },
  cryptex__failed: {
    when: 'The card frame did not load in time.',
    readBy: 'operations',
    requirements: ['CARD-32'],
    fields: {},
  },
  reservation__no_availability_default_search: {
    when: 'A restaurant has no table for the day, time and party that its page starts with.',
    readBy: 'reservations',
    requirements: ['ANALYTICS-10'],
    fields: deadEnd,
  },
  reservation__no_availability_user_search: {
    when: 'A restaurant has no table for what the visitor has chosen.',
    readBy: 'reservations',
    requirements: ['ANALYTICS-10'],
    fields: deadEnd,
  },
  reservation__slot_selected: step('The visitor has chosen a time at a restaurant.', 'ANALYTICS-11'),
  reservation__slot_selected_card_on_file: withCard('The visitor has chosen a time at a restaurant.', 'ANALYTICS-11'),
  reservation__login_prompt: step('The visitor is asked to sign in for a table.', 'ANALYTICS-12'),
  reservation__login_prompt_card_on_file: withCard('The visitor is asked to sign in for a table.', 'ANALYTICS-12'),
  reservation__user_submit: step('The member books a table.', 'ANALYTICS-13'),
  reservation__user_submit_card_on_file: withCard('The member books a table.', 'ANALYTICS-13'),
  reservation__booking_success: step('The table is booked.', 'ANALYTICS-14'),
  reservation__booking_success_card_on_file: withCard('The table is booked.', 'ANALYTICS-14'),
  reservation__booking_failure: step('The table could not be booked.', 'ANALYTICS-15'),
  reservation__booking_failure_card_on_file: withCard('The table could not be booked.', 'ANALYTICS-15'),
} as const satisfies Readonly<Record<string, Definition>>

export type EventName = keyof typeof EVENTS

/** The steps on the way to a table. */
export type ReservationStep = StepOf<EventName>
type StepOf<Name> = Name extends `reservation__${infer Step}_card_on_file` ? Step : never

/** Fields that may be absent are `field?: T`, and never undefined. */
type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<Entries, undefined>>
/** An event with its fields (ANALYTICS-01 … ANALYTICS-16). */
export type AnalyticsEvent = {
  [Name in EventName]: { readonly event: Name } & Readonly<Fields<(typeof EVENTS)[Name]['fields']>>
}[EventName]

const isName = (name: unknown): name is EventName => typeof name === 'string' && Object.hasOwn(EVENTS, name)

/** An entry of `window.dataLayer` as the event that it is; null if the catalogue has no such event, or other fields. */
export function parseEvent(entry: unknown): AnalyticsEvent | null {
  if (typeof entry !== 'object' || entry === null || !('event' in entry) || !isName(entry.event)) return null
  const parsed = v.safeParse(v.strictObject({ event: v.literal(entry.event), ...EVENTS[entry.event].fields }), entry)
  return parsed.success ? (parsed.output as AnalyticsEvent) : null
}

/** Words of a place or a restaurant. What a visitor types may also be a ZIP code, an address, a phone number or an email address. */
const PLAIN_WORDS = /^[\p{L}\p{M} ,.'’&-]{0,80}$/u
const plain = (typed: string) => (PLAIN_WORDS.test(typed) ? typed : '')

/** The event as vendors get it: without what a visitor has typed, unless it is plain words (ANALYTICS-16). Null for what is no event of the catalogue. */
export function vendorEvent(entry: unknown): AnalyticsEvent | null {
  const event = parseEvent(entry)
  if (event?.event !== 'search') return event
  return { ...event, location: plain(event.location), restaurantOrCuisine: plain(event.restaurantOrCuisine) }
}
