/** Pictures of `assets/dishes`. */
export type DishName =
  | 'avocado'
  | 'bagel'
  | 'beer'
  | 'bento'
  | 'bread'
  | 'burger'
  | 'burrito'
  | 'cake'
  | 'cheese'
  | 'chicken'
  | 'chili'
  | 'cocktail'
  | 'coffee'
  | 'crab'
  | 'croissant'
  | 'curry'
  | 'dango'
  | 'doughnut'
  | 'dumpling'
  | 'eggs'
  | 'falafel'
  | 'flan'
  | 'fries'
  | 'herb'
  | 'hotdog'
  | 'icecream'
  | 'lemon'
  | 'lobster'
  | 'noodles'
  | 'olive'
  | 'oyster'
  | 'paella'
  | 'pancakes'
  | 'pasta'
  | 'pie'
  | 'pita'
  | 'pizza'
  | 'prawn'
  | 'pretzel'
  | 'ribs'
  | 'rice'
  | 'salad'
  | 'sandwich'
  | 'shrimp'
  | 'skewer'
  | 'steak'
  | 'stew'
  | 'sushi'
  | 'taco'
  | 'tamale'
  | 'tea'
  | 'tomato'
  | 'waffle'
  | 'wine'

export type Tone = 'pale' | 'mid' | 'deep'

/** Something on the table: size and place in percent of the scene's width and box, turn in degrees. */
export interface Place {
  readonly dish: DishName
  readonly on: 'plate' | 'cloth'
  readonly d: number
  readonly x: number
  readonly y: number
  readonly turn?: number
}

export interface Table {
  readonly tone: Tone
  readonly places: readonly Place[]
}

interface Kitchen {
  readonly words: RegExp
  readonly mains: readonly DishName[]
  readonly sides: readonly DishName[]
  readonly loose: readonly DishName[]
}

const HERBS = ['herb', 'lemon', 'tomato'] as const

/** The first kitchen whose words occur in the cuisine's name; the last one takes everything else. */
const KITCHENS: readonly Kitchen[] = [
  {
    words: /sushi|japan|hibachi|ramen/i,
    mains: ['sushi', 'bento', 'noodles', 'sushi', 'prawn'],
    sides: ['tea', 'rice', 'dango'],
    loose: ['herb', 'lemon', 'chili'],
  },
  {
    words: /chinese|dim sum|asian|thai|vietnam|korea|burm|filipino|noodle/i,
    mains: ['noodles', 'dumpling', 'curry', 'shrimp', 'skewer'],
    sides: ['tea', 'rice', 'dumpling'],
    loose: ['chili', 'herb', 'lemon'],
  },
  {
    words: /mexic|tex|southwest|taco|latin|peru|cuba|puerto|south american/i,
    mains: ['taco', 'burrito', 'tamale', 'taco', 'burrito', 'stew'],
    sides: ['avocado', 'cocktail', 'flan'],
    loose: ['lemon', 'chili', 'avocado', 'tomato'],
  },
  { words: /pizz/i, mains: ['pizza'], sides: ['salad', 'beer', 'wine'], loose: ['tomato', 'herb', 'olive'] },
  {
    words: /ital|sicil/i,
    mains: ['pasta', 'pizza', 'salad', 'pizza', 'cheese', 'pasta', 'stew'],
    sides: ['wine', 'bread', 'salad', 'cheese'],
    loose: ['tomato', 'herb', 'olive', 'lemon'],
  },
  {
    words: /spanish|tapas|basque|portug/i,
    mains: ['paella', 'shrimp', 'stew', 'paella'],
    sides: ['wine', 'bread', 'cheese'],
    loose: ['lemon', 'olive', 'tomato'],
  },
  {
    words: /indian|afghan|persian|pakistan/i,
    mains: ['curry', 'stew', 'skewer', 'curry'],
    sides: ['tea', 'bread', 'rice'],
    loose: ['chili', 'lemon', 'herb'],
  },
  {
    words: /greek|mediterr|leban|turk|middle|moroc|syria|kosher|israel|ethiop|african/i,
    mains: ['pita', 'falafel', 'skewer', 'salad', 'pita'],
    sides: ['wine', 'bread', 'olive', 'tea'],
    loose: ['lemon', 'tomato', 'herb', 'olive'],
  },
  {
    words: /seafood|oyster|fish|low country|pacific|polynes|hawai|caribb/i,
    mains: ['oyster', 'lobster', 'shrimp', 'crab'],
    sides: ['wine', 'fries', 'cocktail'],
    loose: ['lemon', 'herb', 'tomato'],
  },
  {
    words: /barbec|bbq|southern|creole|cajun|comfort|soul/i,
    mains: ['ribs', 'chicken', 'shrimp', 'stew', 'fries'],
    sides: ['beer', 'pie', 'bread'],
    loose: ['chili', 'lemon', 'tomato'],
  },
  {
    words: /steak|prime|grill|argentin|brazil|game/i,
    mains: ['steak', 'ribs', 'steak', 'skewer'],
    sides: ['wine', 'fries', 'salad', 'bread'],
    loose: ['herb', 'tomato', 'chili'],
  },
  {
    words: /wine|lounge|cocktail/i,
    mains: ['cheese', 'oyster', 'salad'],
    sides: ['wine', 'cocktail', 'bread'],
    loose: ['olive', 'lemon', 'herb'],
  },
  {
    words: /burger|american diner|diner|hot dog|gastro|pub|brew|beer|bar\b|irish|sports/i,
    mains: ['burger', 'hotdog', 'fries', 'sandwich', 'pretzel'],
    sides: ['beer', 'fries', 'cocktail'],
    loose: ['tomato', 'lemon', 'olive'],
  },
  {
    words: /breakfast|brunch|bakery|caf|coffee|bagel|donut|doughnut/i,
    mains: ['pancakes', 'eggs', 'waffle', 'croissant', 'bagel'],
    sides: ['coffee', 'croissant', 'doughnut'],
    loose: ['lemon', 'avocado', 'herb'],
  },
  {
    words: /dessert|sweet|ice cream|tea\b/i,
    mains: ['cake', 'icecream', 'pie', 'doughnut', 'flan'],
    sides: ['coffee', 'tea', 'doughnut'],
    loose: ['lemon', 'herb', 'tomato'],
  },
  {
    words: /french|bistro|proven|belg|swiss|fondue|europ|continent|german|austri|british|english|russia|scandin/i,
    mains: ['croissant', 'oyster', 'steak', 'cheese', 'stew', 'salad'],
    sides: ['wine', 'bread', 'cake', 'cheese'],
    loose: HERBS,
  },
  {
    words: /vegan|vegetar|organic|salad|health|californ|northwest|farm/i,
    mains: ['salad', 'falafel', 'avocado', 'eggs', 'stew'],
    sides: ['wine', 'bread', 'tea'],
    loose: HERBS,
  },
  {
    words: /american/i,
    mains: ['burger', 'steak', 'chicken', 'sandwich', 'salad', 'ribs', 'eggs'],
    sides: ['fries', 'beer', 'pie', 'wine'],
    loose: ['tomato', 'herb', 'lemon'],
  },
  {
    words: /(?:)/,
    mains: ['salad', 'stew', 'chicken', 'pasta', 'sandwich', 'pie'],
    sides: ['wine', 'bread', 'cake', 'coffee'],
    loose: HERBS,
  },
]

/** Ways to lay a table around the main plate; `side` and `loose` are filled from the kitchen in turn. */
const LAYOUTS: readonly (readonly Omit<Place, 'dish'>[])[] = [
  [{ on: 'plate', d: 36, x: 98, y: 14 }],
  [
    { on: 'cloth', d: 17, x: 88, y: 27, turn: 20 },
    { on: 'plate', d: 34, x: 4, y: 92 },
  ],
  [{ on: 'cloth', d: 16, x: 87, y: 80, turn: -20 }],
  [
    { on: 'plate', d: 34, x: 100, y: 84 },
    { on: 'cloth', d: 15, x: 12, y: 80, turn: -40 },
  ],
  [
    { on: 'cloth', d: 15, x: 90, y: 22, turn: 35 },
    { on: 'cloth', d: 14, x: 11, y: 84, turn: -50 },
  ],
  [
    { on: 'plate', d: 38, x: 2, y: 96 },
    { on: 'plate', d: 26, x: 99, y: 8 },
  ],
]
const TONES: readonly Tone[] = ['deep', 'pale', 'mid']

/** A number of 32 bits that is the same for the same text on every machine (FNV-1a). */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  return (h ^ (h >>> 13)) >>> 0
}

/**
 * A table for a restaurant without a picture of its own: dishes of its cuisine, laid in one of several ways, always the same for the same id.
 * @param id the merchant's; neighbours in a list differ in dish, layout and cloth
 * @param serving which of the restaurant's tables, from 0: the next has another dish and another cloth
 */
export function dishesFor(cuisine: string | undefined, id: string | number, serving = 0): Table {
  const seed = hash(String(id))
  const pick = <T>(list: readonly T[], shift: number, fallback: T): T => list[((seed >>> shift) + serving) % list.length] ?? fallback
  const kitchen = KITCHENS.find(({ words }) => words.test(cuisine ?? '')) ?? KITCHENS.at(-1)
  const first = kitchen?.mains[seed % kitchen.mains.length]
  const mains = [...new Set(kitchen?.mains)]
  const main = mains[(mains.findIndex((dish) => dish === first) + serving) % mains.length] ?? 'salad'
  const places: Place[] = [
    { dish: main, on: 'plate', d: 55 + ((seed >>> 17) % 3), x: 46 + ((seed >>> 19) % 8), y: 53 + ((seed >>> 23) % 3) },
  ]
  for (const place of pick(LAYOUTS, 7, [])) {
    const list = (place.on === 'plate' ? kitchen?.sides : kitchen?.loose) ?? []
    const fresh = list.filter((dish) => places.every((other) => other.dish !== dish))
    places.push({ ...place, dish: pick(fresh, 5 + places.length, 'herb') })
  }
  return { tone: pick(TONES, 13, 'pale'), places }
}
