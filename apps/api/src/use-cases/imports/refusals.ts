import type { LineIssue } from './line-fields.ts'

/** A reason of a refusal: how the readers of files write it, how the studio shows it, and what to do. */
interface Refusal {
  /** Matches the reason of an issue. A group is a number, or words of our own: never a value of a file. */
  readonly pattern: RegExp
  /** Completes "<field> …"; `{0}` is the first group. */
  readonly reason: string
  readonly remedy: string
}

/** The first that matches counts. */
const REFUSALS = {
  missing: { pattern: /^is (?:missing|empty|needed for a Refund)/u, reason: 'is missing', remedy: 'Add a value.' },
  repeated: { pattern: /^is already on line (\d+)/u, reason: 'is already on line {0}', remedy: 'Keep one of the two rows.' },
  'too-long': { pattern: /^is longer than (\d+) characters/u, reason: 'is longer than {0} characters', remedy: 'Shorten the value.' },
  'row-too-long': {
    pattern: /^is longer than ([\d,]+) bytes/u,
    reason: 'is longer than {0} bytes',
    remedy: 'Check that each row ends with a line break.',
  },
  'too-many': { pattern: /^has more than (\d+) items/u, reason: 'has more than {0} items', remedy: 'Leave some of them out.' },
  'not-json': { pattern: /^is not a JSON object/u, reason: 'is not a JSON object', remedy: 'Write one JSON object on each line.' },
  columns: {
    pattern: /^does not have the columns/u,
    reason: 'does not have the columns of the first line',
    remedy: 'Write as many values as the first line has. A value with a comma needs quotation marks.',
  },
  'not-listed': {
    pattern: /^(?:has a day that )?is none of ([^:"]+?)(?:: |$)/u,
    reason: 'is none of {0}',
    remedy: 'Use one of these words.',
  },
  'not-yes-no': { pattern: /^is neither true nor false/u, reason: 'is neither true nor false', remedy: 'Write true or false.' },
  'out-of-range': {
    pattern: /^is not between (-?[\d.]+) and (-?[\d.]+)/u,
    reason: 'is not between {0} and {1}',
    remedy: 'Correct the number, or its unit.',
  },
  'not-whole': {
    pattern: /^is not a whole number/u,
    reason: 'is not a whole number',
    remedy: 'Write digits alone, such as 500.',
  },
  'not-number': { pattern: /^is not a number/u, reason: 'is not a number', remedy: 'Write digits alone, such as 12.5.' },
  amount: {
    pattern: /^is not an amount/u,
    reason: 'is not an amount that can be used',
    remedy: 'Write dollars such as 64.00, without a currency sign, or the program’s units as a whole number.',
  },
  'amount-sign': {
    pattern: /^(?:of a Refund is (?:below zero|not above zero)|is (?:above zero|not below zero))/u,
    reason: 'has the wrong sign',
    remedy: 'Amounts of a Refund are below zero, all others above.',
  },
  'amount-part': {
    pattern: /^is not more than the amount/u,
    reason: 'is more than the amount',
    remedy: 'The amount contains the subtotal, the tax and the tip. Correct one of them.',
  },
  'refund-only': {
    pattern: /^belongs to a Refund alone/u,
    reason: 'belongs to a Refund alone',
    remedy: 'Remove the value, or set the type to Refund.',
  },
  'not-day': { pattern: /^is not a day such as/u, reason: 'is not a day', remedy: 'Write a day such as 2026-11-30.' },
  'not-time': {
    pattern: /^is not (?:an ISO time|a time that exists)/u,
    reason: 'is not a time with an offset',
    remedy: 'Write a time such as 2026-11-19T19:30:00-05:00.',
  },
  future: {
    pattern: /^is more than a day in the future/u,
    reason: 'is more than a day in the future',
    remedy: 'Correct the year, or the clock of the system that writes the file.',
  },
  'day-order': {
    pattern: /^is before (?:the first day|firstDay)/u,
    reason: 'is before the first day',
    remedy: 'Correct one of the two days.',
  },
  'card-number': {
    pattern: /^(?:looks like|may be) a card number/u,
    reason: 'looks like a card number',
    remedy: 'Never send card numbers. Name a card by its vault token, then delete every copy of this file.',
  },
  'not-token': {
    pattern: /^is not a token of the card vault/u,
    reason: 'is not a token of the card vault',
    remedy: 'Load the card at the card vault and write its token, which starts with tok_.',
  },
  'four-digits': { pattern: /^is not four digits/u, reason: 'is not four digits', remedy: 'Write the last four digits alone.' },
  characters: {
    pattern: /^(?:has other characters than letters|is not 1 to 40 letters)/u,
    reason: 'has characters that an id cannot have',
    remedy: 'Use letters, digits and . _ : - alone; in the code of a bonus, _ and - alone.',
  },
  'not-utf-8': {
    pattern: /^holds characters that are not UTF-8/u,
    reason: 'has characters that are not UTF-8',
    remedy: 'Save the file as UTF-8.',
  },
  'not-text': { pattern: /^is not a text/u, reason: 'is not a text', remedy: 'Write one text, not a list or an object.' },
  'not-state': {
    pattern: /^is no state of the U\.S\./u,
    reason: 'is not a state of the U.S.',
    remedy: 'Write its two letters, such as NY.',
  },
  'not-zip': { pattern: /^is not a ZIP code/u, reason: 'is not a ZIP code', remedy: 'Write five digits.' },
  'not-us': {
    pattern: /^is not the U\.S\./u,
    reason: 'is not the U.S.',
    remedy: 'Leave the row out: restaurants elsewhere cannot take part.',
  },
  'not-address': {
    pattern: /^is not an address with http/u,
    reason: 'is not a web address',
    remedy: 'Write an address that begins with https://.',
  },
  position: {
    pattern: /^(?:and longitude are more than|and state are not those of the position)|, and the position is not in /u,
    reason: 'does not fit the position',
    remedy: 'Compare latitude, longitude and the address. Latitude and longitude may be swapped.',
  },
  'same-place': {
    pattern: /^and address1 are those of /u,
    reason: 'and address1 are those of another restaurant',
    remedy: 'Keep one of the two rows.',
  },
  limits: {
    pattern: /^is (?:Unlimited beside|Limited without) a limit/u,
    reason: 'does not fit the limits of the offer',
    remedy: 'A Limited offer has a limit of visits or of spend, an Unlimited one has none.',
  },
  'changes-only': {
    pattern: /^is for files of changes/u,
    reason: 'is for files of changes',
    remedy: 'Import the file with --changes.',
  },
  'unknown-member': {
    pattern: /^belongs to no member/u,
    reason: 'belongs to no member of this partner',
    remedy: 'Compare it with the partner’s records. The member may have left, or not joined yet.',
  },
  'unknown-merchant': {
    pattern: /^(?:belongs to no restaurant|is of no restaurant that participates)/u,
    reason: 'belongs to no restaurant that participates',
    remedy: 'Import the restaurants first, or correct the id.',
  },
  'other-member': {
    pattern: /^belongs to another member than publicId/u,
    reason: 'belongs to another member than publicId',
    remedy: 'Keep the one of the two that is right.',
  },
  'used-offer': {
    pattern: /^(?:comes too late|belongs to an offer that a dine has used)/u,
    reason: 'belongs to an offer that a dine has used',
    remedy: 'Leave the row out: a used offer stays as it is.',
  },
  'folder-bonus': {
    pattern: /^is that of a bonus in the partner’s folder/u,
    reason: 'is that of a bonus in the partner’s folder',
    remedy: 'Choose another code.',
  },
} as const satisfies Readonly<Record<string, Refusal>>

/** A refusal as it is stored: without any value of the file. */
export interface StoredRefusal {
  readonly field: string
  readonly reason: string
  readonly words: readonly string[]
}

const OTHER: Omit<Refusal, 'pattern'> = {
  reason: 'has a value that cannot be used',
  remedy: 'Compare it with the description of the file: run the command with --help.',
}

/** The kind of an issue. Its own text may contain a value of the file, so it is never kept; an unknown text becomes `not-usable`. */
export function storedRefusal({ field, reason }: LineIssue): StoredRefusal {
  for (const [kind, { pattern }] of Object.entries(REFUSALS)) {
    const match = pattern.exec(reason)
    if (match) return { field, reason: kind, words: match.slice(1) }
  }
  return { field, reason: 'not-usable', words: [] }
}

const BY_KIND: ReadonlyMap<string, Omit<Refusal, 'pattern'>> = new Map(Object.entries(REFUSALS))

/** A stored refusal in words: "amount is missing", and what to do. */
export function refusalWords({ field, reason: kind, words }: StoredRefusal): { readonly reason: string; readonly remedy: string } {
  const { reason, remedy } = BY_KIND.get(kind) ?? OTHER
  const filled = reason.replaceAll(/\{(\d)\}/gu, (_, index: string) => words[Number(index)] ?? '')
  const sentence = `${field === '' ? 'The row' : field} ${filled}`
  return { reason: sentence.endsWith('.') ? sentence : `${sentence}.`, remedy }
}
