import type { Cuisine, Kind } from './cuisines.ts'
import type { Random } from './random.ts'
import { CLOSINGS, DISH_LINES, OPENINGS, REVIEWS, REVIEWERS } from './text-lines.ts'

/** The facts that a text may mention. */
export interface Subject {
  readonly name: string
  readonly cuisine: Cuisine
  readonly kind: Kind
  readonly street: string
  /** Part of town, or the town. */
  readonly area: string
  /** Year of the data. */
  readonly year: number
}

/** Two or three sentences about a restaurant: its history, its food and its atmosphere. */
export function aboutText(random: Random, subject: Subject): string {
  const dishes = shuffledDishes(random, subject.cuisine)
  const opening = random.pick(OPENINGS)
  const line = random.pick(DISH_LINES)
  const closing = random.chance(0.8) ? random.pick(CLOSINGS[subject.kind]) : ''
  return fill(random, [opening, line, closing].filter(Boolean).join(' '), subject, dishes)
}

export interface Review {
  readonly id: string
  readonly rating: number
  readonly text: string
  readonly author: string
  readonly date: string
}

/** A few written reviews around a place's rating, newest first. */
export function writeReviews(random: Random, subject: Subject, rating: number, count: number, today: Date): Review[] {
  const reviews = Array.from({ length: count }, () => {
    const stars = Math.max(2, Math.min(5, Math.round(rating + random.normal() * 0.7)))
    const date = new Date(today.getTime() - random.whole(3, 420) * 86_400_000).toISOString().slice(0, 10)
    const text = fill(random, random.pick(REVIEWS[stars] ?? REVIEWS[4]), subject, shuffledDishes(random, subject.cuisine))
    return { rating: stars, text, author: random.pick(REVIEWERS), date }
  })
  return reviews.toSorted((a, b) => b.date.localeCompare(a.date)).map((review, index) => ({ id: String(index + 1), ...review }))
}

function shuffledDishes(random: Random, cuisine: Cuisine): readonly string[] {
  const start = random.whole(0, cuisine.dishes.length - 1)
  return [...cuisine.dishes.slice(start), ...cuisine.dishes.slice(0, start)]
}

function fill(random: Random, text: string, subject: Subject, dishes: readonly string[]): string {
  const parts: Readonly<Record<string, string>> = {
    name: subject.name,
    street: subject.street,
    area: subject.area,
    d1: dishes[0] ?? '',
    d2: dishes[1] ?? '',
    d3: dishes[2] ?? '',
    year: String(subject.year - random.whole(2, 45)),
    years: String(random.whole(3, 38)),
  }
  const filled = text.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
  // A dish may be the first word of its sentence.
  return filled.replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
}
