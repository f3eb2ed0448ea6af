import type { DishName, TableIllustration } from '@dining/ui'

/** What stands on the table behind a screen: three plates and two things on the cloth, the first the largest. */
interface Meal {
  readonly plates: readonly [DishName, DishName, DishName]
  readonly loose: readonly [DishName, DishName]
}

/** One table a screen, so that each step looks like the next course. */
const MEALS = {
  join: { plates: ['salad', 'bread', 'taco'], loose: ['lemon', 'herb'] },
  addCard: { plates: ['pasta', 'wine', 'salad'], loose: ['tomato', 'olive'] },
  cardAdded: { plates: ['cake', 'coffee', 'icecream'], loose: ['lemon', 'herb'] },
  signIn: { plates: ['sushi', 'tea', 'dumpling'], loose: ['chili', 'lemon'] },
  recover: { plates: ['croissant', 'coffee', 'eggs'], loose: ['tomato', 'herb'] },
  activate: { plates: ['pizza', 'salad', 'wine'], loose: ['olive', 'tomato'] },
} as const satisfies Record<string, Meal>

export type ClothName = keyof typeof MEALS

/** Laid for a wide, low band: the sheet covers its middle, so plates stand above the side column and at both ends. */
export function wideTable(name: ClothName): TableIllustration {
  const { plates, loose } = MEALS[name]
  return {
    tone: 'deep',
    items: [
      { dish: plates[0], on: 'plate', d: 15, x: 77, y: 27 },
      { dish: plates[1], on: 'plate', d: 11, x: 95.5, y: 68 },
      { dish: plates[2], on: 'plate', d: 12, x: 3, y: 62 },
      { dish: loose[0], on: 'cloth', d: 3.6, x: 87.5, y: 22, turn: 14 },
      { dish: loose[1], on: 'cloth', d: 3.2, x: 62, y: 18, turn: -24 },
    ],
  }
}

/** Laid for a narrow band above the sheet. */
export function narrowTable(name: ClothName): TableIllustration {
  const { plates, loose } = MEALS[name]
  return {
    tone: 'deep',
    items: [
      { dish: plates[0], on: 'plate', d: 36, x: 74, y: 44 },
      { dish: plates[1], on: 'plate', d: 26, x: 8, y: 24 },
      { dish: plates[2], on: 'plate', d: 22, x: 100, y: 2 },
      { dish: loose[0], on: 'cloth', d: 10, x: 46, y: 36, turn: 14 },
      { dish: loose[1], on: 'cloth', d: 8, x: 30, y: 66, turn: -30 },
    ],
  }
}
