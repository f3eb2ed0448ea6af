import { writtenWords } from '@dining/copy-engine/check'
import {
  DEFERRED_DAYS,
  LOCK_MINUTES,
  MAX_LINKED_CARDS,
  MISSING_REWARDS_AFTER_DAYS,
  PENDING_DAYS,
  REMEMBERED_SESSION_MS,
  REVIEW_WINDOW_DAYS,
  type EarnRate,
} from '@dining/domain'

import type { Partner } from '../../partner.ts'
import type { WordFinding } from './finding.ts'

/** What a figure counts: money in cents, time in days. */
type Unit = 'money' | 'percent' | 'benefit' | 'factor' | 'days' | 'minutes' | 'dines' | 'cards' | 'tiers' | 'characters'

const DAY_MS = 86_400_000
const DAYS_OF = { day: 1, week: 7, month: 30, year: 365 } as const

/** Number words. "One" is left out: "one card, one switch" promises nothing; as a rate it is written as a digit. */
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at + 2] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
  ['thousand', 1_000] as const,
])
const ORDINALS: Readonly<Record<string, number>> = Object.fromEntries(
  'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'
    .split(' ')
    .map((word, at) => [word, at + 2]),
)

const COUNT = String.raw`(?<n>\d[\d,]*(?:\.\d+)?|${Object.keys(NUMBERS).join('|')})`
const ORDINAL = String.raw`(?<n>\d+(?=st|nd|rd|th)|${Object.keys(ORDINALS).join('|')})(?:st|nd|rd|th)?`
const BETWEEN = String.raw`[\s\u00A0-]`
const DINE = '(?:dine|dinner|lunch|meal|visit|bill|outing)'

const rule = (unit: Unit, source: string, scale: (groups: Readonly<Record<string, string | undefined>>) => number = () => 1) => ({
  unit,
  pattern: new RegExp(String.raw`(?<![\w.,$])${source}`, 'giu'),
  scale,
})

/** The names of a program's benefits, in any partner's text: another's currency is wrong, too. */
const BENEFIT = String.raw`(?:(?:bonus|extra|more|reward|AAdvantage®?)\s+)*(?:points?|miles?|credits?)\b`

const RULES = [
  rule('money', String.raw`\$\s?${COUNT}`, () => 100),
  rule('money', String.raw`${COUNT}(?:\s?¢|${BETWEEN}cents?\b)`),
  rule('money', String.raw`${COUNT}${BETWEEN}(?:dollars?|bucks)\b`, () => 100),
  rule('percent', String.raw`${COUNT}(?:\s?%|${BETWEEN}percent\b)`),
  rule('benefit', String.raw`${COUNT}${BETWEEN}${BENEFIT}`),
  // A program has no multiples: its rates are tokens.
  rule(
    'factor',
    String.raw`(?<n>double|triple|twice|\d+x|\d+ times)s?\s+(?:the\s+|your\s+|as\s+many\s+)?(?:cash${BETWEEN}back|rate|${BENEFIT})`,
  ),
  rule('days', String.raw`${COUNT}${BETWEEN}(?:business${BETWEEN})?(?<unit>day|week|month|year)s?\b`, ({ unit }) => {
    const name = unit?.toLowerCase()
    return name === 'week' || name === 'month' || name === 'year' ? DAYS_OF[name] : DAYS_OF.day
  }),
  rule('minutes', String.raw`${COUNT}${BETWEEN}minutes?\b`),
  rule('dines', String.raw`${COUNT}${BETWEEN}(?:\p{L}+${BETWEEN})?${DINE}(?:e?s)\b`),
  rule('dines', String.raw`${ORDINAL}${BETWEEN}${DINE}\b`),
  rule('cards', String.raw`(?:up to|as many as|at most|most)\s+${COUNT}${BETWEEN}(?:linked${BETWEEN})?cards\b`),
  rule('tiers', String.raw`${COUNT}${BETWEEN}tiers\b`),
  rule('characters', String.raw`${COUNT}(?:\s+(?:to|or)\s+${COUNT.replace('?<n>', '?<to>')})?${BETWEEN}(?:digit|letter|character)s?\b`),
] as const

/** The value of a number as written: "1,000", "2.5", "twelve", "12th". */
function valueOf(written: string): number {
  const word = written.toLowerCase()
  return NUMBERS[word] ?? ORDINALS[word] ?? Number(word.replaceAll(',', ''))
}

const figuresOfRate = (rate: EarnRate): Readonly<Partial<Record<Unit, readonly number[]>>> => {
  if (rate.kind === 'units') return { benefit: [rate.units], money: [rate.perCents] }
  if (rate.kind === 'percent') return { percent: [rate.basisPoints / 100] }
  return { money: [rate.tenthsOfCentPerGallon / 10, rate.perCents] }
}

/** Every figure of a program, and those of the product that hold for all programs. */
function figuresOf({ program, features }: Partner): Readonly<Record<Unit, ReadonlySet<number>>> {
  const rates = Object.values(program.earnRates).map((rate) => figuresOfRate(rate))
  const { newMemberBonus: bonus, appOnlyBonus, reservationBonusUnits, statementCreditFromCents, vip } = program
  const paysMoney = program.currencyType === 'Dollar' || program.currencyType === 'Credit'
  const amounts = [bonus?.units, appOnlyBonus?.units, features.hasReservationBonus ? reservationBonusUnits : undefined]
  const present = (values: readonly (number | undefined)[]) => values.filter((value) => value !== undefined)
  const pattern = features.partnerNumber === false ? '' : features.partnerNumber.pattern
  const lengths = [...pattern.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(([, from, to]) => [Number(from), Number(to ?? from)])
  return {
    money: new Set(
      present([
        ...rates.flatMap(({ money = [] }) => money),
        bonus?.spendCents,
        appOnlyBonus?.spendCents,
        statementCreditFromCents,
        ...(paysMoney ? amounts : []),
      ]),
    ),
    percent: new Set(rates.flatMap(({ percent = [] }) => percent)),
    benefit: new Set(present([...rates.flatMap(({ benefit = [] }) => benefit), ...(paysMoney ? [] : amounts)])),
    factor: new Set(),
    days: new Set(
      present([
        bonus?.withinDays,
        appOnlyBonus?.withinDays,
        PENDING_DAYS,
        DEFERRED_DAYS,
        MISSING_REWARDS_AFTER_DAYS,
        REVIEW_WINDOW_DAYS,
        REMEMBERED_SESSION_MS / DAY_MS,
      ]),
    ),
    minutes: new Set([LOCK_MINUTES]),
    dines: new Set(present([vip?.dines])),
    cards: new Set([MAX_LINKED_CARDS]),
    tiers: new Set([Object.keys(program.earnRates).length]),
    // A card's number is shown by its last four digits.
    characters: new Set([...lengths, 4]),
  }
}

const REMEDY =
  'Write a token in its place, such as {earn_best} or {new_member_days}, correct it, or declare it with the reason in copy.figures.'

/**
 * Finds figures in a text, as written by its author, that are not the program's: amounts of money, percentages, points, miles, days, dines
 * (spec/earning.md). A token needs no check. `copy.figures` declares what is no promise of the program.
 */
export function figureFindings(partner: Partner): (location: { readonly path: string; readonly text: string }) => readonly WordFinding[] {
  const known = figuresOf(partner)
  const declared = (partner.copy.figures ?? []).map(({ words }) => words.toLowerCase())
  return ({ path, text }) => {
    const written = writtenWords(text)
    return RULES.flatMap(({ unit, pattern, scale }) =>
      [...written.matchAll(pattern)]
        .filter(({ 0: words, groups = {} }) => {
          const values = [groups['n'], groups['to']].flatMap((value) => (value === undefined ? [] : [valueOf(value) * scale(groups)]))
          return !values.every((value) => known[unit].has(value)) && !declared.includes(words.toLowerCase())
        })
        .map(([words]): WordFinding => ({ path, kind: 'figure', problem: `“${words}” is no figure of the program`, remedy: REMEDY })),
    )
  }
}
