import { hash } from './hash.ts'
import { kitchenFor, type DishName } from './kitchens.ts'

export { KITCHENS } from './kitchens.ts'
export { heightOf, PRESETS, RENDERED, type PictureFormat } from './picture-sizes.ts'

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

/**
 * A table for a restaurant without a picture of its own: dishes of its cuisine, laid in one of several ways, always the same for the same id.
 * @param id the merchant's; neighbours in a list differ in dish, layout and cloth
 * @param serving which of the restaurant's tables, from 0: the next has another dish and another cloth
 */
export function dishesFor(cuisine: string | undefined, id: string | number, serving = 0): Table {
  const seed = hash(String(id))
  const pick = <T>(list: readonly T[], shift: number, fallback: T): T => list[((seed >>> shift) + serving) % list.length] ?? fallback
  const kitchen = kitchenFor(cuisine ?? '')
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
