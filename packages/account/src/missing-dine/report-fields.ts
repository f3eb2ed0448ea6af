import type { Copy } from '@dining/copy-engine'
import { missingDine as texts } from '@dining/copy-engine/texts/missing-dine'
import { isDate, localTime, mayContainCardNumber, MISSING_DINE, missingDineWindow, parseCents } from '@dining/domain'
import { atMost, type Check, type FieldSpec } from '@dining/forms/rules'

/** Cents of a typed amount, which may have a dollar sign and commas; null if it is none, or not above zero. */
export function centsIn(typed: string): number | null {
  const cents = parseCents(typed.replaceAll(/[\s$,]/g, ''))
  return cents !== null && cents > 0 && cents <= MISSING_DINE.maxAmountCents ? cents : null
}

/** Says at the field what can be known of a day; the server judges it by the clock of the restaurant. */
function dayCheck(copy: Copy, timeZone: string): Check {
  return (value) => {
    const why = (text: string) => ({ code: 'not-allowed', why: text }) as const
    if (!isDate(value)) return why(copy.say(texts.dateWrong))
    const window = missingDineWindow(value, localTime(new Date(), timeZone).date)
    if (window.kind === 'too-early') return why(copy.say(texts.tooEarly, { date: copy.date(window.from, 'long') }))
    return window.kind === 'too-late' ? why(copy.say(texts.tooLate, { days: String(MISSING_DINE.withinDays) })) : null
  }
}

/** A note contains no card number: the last four digits are enough. */
const withoutCardNumber: Check = (value) => (mayContainCardNumber(value) ? { code: 'card-number' } : null)

interface Options {
  readonly copy: Copy
  readonly timeZone: string
  /** Name of the restaurant that the form starts with. */
  readonly restaurant: string
  /** Id of a restaurant by its name as chosen. */
  readonly idOf: (label: string) => string | undefined
  /** ISO day that the form starts with; empty without one. */
  readonly dinedOn: string
  /** The choice of a card that the form starts with. */
  readonly card: string
  /** Whether the dine was paid with a card that is not in the list. */
  readonly isAnother: boolean
}

/** The fields of a report of a missing dine, in the order of the page. */
export function reportFields({ copy, timeZone, restaurant, idOf, dinedOn, card, isAnother }: Options) {
  return {
    restaurant: {
      label: copy.say(texts.restaurant),
      required: true,
      initial: restaurant,
      checks: [(value) => (idOf(value) === undefined ? { code: 'not-allowed' } : null)],
      messages: { 'not-allowed': texts.restaurantUnknown },
    },
    dinedOn: {
      label: copy.say(texts.dinedOn),
      required: true,
      initial: dinedOn,
      checks: [dayCheck(copy, timeZone)],
      messages: { 'not-allowed': texts.dateWhy },
    },
    amount: {
      label: copy.say(texts.amount),
      required: true,
      checks: [(value) => (centsIn(value) === null ? { code: 'wrong-format' } : null)],
      messages: { 'wrong-format': texts.amountWrong },
    },
    card: { label: copy.say(texts.card), required: true, initial: card },
    lastFour: {
      label: copy.say(texts.lastFour),
      required: isAnother,
      checks: [(value) => (/^\d{4}$/.test(value) ? null : { code: 'wrong-format' })],
      messages: { 'wrong-format': texts.lastFourWrong },
    },
    note: {
      label: copy.say(texts.note),
      checks: [atMost(MISSING_DINE.noteLength), withoutCardNumber],
    },
  } as const satisfies Record<string, FieldSpec>
}

/** The member's answer to a question about a report. */
export const answerFields = (copy: Copy) =>
  ({
    text: { label: copy.say(texts.answer), required: true, checks: [atMost(MISSING_DINE.messageLength), withoutCardNumber] },
  }) as const satisfies Record<string, FieldSpec>
