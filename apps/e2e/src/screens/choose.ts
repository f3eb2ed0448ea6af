import { hash } from 'node:crypto'

/**
 * A small selection that contains each target that occurs: repeatedly adds the item with the most new targets; among equals the first in a
 * mixed order.
 * @param targetsOf the targets of an item, such as the pairs of its values
 */
export function choose<T>(all: readonly T[], targetsOf: (one: T) => readonly string[]): readonly T[] {
  const rest = all
    .map((one) => ({ one, targets: targetsOf(one) }))
    .map((each) => ({ ...each, order: hash('sha1', each.targets.join()) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
  const open = new Set(rest.flatMap(({ targets }) => targets))
  const chosen: T[] = []
  while (open.size > 0) {
    let best = rest[0]
    let most = 0
    for (const each of rest) {
      const adds = each.targets.filter((target) => open.has(target)).length
      if (adds > most) [best, most] = [each, adds]
    }
    if (!best) break
    chosen.push(best.one)
    for (const target of best.targets) open.delete(target)
  }
  return chosen
}

/** Every pair of an item's values, by their names. */
export function pairsOf(values: Readonly<Record<string, string | number>>): readonly string[] {
  const named = Object.entries(values).map(([name, value]) => `${name} ${value}`)
  return named.flatMap((first, at) => named.slice(at + 1).map((second) => `${first}, ${second}`))
}
