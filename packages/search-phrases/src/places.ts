import { US_STATES } from '@dining/domain'

import { words, type Change, type Meaning, type Phrase, type PhraseContext, type Rule } from './phrase.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  half: 0.5,
  a: 1,
  'half a': 0.5,
}
const numberOf = (text: string) => NUMBERS[text] ?? Number(text)

const nearVisitor: Change = { nearVisitor: true }

const STATE_NAMES = Object.values(US_STATES).map((name) => name.toLowerCase())
const STATE = `(?:, ?(?:${Object.keys(US_STATES).join('|').toLowerCase()})|,? ?(?:${STATE_NAMES.join('|')}))`
const STOP = String.raw`(?:with|for|that|which|and|or|but|open|under|over|serving|serves|who|on|where|at|within|having|has|tonight|please|not|no|without|except|in|near)`
const NAME_WORD = String.raw`(?!${STOP}(?![\p{L}\p{N}]))[\p{L}\p{N}][\p{L}\p{N}.'-]*`
const PLACE = String.raw`${NAME_WORD}(?: ${NAME_WORD}){0,3}(?:${STATE}(?![\p{L}\p{N}]))?`

/** Places near the visitor, distances and ZIP codes: nothing else can be meant by them. */
export const NEARBY_RULES: readonly Rule[] = [
  {
    pattern: words(
      String.raw`(?:within )?(?:walking distance|walkable)(?: of me)?|near ?by|near me|(?:around|close to|next to) (?:me|here)|around here|close by|near here|in my (?:area|neighborhood)|(?:near|around|close to) my (?:place|location|home)|my current location`,
    ),
    read: ([all]) => (/walk/u.test(all) ? { ...nearVisitor, radius: '1' } : nearVisitor),
  },
  {
    pattern: words(
      String.raw`(?:within|less than|under|up to|at most|no more than|inside) (?:about )?(\d{1,3}(?:\.\d)?|half a|one|two|three|four|five|six|seven|eight|nine|ten|a) ?(?:mi|miles?)(?: radius)?(?: (?:away|of me|of here|from me|from here)|(?= of | from ))?`,
    ),
    read: ([, miles = '']) => {
      const value = numberOf(miles)
      return value >= 0.1 && value <= 100 ? { radius: String(value) } : undefined
    },
  },
  {
    pattern: words(String.raw`(?:(?:near|in|around|by|close to|next to|at|of|from|zip|zip code|zipcode) )*(\d{5})(?:-\d{4})?`),
    read: ([, zip = '']) => ({ location: zip }),
  },
]

/** Places by their names: what other rules have left. */
export const PLACE_RULES: readonly Rule[] = [
  {
    pattern: words(
      `(?:near|around|close to|next to|(?<=\\n ?)(?:of|from)) (?!(?:me|here|a|an|my|it|town)(?![\\p{L}\\p{N}]))(?:the )?(${PLACE})`,
    ),
    read: placeOf,
  },
  {
    pattern: words(`in (?!(?:the|a|an|my|our|it|n|out|town|bulk|season)(?![\\p{L}\\p{N}]))(?:downtown |central )?(${PLACE})`),
    read: placeOf,
  },
  {
    pattern: words(String.raw`${NAME_WORD}(?: ${NAME_WORD}){0,2}(?:, ?| )[a-z]{2}`),
    read: ({ 0: all, index }, _, phrase) => {
      const typed = phrase.original(index, index + all.length)
      const code = typed.slice(-2)
      return code in US_STATES ? { location: withState(typed) } : undefined
    },
  },
]

/** A place by its name; one of two letters or less is not one. */
function placeOf({ 0: all, 1: name = '', index }: RegExpExecArray, _: PhraseContext, phrase: Phrase): Meaning | undefined {
  const start = index + all.length - name.length
  const typed = phrase.original(start, index + all.length).replace(/[.,;]+$/u, '')
  return typed.length < 3 ? undefined : { location: withState(typed) }
}

/** "Austin, TX" from "Austin TX" or "Austin, Texas". */
function withState(place: string): string {
  const lower = place.toLowerCase()
  const named = Object.entries(US_STATES).find(
    ([, name]) => lower.endsWith(` ${name.toLowerCase()}`) || lower.endsWith(`,${name.toLowerCase()}`),
  )
  if (named) return `${place.slice(0, -named[1].length).replace(/[, ]+$/u, '')}, ${named[0]}`
  const code = /^(.{3,}?),? ?([A-Z]{2}|(?<=, ?)[a-z]{2})$/u.exec(place)
  return code?.[1] !== undefined && code[2] !== undefined && code[2].toUpperCase() in US_STATES
    ? `${code[1].replace(/[, ]+$/u, '')}, ${code[2].toUpperCase()}`
    : place
}
