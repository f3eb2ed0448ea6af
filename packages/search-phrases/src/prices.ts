import { DINNER_FOR_TWO } from '@dining/domain'

import { words, type Phrase, type PriceLevel, type Rule } from './phrase.ts'

const AMOUNT = String.raw`\$? ?(\d{1,4})(?:\.\d\d)?(?: ?(?:dollars?|bucks|usd))?`
const EACH = String.raw`(?: ?(?:a|per|each|\/|for one|for 1|for|an?)? ?(?:head|person|each|pp|guest|diner|plate|cover)\b)?`
const PARTY = '(?: ?for (two|2|a couple|one|1))?'
/** Guests of a phrase; a price without "each" is for all of them. */
const guestsOf = (all: string, phrase: Phrase) =>
  /head|person|each|pp|guest|diner|plate|cover/u.test(all) ? 1 : /for (?:two|2|a couple)(?!\p{L})/u.test(phrase.open) ? 2 : 1

const PRICE_LEVELS: readonly PriceLevel[] = ['1', '2', '3', '4']

/** Price levels of whose usual dinner one guest pays at most, or at least, so many dollars. */
function pricesWithin(dollars: number, isMost: boolean): PriceLevel[] {
  const levels = PRICE_LEVELS.filter((level) => {
    const each = (DINNER_FOR_TWO[Number(level)] ?? 0) / 200
    return isMost ? each <= dollars : each >= dollars
  })
  return levels.length > 0 ? levels : isMost ? ['1'] : ['4']
}

/** Signs of price levels, amounts and words for a price. */
export const PRICE_RULES: readonly Rule[] = [
  {
    pattern: /(?<![$\p{L}\p{N}])\${1,4}(?: ?(?:-|–|to|or|and|,|\/) ?\${1,4}){0,3}(?![$\p{L}\p{N}])/gu,
    read: ([all]) => {
      const levels = [...all.matchAll(/\$+/gu)].map(([signs]) => signs.length)
      const isRange = /-|–|to/u.test(all)
      const [least, most] = [Math.min(...levels), Math.max(...levels)]
      return {
        priceRange: PRICE_LEVELS.filter((level) =>
          isRange ? Number(level) >= least && Number(level) <= most : levels.includes(Number(level)),
        ),
      }
    },
  },
  {
    pattern: words(
      String.raw`(under|below|less than|cheaper than|up to|at most|max(?:imum)?|no more than|not more than|over|above|more than|at least|from) ${AMOUNT}${EACH}${PARTY}`,
    ),
    read: ([all, than = '', amount = ''], _, phrase) => {
      if (!/\$|dollar|buck|usd|head|person|each|pp|guest|diner|plate|cover|for/u.test(all)) return undefined
      return { priceRange: pricesWithin(Number(amount) / guestsOf(all, phrase), !/^(?:over|above|more|at least|from)/u.test(than)) }
    },
  },
  {
    pattern: words(`\\$(\\d{1,4})(?: ?(?:or less|max|maximum|and under|tops))?${EACH}${PARTY}`),
    read: ([all, amount = ''], _, phrase) => ({ priceRange: pricesWithin(Number(amount) / guestsOf(all, phrase), true) }),
  },
  // There is no filter for a number of guests; it is not a text to search either.
  {
    pattern: words('(?:an? )?(?:table )?for (?:two|three|four|five|six|seven|eight|\\d{1,2}|a couple)(?: people| persons| guests)?'),
    isWeak: true,
    read: () => ({}),
  },
  {
    pattern: words(
      'not (?:too|very|so) expensive|mid[- ]?(?:range|priced)|moderate(?:ly priced)?|reasonabl[ey](?: priced)?|affordable|inexpensive|budget(?:[- ]friendly)?|cheap(?: eats)?|low[- ]cost',
    ),
    read: ([all]) => ({ priceRange: /mid|moderate/u.test(all) ? ['2'] : /not|reason|afford/u.test(all) ? ['1', '2'] : ['1'] }),
  },
  {
    pattern: words('upscale|fancy|high[- ]end|expensive|fine[- ]dining|splurge|special[- ]occasion|luxury'),
    isWeak: true,
    read: () => ({ priceRange: ['3', '4'] }),
  },
]
