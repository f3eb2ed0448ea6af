import fc from 'fast-check'

import { readSeedValue, SEED_RULES, type SeedRule } from '../seed-rules.ts'
import type { SeedTexts } from '../seed-values.ts'

const hundredths = (most: number) => fc.integer({ min: 0, max: Math.floor(most * 100) }).map((n) => n / 100)
const colour = fc.oneof(
  fc.stringMatching(/^#[0-9a-fA-F]{6}$/),
  fc
    .tuple(hundredths(1), hundredths(0.4), hundredths(360))
    .map((parts) => `oklch(${parts.map((n) => String(n).replace(/^0\./, '.')).join(' ')})`),
)

function textFor(rule: SeedRule): fc.Arbitrary<string> {
  switch (rule.kind) {
    case 'colour':
      return colour
    case 'options':
      return fc.constantFrom(...rule.options)
    case 'number': {
      const number = fc.integer({ min: Math.ceil(rule.least * 100), max: rule.most * 100 }).map((n) => String(n / 100))
      return rule.word === undefined ? number : fc.oneof(number, fc.constant(rule.word))
    }
    case 'text':
      return fc.stringMatching(rule.pattern).filter((text) => readSeedValue(rule, text).ok)
  }
}

/** Valid texts for some of the values of a seed. @param paths those that may be among them */
export function seedTexts(paths: readonly string[]): fc.Arbitrary<SeedTexts> {
  const entry = fc
    .constantFrom(...Object.entries(SEED_RULES).filter(([path]) => paths.includes(path)))
    .chain(([path, rule]) => textFor(rule).map((text): [string, string] => [path, text]))
  return fc.array(entry, { maxLength: 30 }).map((entries) => Object.fromEntries(entries))
}
