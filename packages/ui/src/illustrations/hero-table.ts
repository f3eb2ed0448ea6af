import type { ItemPosition, TableIllustration } from './tables.ts'
import { hash } from './hash.ts'
import type { DishName } from './kitchens.ts'

/** Positions of the five plates and two loose items of a large table; the first is the main plate. */
const LAYOUTS: readonly (readonly ItemPosition[])[] = [
  [
    { on: 'plate', d: 62, x: 56, y: 47 },
    { on: 'plate', d: 36, x: 101, y: 15 },
    { on: 'plate', d: 38, x: 12, y: 101 },
    { on: 'plate', d: 25, x: 19, y: 12 },
    { on: 'plate', d: 34, x: 101, y: 84 },
    { on: 'cloth', d: 13, x: 88, y: 50, turn: 40 },
    { on: 'cloth', d: 11, x: 54, y: 93, turn: -20 },
  ],
  [
    { on: 'plate', d: 66, x: 52, y: 56 },
    { on: 'plate', d: 40, x: 104, y: 88 },
    { on: 'plate', d: 30, x: 88, y: 12 },
    { on: 'plate', d: 27, x: 20, y: 8 },
    { on: 'plate', d: 36, x: 2, y: 104 },
    { on: 'cloth', d: 13, x: 55, y: 9, turn: -30 },
    { on: 'cloth', d: 12, x: 94, y: 49, turn: 25 },
  ],
  [
    { on: 'plate', d: 60, x: 60, y: 50 },
    { on: 'plate', d: 42, x: 14, y: 104 },
    { on: 'plate', d: 34, x: 106, y: 100 },
    { on: 'plate', d: 30, x: 22, y: 10 },
    { on: 'plate', d: 30, x: 104, y: 6 },
    { on: 'cloth', d: 14, x: 60, y: 6, turn: 60 },
    { on: 'cloth', d: 12, x: 70, y: 95, turn: -35 },
  ],
]

/** Items of a large table, in the order of its positions: a dinner for many tastes. */
const DINNERS: readonly (readonly DishName[])[] = [
  ['pasta', 'sushi', 'taco', 'wine', 'salad', 'herb', 'lemon'],
  ['pizza', 'salad', 'chicken', 'beer', 'cheese', 'tomato', 'olive'],
  ['paella', 'bread', 'shrimp', 'wine', 'cheese', 'lemon', 'herb'],
  ['steak', 'fries', 'salad', 'wine', 'pie', 'herb', 'tomato'],
  ['sushi', 'noodles', 'dumpling', 'tea', 'bento', 'chili', 'lemon'],
  ['burger', 'fries', 'icecream', 'cocktail', 'hotdog', 'tomato', 'olive'],
  ['curry', 'skewer', 'pita', 'tea', 'rice', 'chili', 'lemon'],
  ['lobster', 'oyster', 'fries', 'wine', 'salad', 'lemon', 'herb'],
  ['taco', 'burrito', 'avocado', 'cocktail', 'flan', 'chili', 'lemon'],
  ['ribs', 'chicken', 'pie', 'beer', 'fries', 'tomato', 'chili'],
  ['noodles', 'dumpling', 'shrimp', 'tea', 'rice', 'chili', 'herb'],
  ['stew', 'bread', 'cheese', 'wine', 'cake', 'tomato', 'herb'],
  ['shrimp', 'rice', 'salad', 'wine', 'cake', 'lemon', 'herb'],
  ['crab', 'oyster', 'bread', 'cocktail', 'fries', 'lemon', 'olive'],
  ['salad', 'falafel', 'pita', 'wine', 'avocado', 'tomato', 'olive'],
  ['chicken', 'waffle', 'sandwich', 'beer', 'pie', 'herb', 'chili'],
  ['bento', 'sushi', 'prawn', 'tea', 'dango', 'lemon', 'herb'],
]

/** A large table for a first view: different dishes and positions for each id, always the same for the same id. */
export function heroTableFor(id: string): TableIllustration {
  const seed = hash(id)
  const dinner = DINNERS[seed % DINNERS.length] ?? []
  const way = LAYOUTS[(seed >>> 9) % LAYOUTS.length] ?? []
  return { tone: 'deep', items: way.map((position, i) => ({ ...position, dish: dinner[i] ?? 'herb' })) }
}
