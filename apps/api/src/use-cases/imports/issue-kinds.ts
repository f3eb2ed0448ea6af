/**
 * How an issue of a kind is written. `{0}` and `{1}` are its words; `{file 0}`, `{file 1}` … are the values of the file that only the command line
 * shows.
 */
interface IssueTexts {
  /** What the studio shows: completes "<field> …". It never has a value of the file. */
  readonly reason: string
  /** What to do, in the studio. */
  readonly remedy: string
  /** What the command line writes in place of `reason`. Values of the file that it does not place follow after a colon. */
  readonly line?: string
}

const MISSING = { reason: 'is missing', remedy: 'Add a value.' } as const
const NOT_LISTED = { reason: 'is none of {0}', remedy: 'Use one of these words.' } as const
const NOT_WHOLE = { reason: 'is not a whole number', remedy: 'Write digits alone, such as 500.' } as const
const AMOUNT = {
  reason: 'is not an amount that can be used',
  remedy: 'Write dollars such as 64.00, without a currency sign, or the program’s units as a whole number.',
} as const
const SIGN = { reason: 'has the wrong sign', remedy: 'Amounts of a Refund are below zero, all others above.' } as const
const NOT_TIME = {
  reason: 'is not a time with an offset',
  remedy: 'Write a time such as 2026-11-19T19:30:00-05:00.',
} as const
const DAY_ORDER = { reason: 'is before the first day', remedy: 'Correct one of the two days.' } as const
const CARD_NUMBER = {
  reason: 'looks like a card number',
  remedy: 'Never send card numbers. Name a card by its vault token, then delete every copy of this file.',
} as const
const CHARACTERS = {
  reason: 'has characters that an id cannot have',
  remedy: 'Use letters, digits and . _ : - alone; in the code of a bonus, _ and - alone.',
} as const
const POSITION = {
  reason: 'does not fit the position',
  remedy: 'Compare latitude, longitude and the address. Latitude and longitude may be swapped.',
} as const
const SAME_PLACE = { reason: 'and address1 are those of another restaurant', remedy: 'Keep one of the two rows.' } as const
const LIMITS = {
  reason: 'does not fit the limits of the offer',
  remedy: 'A Limited offer has a limit of visits or of spend, an Unlimited one has none.',
} as const
const UNKNOWN_MERCHANT = {
  reason: 'belongs to no restaurant that participates',
  remedy: 'Import the restaurants first, or correct the id.',
} as const
const USED_OFFER = {
  reason: 'belongs to an offer that a dine has used',
  remedy: 'Leave the row out: a used offer stays as it is.',
} as const

/**
 * Every kind of issue that a row of an imported file can have. Kinds are stored for 90 days (`import_run_refusal`): the row of a kind that is
 * removed here is shown without its reason.
 */
export const ISSUE_KINDS = {
  missing: MISSING,
  empty: { ...MISSING, line: 'is empty' },
  'refunded-dine-missing': { ...MISSING, line: 'is needed for a Refund' },
  'member-missing': { ...MISSING, line: 'is missing, and so is partnerNumber' },
  'new-member-days-missing': { ...MISSING, line: 'is missing: a new-member bonus ends that many days after joining' },
  'first-dine-days-missing': { ...MISSING, line: 'is missing: the first dine has to be within that many days' },
  'campaign-end-missing': { ...MISSING, line: 'is missing: a campaign ends' },
  repeated: { reason: 'is already on line {0}', remedy: 'Keep one of the two rows.' },
  'too-long': { reason: 'is longer than {0} characters', remedy: 'Shorten the value.' },
  'row-too-long': {
    reason: 'is longer than {0} bytes',
    remedy: 'Check that each row ends with a line break.',
    line: 'is longer than {0} bytes; it starts at byte {file 0}',
  },
  'too-many': { reason: 'has more than {0} items', remedy: 'Leave some of them out.' },
  'not-json': { reason: 'is not a JSON object', remedy: 'Write one JSON object on each line.' },
  columns: {
    reason: 'does not have the columns of the first line',
    remedy: 'Write as many values as the first line has. A value with a comma needs quotation marks.',
  },
  'not-listed': NOT_LISTED,
  'weekday-not-listed': { ...NOT_LISTED, line: 'has a day that is none of {0}' },
  'not-yes-no': { reason: 'is neither true nor false', remedy: 'Write true or false.' },
  'out-of-range': { reason: 'is not between {0} and {1}', remedy: 'Correct the number, or its unit.' },
  'not-whole': NOT_WHOLE,
  'units-not-whole': { ...NOT_WHOLE, line: 'is not a whole number such as 500' },
  'not-number': { reason: 'is not a number', remedy: 'Write digits alone, such as 12.5.' },
  amount: { ...AMOUNT, line: 'is not an amount of dollars with at most two decimals, such as 64.00' },
  'earned-dollars': { ...AMOUNT, line: 'is not an amount of dollars such as 5.00' },
  'spent-dollars': { ...AMOUNT, line: 'is not an amount of dollars such as 25.00' },
  'more-than-earned': { ...AMOUNT, line: 'is not an amount that a dine can earn' },
  'amount-sign': { ...SIGN, line: 'is above zero' },
  'refund-sign': { ...SIGN, line: 'of a Refund is below zero' },
  'part-sign': { ...SIGN, line: 'is not below zero' },
  'refund-part-sign': { ...SIGN, line: 'of a Refund is not above zero' },
  'amount-part': {
    reason: 'is more than the amount',
    remedy: 'The amount contains the subtotal, the tax and the tip. Correct one of them.',
    line: 'is not more than the amount',
  },
  'refund-only': { reason: 'belongs to a Refund alone', remedy: 'Remove the value, or set the type to Refund.' },
  'not-day': { reason: 'is not a day', remedy: 'Write a day such as 2026-11-30.', line: 'is not a day such as 2026-11-30' },
  'not-time': { ...NOT_TIME, line: 'is not an ISO time with an offset, such as 2026-11-19T19:30:00-05:00' },
  'no-such-time': { ...NOT_TIME, line: 'is not a time that exists' },
  future: {
    reason: 'is more than a day in the future',
    remedy: 'Correct the year, or the clock of the system that writes the file.',
  },
  'day-order': DAY_ORDER,
  'offer-day-order': { ...DAY_ORDER, line: 'is before firstDay' },
  'card-number': { ...CARD_NUMBER, line: 'looks like a card number; the feed names cards by vault token' },
  'possible-card-number': { ...CARD_NUMBER, line: 'may be a card number, which is not accepted' },
  'not-token': {
    reason: 'is not a token of the card vault',
    remedy: 'Load the card at the card vault and write its token, which starts with tok_.',
    line: 'is not a token of the card vault, which starts with tok_',
  },
  'four-digits': { reason: 'is not four digits', remedy: 'Write the last four digits alone.' },
  characters: { ...CHARACTERS, line: 'has other characters than letters, digits and . _ : -' },
  'code-characters': { ...CHARACTERS, line: 'is not 1 to 40 letters, digits, _ and -' },
  'not-utf-8': {
    reason: 'has characters that are not UTF-8',
    remedy: 'Save the file as UTF-8.',
    line: 'holds characters that are not UTF-8',
  },
  'not-text': { reason: 'is not a text', remedy: 'Write one text, not a list or an object.' },
  'not-state': { reason: 'is not a state of the U.S.', remedy: 'Write its two letters, such as NY.', line: 'is no state of the U.S.' },
  'not-zip': { reason: 'is not a ZIP code', remedy: 'Write five digits.' },
  'not-phone': {
    reason: 'is not a phone number of the U.S.',
    remedy: 'Write its ten digits, such as 207-773-1234.',
    line: 'is no phone number of the U.S.',
  },
  'not-us': { reason: 'is not the U.S.', remedy: 'Leave the row out: restaurants elsewhere cannot take part.' },
  'not-address': {
    reason: 'is not a web address',
    remedy: 'Write an address that begins with https://.',
    line: 'is not an address with http or https',
  },
  'not-hours': {
    reason: 'does not have opening hours that can be read',
    remedy: 'Write them such as "Mon-Fri 11:00-22:00; Sat 17:00-01:00".',
    line: 'is not such as "Mon-Fri 11:00-22:00; Sat 17:00-01:00"',
  },
  'not-opening-times': {
    reason: 'has times that cannot be read',
    remedy: 'Write times such as 11:00-22:00.',
    line: 'has times that are not such as 11:00-22:00',
  },
  'hours-overlap': { reason: 'has two times that overlap on {0}', remedy: 'Correct one of the two times.' },
  position: { ...POSITION, line: 'and state are not those of the position, which is near {file 0}: {file 1}' },
  'far-position': { ...POSITION, line: 'and longitude are more than {0} miles from every ZIP code of the U.S.' },
  'unknown-zip': { ...POSITION, line: '{file 0} is not a known ZIP code, and the position is not in {file 1}' },
  'far-zip': { ...POSITION, line: '{file 0} is {file 1} miles from the position, and the position is not in {file 2}' },
  'same-place': { ...SAME_PLACE, line: 'and address1 are those of line {0}, {file 0}: the same place' },
  'same-place-kept': { ...SAME_PLACE, line: 'and address1 are those of a restaurant that participates, {file 0}: the same place' },
  limits: { ...LIMITS, line: 'is Unlimited beside a limit' },
  'limit-missing': { ...LIMITS, line: 'is Limited without a limit' },
  'changes-only': {
    reason: 'is for files of changes',
    remedy: 'Import the file with --changes.',
    line: 'is for files of changes: import this one with --changes',
  },
  'unknown-member': {
    reason: 'belongs to no member of this partner',
    remedy: 'Compare it with the partner’s records. The member may have left, or not joined yet.',
  },
  'unknown-merchant': { ...UNKNOWN_MERCHANT, line: 'belongs to no restaurant' },
  'no-participant': { ...UNKNOWN_MERCHANT, line: 'is of no restaurant that participates' },
  'other-member': { reason: 'belongs to another member than publicId', remedy: 'Keep the one of the two that is right.' },
  'used-offer': { ...USED_OFFER, line: 'belongs to an offer that a dine has used, which cannot change' },
  'used-offer-withdrawn': { ...USED_OFFER, line: 'comes too late: a dine has used the offer' },
  'folder-bonus': { reason: 'is that of a bonus in the partner’s folder', remedy: 'Choose another code.' },
  'first-dine-count': {
    reason: 'is not 1, as a bonus for the first dine needs',
    remedy: 'Write 1, or choose the kind for several dines.',
  },
  'dine-times-count': {
    reason: 'is not 2 or more, as a bonus for several dines needs',
    remedy: 'Write 2 or more, or choose the kind for the first dine.',
  },
  'not-of-app': {
    reason: 'is false, but the bonus is one of the app',
    remedy: 'Write true, or choose another kind.',
  },
} as const satisfies Readonly<Record<string, IssueTexts>>

/** A kind of issue; the compiler refuses one that the table lacks. */
export type IssueKind = keyof typeof ISSUE_KINDS

type TextsOf<Kind extends IssueKind> = `${(typeof ISSUE_KINDS)[Kind]['reason']} ${(typeof ISSUE_KINDS)[Kind] extends {
  readonly line: infer Line extends string
}
  ? Line
  : ''}`

/** What a text shows of an issue: a number, or words of ours as a list. A value of the file is a single text, so that it is neither. */
export type Word = number | readonly string[]

/** The words that the texts of a kind need. */
export type WordsOf<Kind extends IssueKind> =
  TextsOf<Kind> extends `${string}{1}${string}`
    ? readonly [Word, Word]
    : TextsOf<Kind> extends `${string}{0}${string}`
      ? readonly [Word]
      : readonly []

const TEXTS: Readonly<Record<IssueKind, IssueTexts>> = ISSUE_KINDS

export const textsOf = (kind: IssueKind): IssueTexts => TEXTS[kind]

/** Whether a stored kind is one of this version. */
export const isIssueKind = (kind: string): kind is IssueKind => Object.hasOwn(ISSUE_KINDS, kind)
