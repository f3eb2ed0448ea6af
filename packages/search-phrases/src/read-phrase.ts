import { CUISINE_OF_WORDS } from './cuisine-words.ts'
import {
  TAKEN,
  type Change,
  type Meaning,
  type Phrase,
  type PhraseContext,
  type PhraseSearch,
  type Reading,
  type Rule,
  type When,
} from './phrase.ts'
import { NEARBY_RULES, PLACE_RULES } from './places.ts'
import { PRICE_RULES } from './prices.ts'
import { QUALITY_RULES } from './qualities.ts'
import { openAtOf, PARTS_OF_DAY, TIME_RULES } from './times.ts'

/** In this order: a rule sees only what those before it have left. */
const RULES: readonly Rule[] = [...NEARBY_RULES, ...PRICE_RULES, ...TIME_RULES, ...QUALITY_RULES, ...PLACE_RULES]

/**
 * Reads a search in plain words, such as "Italian near 10001 open after 9, under $50 a head": the same text and context always have the same reading.
 * Null if the text is better searched as it is: nothing was understood, or what was understood can be part of a restaurant's name.
 * Source: issue 13, "In plain words".
 */
export function readPhrase(text: string, context: PhraseContext): Reading | null {
  const read = new PhraseReader(text, context)
  for (const rule of RULES) read.apply(rule)
  return read.finish()
}

const FILLERS = new Set(
  (
    'a an the some any place places restaurant restaurants spot spots joint joints food cuisine eatery eateries somewhere something anything find me show ' +
    'i we us want would like looking for that which who with is are to eat eating dine dining and or please at in on of my our by need serving serves ' +
    'serve have has having good great best nice decent tasty delicious really very where can could get let lets be this it there their open ' +
    'go going out new-ish around near out price prices priced costs cost'
  ).split(' '),
)

/** Words that describe a place rather than name it. They have no filter. */
const DESCRIPTIONS = new Set(
  (
    'quiet romantic cozy cosy casual authentic small local family lively loud trendy hip fun classic traditional modern popular famous spicy healthy fresh ' +
    'fast quick late early outdoor rooftop waterfront halal gluten-free glutenfree amazing awesome favorite hidden real simple'
  ).split(' '),
)

/** Words that begin another part of a phrase. */
const BEGINNINGS = new Set(
  'next close within under over below above after past until till til before between near nearby tonight today tomorrow rated'.split(' '),
)

const isCommon = (word: string) => FILLERS.has(word) || BEGINNINGS.has(word) || DESCRIPTIONS.has(word) || CUISINE_OF_WORDS.has(word)

class PhraseReader implements Phrase {
  readonly #text: string
  readonly #context: PhraseContext
  /** The text in lower case without accents, of the same length, with TAKEN in place of what was understood. */
  #open: string
  readonly #found: { start: number; end: number; isWeak: boolean; meaning: Meaning }[] = []

  readonly #quoted: readonly { start: number; end: number }[]

  constructor(text: string, context: PhraseContext) {
    this.#text = text
    this.#context = context
    this.#open = text.split('').map(plain).join('')
    // What is in quotation marks is a name.
    this.#quoted = [...this.#open.matchAll(/["“][^"“”]+["”]/gu)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
  }
  get open(): string {
    return this.#open
  }

  original(start: number, end: number): string {
    return this.#text.slice(start, end)
  }

  apply(rule: Rule): void {
    rule.pattern.lastIndex = 0
    for (let match = rule.pattern.exec(this.#open); match !== null; match = rule.pattern.exec(this.#open)) {
      const start = match.index
      const end = start + match[0].length
      if (this.#isQuoted(start, end) || this.#isNegated(start)) continue
      if (rule.isWeak && this.#isInName(start, end)) continue
      const meaning = rule.read(match, this.#context, this)
      if (meaning === undefined) continue
      this.#found.push({ start, end, isWeak: rule.isWeak ?? false, meaning })
      this.#open = this.#open.slice(0, start) + TAKEN.repeat(end - start) + this.#open.slice(end)
    }
  }

  finish(): Reading | null {
    if (this.#found.length === 0) return null
    const rest = this.#rest()
    const isWeak = this.#found.every((one) => one.isWeak)
    if (isWeak && rest !== '') return null
    // One cuisine alone is a text that finds names and similar cuisines, too.
    if (this.#found.length === 1 && this.#found[0]?.meaning.cuisine !== undefined) return null
    const found = this.#found.toSorted((a, b) => a.start - b.start)
    return {
      search: combine(
        found.map(({ meaning }) => meaning),
        this.#context,
      ),
      rest,
    }
  }

  #isQuoted(start: number, end: number): boolean {
    return this.#quoted.some((quoted) => start < quoted.end && end > quoted.start)
  }

  #isNegated(start: number): boolean {
    return /(?:^|[^\p{L}])(?:no|not|non|without|except|isn't|aren't|never|but) ?-?(?:a |an |any |the |too |very )?$/u.test(
      this.#open.slice(0, start),
    )
  }

  /** Whether a word of a name stands before or behind. */
  #isInName(start: number, end: number): boolean {
    const next = /^ ?([\p{L}\p{N}][\p{L}\p{N}'’-]*)/u.exec(this.#open.slice(end))?.[1]
    if (next !== undefined && !isCommon(next)) return true
    const before = /([\p{L}\p{N}][\p{L}\p{N}'’&-]*) ?$/u.exec(this.#open.slice(0, start))
    if (before?.[1] === undefined || isCommon(before[1])) return false
    const word = this.#text.slice(before.index, before.index + before[1].length)
    return /['’]s?$/u.test(word) || /^\p{Lu}/u.test(word) || start - before.index === before[1].length
  }

  /** What remains, each piece without the fillers at its sides. */
  #rest(): string {
    const pieces: string[] = []
    let start = 0
    for (let end = 0; end <= this.#open.length; end += 1) {
      if (end < this.#open.length && this.#open[end] !== TAKEN) continue
      if (end > start) pieces.push(withoutFillers(this.#text.slice(start, end)))
      start = end + 1
    }
    return pieces.filter((piece) => piece !== '').join(' ')
  }
}

function withoutFillers(piece: string): string {
  const words = piece.split(/[\s,;.!?"“”]+(?=\s|$|["“”])|[\s,;]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const isFiller = (word: string | undefined) => word !== undefined && FILLERS.has(word.toLowerCase())
  while (isFiller(words[0])) words.shift()
  while (isFiller(words.at(-1))) words.pop()
  return words.join(' ').replaceAll(/["“”]/gu, '')
}

/** A code unit in lower case without its accent; one that would change the length stays. */
function plain(unit: string): string {
  const [base = unit] = unit.normalize('NFD').toLowerCase()
  return base === '’' ? "'" : /\s/u.test(base) ? ' ' : base
}

/** All meanings as one search. Lists are joined; of two values for one field the last one counts. */
function combine(meanings: readonly Meaning[], context: PhraseContext): PhraseSearch {
  const search: Change = {}
  let when: When | undefined
  for (const { when: part, ...change } of meanings) {
    if (part !== undefined) when = { ...when, ...part }
    const joined = {
      ...(change.cuisine && { cuisine: unite(search.cuisine, change.cuisine) }),
      ...(change.mealsServed && { mealsServed: unite(search.mealsServed, change.mealsServed) }),
      ...(change.features && { features: unite(search.features, change.features) }),
      ...(change.priceRange && { priceRange: unite(search.priceRange, change.priceRange) }),
    }
    Object.assign(search, change, joined)
  }
  if (when !== undefined) {
    const meal = search.mealsServed?.length === 1 ? search.mealsServed[0] : undefined
    const usual = meal === undefined ? undefined : PARTS_OF_DAY[meal.toLowerCase()]
    // A meal on a day is a time of that day.
    if (usual !== undefined && when.day !== undefined && when.minutes === undefined) delete search.mealsServed
    search.openAt = openAtOf({ ...when, minutes: when.minutes ?? usual ?? when.usual ?? PARTS_OF_DAY['dinner'] ?? 0 }, context)
    delete search.openNow
  }
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

const unite = <Value>(one: readonly Value[] | undefined, other: readonly Value[]) => [...new Set([...(one ?? []), ...other])]
