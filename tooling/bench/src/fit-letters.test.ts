import { expect, it } from 'vitest'

import { fitLetters } from './fit-letters.ts'

/** Widths in a typeface and in the one that replaces it. */
const WIDTHS: Readonly<Record<string, readonly [own: number, system: number]>> = {
  ' ': [30, 28],
  a: [52, 50],
  b: [54, 52],
  c: [51, 49],
  i: [24, 22],
  l: [25, 22.5],
  m: [76, 80],
}
const ownOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + (WIDTHS[letter]?.[0] ?? 0), 0)

it('makes lines as wide as in the typeface, with the letters that differ in groups of their own', () => {
  const texts = ['a ball in a cab', 'mimic a claim', 'baa baa cab all', 'mill a mall']
  const lines = texts.map((text) => ({ text: text.replaceAll('n', 'a'), own: ownOf(text.replaceAll('n', 'a')) }))
  const all = lines.map(({ text }) => text).join('')
  const letters = Object.entries(WIDTHS).map(([letter, [own, system]]) => ({ letter, count: all.split(letter).length - 1, own, system }))
  const { others, letters: groups, before, after } = fitLetters(letters, lines, 3)
  expect(Object.keys(groups).toSorted()).toEqual(['il', 'm'])
  expect(others).toBeCloseTo(104, 0)
  expect(groups['m']).toBeCloseTo(95, 0)
  expect(groups['il']).toBeCloseTo(111, 0)
  expect(before).toBeGreaterThan(1)
  expect(after).toBeLessThan(0.4)
})

it('limits the difference of a group, and makes up for it with all letters', () => {
  const letters = [
    { letter: 'a', count: 9, own: 50, system: 50 },
    { letter: 'l', count: 1, own: 40, system: 20 },
  ]
  const { letters: groups, others, width } = fitLetters(letters, [{ text: 'aaaaaaaaal', own: 490 }], 2)
  expect(width).toBeCloseTo(104.3)
  expect((groups['l'] ?? 0) / others).toBeLessThan(1.2)
  expect(others * 4.5 + (groups['l'] ?? 0) * 0.2).toBeCloseTo(490, 0)
})
