import { RATING_STEPS, REVIEW_STEPS, type Meal } from '@dining/domain'

import { CUISINE_OF_WORDS } from './cuisine-words.ts'
import { words, type Rule } from './phrase.ts'

/** The largest step that is not more than a number; the smallest for less. */
const stepOf = (steps: readonly number[], value: number) => String(steps.findLast((step) => step <= value) ?? steps[0])

const STARS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5 }

const CUISINE = [...CUISINE_OF_WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|')

/** Ratings, order, what is earned, how and what is eaten. */
export const QUALITY_RULES: readonly Rule[] = [
  {
    pattern: words(
      String.raw`(?:(?:rated|rating|with|at least|minimum|min|over|above|more than|of) )*(\d(?:\.\d)?|three|four|five) ?(?:\+|plus)? ?-?stars?(?: rating)?(?: ?(?:\+|and up|and above|or more|or better|or higher|minimum|plus))?`,
    ),
    read: ([, stars = '']) => ({ minRating: stepOf(RATING_STEPS, STARS[stars] ?? Number(stars)) }),
  },
  {
    pattern:
      /(?<![\p{L}\p{N}$.])(?:(?:rated|rating|at least) )+([1-5](?:\.\d)?)\+?(?: (?:and up|and above|or more|or better|or higher))?(?![\p{L}\p{N}.])/gu,
    read: ([, stars = '']) => ({ minRating: stepOf(RATING_STEPS, Number(stars)) }),
  },
  {
    pattern: words('(?:highly|well)[- ](?:rated|reviewed)|(?:with )?(?:good|great|excellent) (?:reviews|ratings?)'),
    read: () => ({ minRating: '4' }),
  },
  {
    pattern: words(String.raw`(?:(?:with|at least|over|more than|minimum) )*(\d{1,5})\+? (?:or more )?(?:reviews|ratings)`),
    read: ([, count = '']) => ({ minReviews: stepOf(REVIEW_STEPS, Number(count)) }),
  },
  {
    pattern: words('(?:the )?(?:top|best)[- ]rated|highest[- ]rated|sort(?:ed)? by rating'),
    read: () => ({ sortBy: 'rating' }),
  },
  {
    pattern: words('(?:the )?(?:closest|nearest)(?: first| to me)?|sort(?:ed)? by distance'),
    read: () => ({ sortBy: 'distance' }),
  },
  {
    pattern: words(
      '(?:that )?(?:has |have |with )?(?:an? )?(?:bonus|extra) (?:miles|points|cash(?: back)?|rewards?|offers?)|(?:with|has|have) (?:a )?bonus(?:es)?|double (?:miles|points)',
    ),
    read: (_, { has }) => (has.bonus ? { bonus: 'true' } : undefined),
  },
  {
    pattern: words(
      '(?:(?:and )?(?:that|which|where i|where we|i can|we can|to|who) )?(?:can )?earn(?:s|ing)?(?: me| us)?(?: (?:some |any |the )?(?:miles|points|cash(?: back)?|rewards?|money))?',
    ),
    read: (_, { tier }) => ({ benefitsFor: tier }),
  },
  {
    pattern: words('(?:highly )?acclaimed|award[- ]winning'),
    read: (_, { has }) => (has.acclaimed ? { acclaimed: 'true' } : undefined),
  },
  {
    pattern: words(
      '(?:that )?(?:(?:takes?|with|accepts?|taking) )?(?:online )?reservations?|bookable|(?:where (?:i|we) can )?book(?: a table)?(?: online)?|reservable',
    ),
    isWeak: true,
    read: (_, { has }) => (has.bookable ? { reservations: 'true' } : undefined),
  },
  {
    pattern: words('(?:that |with |for |has |offers? )?(?:online order(?:ing|s)?|order(?:ing)? online)'),
    read: () => ({ features: ['Order online'] }),
  },
  {
    pattern: words('(?:that |with |for |has |offers? )?(?:home )?(?:delivery|delivers?|delivered)'),
    isWeak: true,
    read: () => ({ features: ['Delivery'] }),
  },
  {
    pattern: words('(?:that |with |for |has |offers? )?(?:take[- ]?outs?|take[- ]?aways?|carry[- ]?out|to[- ]go|pick[- ]?up)'),
    isWeak: true,
    read: () => ({ features: ['Takeout'] }),
  },
  {
    pattern: words('(?:for |to )?(?:dine[- ]in|dining in|sit[- ]down|eat[- ]in)'),
    isWeak: true,
    read: () => ({ features: ['Dine in'] }),
  },
  {
    pattern: words('(?:for |open for |serving |serves )?(?:a )?late[- ]night(?: (?:food|eats|dining|bites))?'),
    isWeak: true,
    read: () => ({ mealsServed: ['Late night'] }),
  },
  {
    pattern: words('(?:for |open for |serving |serves |having |with )(?:a )?(breakfast|brunch|lunch|dinner|supper)'),
    read: ([, meal = '']) => ({ mealsServed: [mealNamed(meal)] }),
  },
  {
    pattern: words('(breakfast|brunch|lunch|dinner|supper)'),
    isWeak: true,
    read: ([, meal = '']) => ({ mealsServed: [mealNamed(meal)] }),
  },
  {
    pattern: words(`(${CUISINE})(?: (?:food|cuisine|restaurants?|places?|spots?|joints?))?`),
    isWeak: true,
    read: ([, name = '']) => ({ cuisine: [CUISINE_OF_WORDS.get(name) ?? name] }),
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:newly added|just (?:opened|added)|brand new|new(?= ?\n| (?:restaurants?|places?|spots?)(?![\p{L}])))(?![\p{L}\p{N}])/gu,
    read: () => ({ isNew: 'true' }),
  },
]

function mealNamed(name: string): Meal {
  const meals: Readonly<Record<string, Meal>> = {
    breakfast: 'Breakfast',
    brunch: 'Brunch',
    lunch: 'Lunch',
    dinner: 'Dinner',
    supper: 'Dinner',
  }
  return meals[name] ?? 'Dinner'
}
