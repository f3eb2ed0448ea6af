import { nameKey } from '../../name-key.ts'
import { CUISINES } from '../../store/seed/cuisines.ts'
import type { DishPicture } from '../../store/seed/dish-pictures.ts'
import { createRandom, seedOf } from '../../store/seed/random.ts'

/** Fits any table. */
const ANY: DishPicture = 'salad'

/**
 * A dish picture for a place that brings none: of its first cuisine that is known by name, or by one of its words ("Contemporary Italian").
 * @param key the same key gives the same picture
 */
export function dishPicture(cuisines: readonly string[], key: string): DishPicture {
  const random = createRandom(seedOf(key))
  for (const name of cuisines) {
    const typed = nameKey(name)
    const known =
      CUISINES.find((cuisine) => nameKey(cuisine.name) === typed) ??
      CUISINES.find((cuisine) => ` ${typed} `.includes(` ${nameKey(cuisine.name)} `)) ??
      CUISINES.find((cuisine) => typed.split(' ').some((word) => word.length > 3 && nameKey(cuisine.name).includes(word)))
    if (known) return random.pick(known.pictures)
  }
  return ANY
}
