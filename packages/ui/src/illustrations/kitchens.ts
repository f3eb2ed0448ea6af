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

interface Kitchen {
  readonly words: RegExp
  readonly mains: readonly DishName[]
  readonly sides: readonly DishName[]
  readonly loose: readonly DishName[]
}

const HERBS = ['herb', 'lemon', 'tomato'] as const

/** The first kitchen whose words are in the cuisine's name; the last one matches everything else. */
export const KITCHENS: readonly Kitchen[] = [
  {
    words: /sushi|japan|hibachi|ramen/i,
    mains: ['sushi', 'bento', 'noodles', 'sushi', 'prawn'],
    sides: ['tea', 'rice', 'dango'],
    loose: ['herb', 'lemon', 'chili'],
  },
  {
    words: /chinese|sichuan|canton|dim sum|asian|malay|thai|vietnam|korea|burm|filipino|noodle/i,
    mains: ['noodles', 'dumpling', 'curry', 'shrimp', 'skewer'],
    sides: ['tea', 'rice', 'dumpling'],
    loose: ['chili', 'herb', 'lemon'],
  },
  {
    words: /mexic|tex|southwest|taco|latin|peru|cuba|puerto|salvador|south american/i,
    mains: ['taco', 'burrito', 'tamale', 'taco', 'burrito', 'stew'],
    sides: ['avocado', 'cocktail', 'flan'],
    loose: ['lemon', 'chili', 'avocado', 'tomato'],
  },
  {
    words: /pizz/i,
    mains: ['pizza', 'pasta', 'pizza', 'cheese', 'pizza', 'salad'],
    sides: ['salad', 'beer', 'wine'],
    loose: ['tomato', 'herb', 'olive'],
  },
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
    words: /indian|nepal|afghan|persian|pakistan/i,
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
    words: /barbec|bbq|chicken|wings|southern|creole|cajun|comfort|soul/i,
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
    words: /sandwich|hoagie|delicatessen/i,
    mains: ['sandwich', 'bagel', 'hotdog', 'fries', 'pretzel'],
    sides: ['fries', 'coffee', 'salad'],
    loose: ['tomato', 'olive', 'herb'],
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
    words: /french|bistro|proven|belg|swiss|fondue|europ|continent|german|austri|british|english|russia|polish|ukrain|scandin/i,
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

/** The dishes of a restaurant of that cuisine; an unknown cuisine gets popular ones. */
export const kitchenFor = (cuisine: string) => KITCHENS.find(({ words }) => words.test(cuisine)) ?? KITCHENS.at(-1)

/** Every main dish; each has its picture of a table. */
export const MAINS: readonly DishName[] = [...new Set(KITCHENS.flatMap(({ mains }) => mains))].toSorted()

/** Where the plate is in the picture of a main dish: its centre and radius as shares of the picture's width. */
export function plateOf(dish: DishName): { readonly x: number; readonly y: number; readonly radius: number } {
  return { x: MAINS.indexOf(dish) % 3 === 0 ? 0.55 : 0.45, y: 0.325, radius: 4 / 15 }
}
