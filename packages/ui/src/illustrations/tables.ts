import { hash } from './hash.ts'
import { kitchenFor, type DishName } from './kitchens.ts'

export { KITCHENS, MAINS, plateOf } from './kitchens.ts'
export { heightOf, PRESETS, RENDERED, type PictureFormat } from './picture-sizes.ts'

export type Tone = 'pale' | 'mid' | 'deep'

/** An item on the table: size and position in percent of the scene's width and box, rotation in degrees. */
export interface TableItem {
  readonly dish: DishName
  readonly on: 'plate' | 'cloth'
  readonly d: number
  readonly x: number
  readonly y: number
  readonly turn?: number
}

/** A position in a layout, without a dish. */
export type ItemPosition = Omit<TableItem, 'dish'>

export interface TableIllustration {
  readonly tone: Tone
  readonly items: readonly TableItem[]
}

/** Layouts around the main plate; `side` and `loose` are filled from the kitchen in turn. */
const LAYOUTS: readonly (readonly ItemPosition[])[] = [
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

/** Positions of the plates of a wide table, in percent of a box several times as wide as high; the first is the main plate. */
const WIDE_LAYOUTS: readonly (readonly ItemPosition[])[] = [
  [
    { on: 'plate', d: 25, x: 50, y: 54 },
    { on: 'plate', d: 20, x: 25, y: 6 },
    { on: 'plate', d: 21, x: 77, y: 98 },
    { on: 'plate', d: 17, x: 4, y: 88 },
    { on: 'plate', d: 16, x: 98, y: 10 },
    { on: 'cloth', d: 6, x: 34, y: 86, turn: -30 },
    { on: 'cloth', d: 6, x: 67, y: 20, turn: 25 },
  ],
  [
    { on: 'plate', d: 26, x: 37, y: 50 },
    { on: 'plate', d: 20, x: 63, y: 98 },
    { on: 'plate', d: 21, x: 86, y: 22 },
    { on: 'plate', d: 17, x: 12, y: 96 },
    { on: 'plate', d: 14, x: 8, y: 4 },
    { on: 'cloth', d: 6, x: 57, y: 18, turn: 40 },
    { on: 'cloth', d: 6, x: 76, y: 86, turn: -20 },
  ],
]

/** The dishes of a kitchen at a restaurant's table number `variant`, with its main dish first. */
function mainOf(cuisine: string | undefined, id: string | number, variant: number): DishName {
  const mains = kitchenFor(cuisine ?? '')?.mains ?? []
  const choices = [...new Set(mains)]
  const first = mains[hash(String(id)) % mains.length]
  return choices[(choices.findIndex((dish) => dish === first) + variant) % choices.length] ?? 'salad'
}

/**
 * A table for a restaurant without its own picture: dishes of its cuisine in one of several layouts, always the same for the same id.
 * @param variant which of the restaurant's tables, from 0: the next has another dish and another cloth
 */
export function tableFor(cuisine: string | undefined, id: string | number, variant = 0): TableIllustration {
  const seed = hash(String(id))
  const pick = <T>(list: readonly T[], shift: number, fallback: T): T => list[((seed >>> shift) + variant) % list.length] ?? fallback
  const kitchen = kitchenFor(cuisine ?? '')
  const items: TableItem[] = [
    {
      dish: mainOf(cuisine, id, variant),
      on: 'plate',
      d: 55 + ((seed >>> 17) % 3),
      x: 46 + ((seed >>> 19) % 8),
      y: 53 + ((seed >>> 23) % 3),
    },
  ]
  for (const position of pick(LAYOUTS, 7, [])) {
    const list = (position.on === 'plate' ? kitchen?.sides : kitchen?.loose) ?? []
    const fresh = list.filter((dish) => items.every((other) => other.dish !== dish))
    items.push({ ...position, dish: pick(fresh, 5 + items.length, 'herb') })
  }
  return { tone: pick(TONES, 13, 'pale'), items }
}

/** Offsets of neighbours in a list: to the left, and above in grids of three and of two columns. */
const NEIGHBOURS = [1, 3, 2] as const

interface Drawn {
  readonly id: string | number
  readonly cuisine: string | undefined
}

/**
 * Chooses a table for each restaurant of a list, so that neighbours show different main dishes if their kitchens have enough.
 * @returns the `variant` for `tableFor`, in the order of the list
 */
export function variantsFor(restaurants: readonly Drawn[]): number[] {
  const mains: DishName[] = []
  return restaurants.map(({ id, cuisine }, index) => {
    const choices = new Set(kitchenFor(cuisine ?? '')?.mains).size
    const around = NEIGHBOURS.map((back) => mains[index - back])
    // A dish that no neighbour has, otherwise one that the nearest neighbour does not have.
    const likeness = (variant: number) => {
      const at = around.indexOf(mainOf(cuisine, id, variant))
      return at === -1 ? 0 : NEIGHBOURS.length - at
    }
    const variants = Array.from({ length: Math.max(1, choices) }, (_, variant) => variant)
    const best = variants.reduce((least, variant) => (likeness(variant) < likeness(least) ? variant : least), 0)
    mains.push(mainOf(cuisine, id, best))
    return best
  })
}

/** A wide table for the page of a restaurant without its own picture: its main dish, with others of its kitchen on both sides. */
export function wideTableFor(cuisine: string | undefined, id: string | number): TableIllustration {
  const seed = hash(String(id))
  const kitchen = kitchenFor(cuisine ?? '')
  const mains = [0, 1, 2].map((variant) => mainOf(cuisine, id, variant))
  const plates = [...new Set([...mains, ...(kitchen?.sides ?? []), ...(kitchen?.mains ?? []), 'salad', 'bread', 'wine', 'cake'] as const)]
  const loose = [...new Set([...(kitchen?.loose ?? []), 'herb', 'lemon'] as const)].filter((dish) => !plates.slice(0, 5).includes(dish))
  const layout = WIDE_LAYOUTS[(seed >>> 9) % WIDE_LAYOUTS.length] ?? []
  const items = layout.map((position) => ({ ...position, dish: (position.on === 'plate' ? plates : loose).shift() ?? 'herb' }))
  return { tone: TONES[(seed >>> 13) % TONES.length] ?? 'pale', items }
}
