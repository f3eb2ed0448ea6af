import { WEEKDAYS, type Weekday } from '@dining/domain'

import { words, type Meaning, type Phrase, type PhraseContext, type Rule, type When } from './phrase.ts'

const CLOCK = String.raw`noon|midnight|(?:1[0-2]|0?[1-9]|2[0-3]|1[3-9])(?:(?::| ?: ?)?[0-5]\d)? ?(?:a\.?m\.?|p\.?m\.?|o'?clock|pm|am)?`
const DAYS = 'sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?'
const NEAR_DAYS = 'today|tonight|tomorrow|this (?:morning|afternoon|evening|weekend)'

const HOUR = 60
export const PARTS_OF_DAY: Readonly<Record<string, number>> = {
  morning: 9 * HOUR,
  breakfast: 9 * HOUR,
  brunch: 11 * HOUR,
  noon: 12 * HOUR,
  lunch: 12 * HOUR + 30,
  lunchtime: 12 * HOUR + 30,
  afternoon: 15 * HOUR,
  dinner: 19 * HOUR,
  supper: 19 * HOUR,
  evening: 19 * HOUR,
  night: 19 * HOUR,
}
const PART_OF_DAY = Object.keys(PARTS_OF_DAY).join('|')
const TIME_OF_DAY = String.raw`s?(?: (?:at|for|in the))?(?: (${PART_OF_DAY}))?(?: (?:at |around )?((?:1[0-2]|[1-9])(?::[0-5]\d)? ?(?:am|pm)|(?:1[0-2]|[1-9]):[0-5]\d))?`
const LATE = 22 * HOUR
const DAY_MINUTES = 24 * HOUR

const weekdayAfter = (weekday: Weekday, days: number): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(weekday) + days) % 7] ?? weekday

function weekdayNamed(name: string, context: PhraseContext): Weekday | undefined {
  if (/^(?:today|tonight|this )/u.test(name)) return name.includes('weekend') ? 'Sat' : context.weekday
  if (name.startsWith('tomorrow')) return weekdayAfter(context.weekday, 1)
  return WEEKDAYS.find((day) => name.startsWith(day.toLowerCase()))
}

/** Minutes after midnight of a time of the clock; without "am" or "pm" the one at which restaurants are open. */
function minutesOf(time: string, isMorning: boolean, isLate: boolean): number | undefined {
  const text = time.replaceAll('.', '').trim()
  if (text === 'noon') return 12 * HOUR
  if (text === 'midnight') return DAY_MINUTES - 1
  const [, hourText = '', minuteText = '0', half] = /^(\d{1,2}?) ?:? ?(\d\d)? ?(am|pm|o'?clock)?$/u.exec(text) ?? []
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (hourText === '' || hour > 23) return undefined
  const isMarked = half === 'am' || half === 'pm'
  const isAfternoon = isMarked ? half === 'pm' : hour < (isMorning ? 5 : isLate ? 12 : 11)
  const of12 = hour === 12 && isMarked && half === 'am' ? 0 : isAfternoon && hour < 12 ? hour + 12 : hour
  return of12 * HOUR + minute
}

const isMorningPhrase = (phrase: Phrase) => /\b(?:breakfast|brunch|morning)\b/u.test(phrase.open)

function dayOf([all, name = '', part, time]: RegExpExecArray, context: PhraseContext, phrase: Phrase): Meaning | undefined {
  const day = weekdayNamed(name.replace(/^(?:on|for|next) |^this (?!morning|afternoon|evening|weekend)/u, ''), context)
  if (day === undefined) return undefined
  const named =
    part ??
    /for (\w+) (?:on|for|this|next|to)/u.exec(all)?.[1] ??
    /this (\w+)/u.exec(name)?.[1] ??
    (name === 'tonight' ? 'night' : undefined)
  const exact = time === undefined ? undefined : minutesOf(time, isMorningPhrase(phrase), false)
  const usual = PARTS_OF_DAY[named ?? '']
  return { when: { day, ...(exact !== undefined && { minutes: exact }), ...(usual !== undefined && { usual }) } }
}

/** Times of the clock, parts of the day and days. */
export const TIME_RULES: readonly Rule[] = [
  {
    pattern: words('(?:that (?:is|are) )?(?:open|serving) (?:right )?now|currently open|right now'),
    read: () => ({ openNow: 'true' }),
  },
  {
    pattern: words('(?:that (?:is|are|stays?) )?(?:open|opened|stays? open) (?:very |really )?late'),
    read: (_, { minutes }) => ({ when: { minutes: Math.max(LATE, minutes) } }),
  },
  {
    pattern: words(
      `(?:(?:that )?(?:(?:is|are|stays?) )?(?:still )?open |serving )?(after|past|until|till|til|at|by|from|before|around) (${CLOCK})`,
    ),
    read: ([all, relation = '', time = ''], _, phrase) => {
      const isEnd = /^(?:after|past|until|till|til)$/u.test(relation)
      if (relation === 'before' || (/^\d{1,2}$/u.test(time) && relation === 'by' && !/open/u.test(all))) return undefined
      const minutes = minutesOf(time, isMorningPhrase(phrase), isEnd)
      if (minutes === undefined) return undefined
      // Until eleven: open in the minute before it.
      const isUntil = relation.includes('til') && minutes !== DAY_MINUTES - 1
      return { when: { minutes: Math.max(0, isUntil ? minutes - 1 : minutes), isOpenEnded: isEnd } }
    },
  },
  {
    pattern: words(
      `(?:(?:that )?(?:is |are )?open )?(?:for (?:${PART_OF_DAY}) )?(${NEAR_DAYS}|(?:on|for|this|next) (?:${DAYS}))${TIME_OF_DAY}`,
    ),
    read: dayOf,
  },
  { pattern: words(`(?:open )?(${DAYS})${TIME_OF_DAY}`), isWeak: true, read: dayOf },
  {
    pattern: words(String.raw`((?:1[0-2]|[1-9])(?::[0-5]\d)? ?(?:am|pm)|(?:1[0-2]|[1-9]):[0-5]\d)`),
    read: ([, time = ''], _, phrase) => {
      const minutes = minutesOf(time, isMorningPhrase(phrase), false)
      return minutes === undefined ? undefined : { when: { minutes } }
    },
  },
]

/** `Fri-1930`. A time of today that has passed is now if it is the start of a time ("after 9"), else tomorrow's. */
export function openAtOf({ day, minutes, isOpenEnded }: When & { readonly minutes: number }, context: PhraseContext): string {
  const isPast = day === undefined && minutes < context.minutes
  const weekday = day ?? (isPast && isOpenEnded !== true ? weekdayAfter(context.weekday, 1) : context.weekday)
  const at = isPast && isOpenEnded === true ? context.minutes : minutes
  return `${weekday}-${String(Math.floor(at / HOUR) % 24).padStart(2, '0')}${String(at % HOUR).padStart(2, '0')}`
}
