import type { Cuisine } from './cuisines.ts'
import { ADJECTIVES, WORDS } from './name-words.ts'
import type { Random } from './random.ts'

/** Edge of a cell in degrees: names repeat only beyond the cells around a place, some ten miles. */
const CELL = 0.2
/** Random draws of a name before the street or part of town is appended. */
const DRAWS = 12

/** Creates names of restaurants; no name repeats nearby. */
export interface NameMaker {
  /** @param local a street or part of town, without its kind: "Maple" */
  readonly make: (cuisine: Cuisine, latitude: number, longitude: number, local: string) => string
}

export function createNameMaker(random: Random): NameMaker {
  const taken = new Map<string, Set<string>>()
  const cellOf = (latitude: number, longitude: number) => [Math.floor(latitude / CELL), Math.floor(longitude / CELL)] as const

  const isTaken = (name: string, latitude: number, longitude: number) => {
    const [row, column] = cellOf(latitude, longitude)
    for (let r = row - 1; r <= row + 1; r++)
      for (let c = column - 1; c <= column + 1; c++) if (taken.get(`${r} ${c}`)?.has(name)) return true
    return false
  }
  const take = (name: string, latitude: number, longitude: number) => {
    const cell = cellOf(latitude, longitude).join(' ')
    taken.set(cell, (taken.get(cell) ?? new Set()).add(name))
    return name
  }

  return {
    make: (cuisine, latitude, longitude, local) => {
      let name = ''
      for (let draw = 0; draw < DRAWS; draw++) {
        name = fill(random, cuisine, local)
        if (!isTaken(name, latitude, longitude)) return take(name, latitude, longitude)
      }
      // In a dense quarter, the street distinguishes two restaurants, and a number if that is also used.
      for (let number = 0; ; number++) {
        const longer = number === 0 ? `${name} on ${local}` : `${name} No. ${number + 1}`
        if (!isTaken(longer, latitude, longitude)) return take(longer, latitude, longitude)
      }
    },
  }
}

function fill(random: Random, cuisine: Cuisine, local: string): string {
  const { families, given, words } = WORDS[cuisine.culture]
  const used = new Set<string>()
  const fresh = (from: readonly [string, ...string[]]) => {
    let word = random.pick(from)
    while (used.has(word)) word = random.pick(from)
    used.add(word)
    return word
  }
  const name = random.pick(cuisine.names).replace(/\{(\w)\}/g, (_, part: string) => {
    if (part === 'f') return fresh(families)
    if (part === 'g') return fresh(given)
    if (part === 'w') return fresh(words)
    if (part === 'a') return fresh(ADJECTIVES)
    return part === 'p' ? local : String(random.whole(3, 98))
  })
  const written = name.replace(/s's\b/g, "s'")
  // "Fig & Fig", "Blue Blue": a form's own word met the same one.
  return /\b(\w{2,})\b.*\b\1\b/.test(written) ? fill(random, cuisine, local) : written
}
