import type { Tokens } from '@dining/ui/theme/tools'

import { readSeedValue, ruleOf, type SeedValue } from './seed-rules.ts'

/** The texts of the fields of a seed, by path. */
export type SeedTexts = Readonly<Record<string, string>>

const under = (at: string, key: string | number) => (at === '' ? `${key}` : `${at}.${key}`)

function textsAt(value: unknown, at: string): readonly (readonly [string, string])[] {
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, inner]) => textsAt(inner, under(at, key)))
  return ruleOf(at) === undefined ? [] : [[at, String(value)]]
}

/** The values of a seed that can be edited, as texts. */
export const textsOf = (tokens: Tokens): SeedTexts => Object.fromEntries(textsAt(tokens, ''))

interface ReadTexts {
  readonly values: ReadonlyMap<string, SeedValue>
  /** By path: what is wrong, for beside the field. */
  readonly issues: SeedTexts
}

/** Reads what was typed: the valid values, and what is wrong with the others. */
export function readTexts(texts: SeedTexts): ReadTexts {
  const values = new Map<string, SeedValue>()
  const issues: [string, string][] = []
  for (const [path, text] of Object.entries(texts)) {
    const rule = ruleOf(path)
    const read = rule && readSeedValue(rule, text)
    if (read === undefined) issues.push([path, 'It is not a value of a seed that can be edited.'])
    else if (read.ok) values.set(path, read.value)
    else issues.push([path, read.error])
  }
  return { values, issues: Object.fromEntries(issues) }
}

function replaced(value: unknown, at: string, values: ReadonlyMap<string, SeedValue>): unknown {
  if (Array.isArray(value)) return value.map((inner, i) => replaced(inner, under(at, i), values))
  if (typeof value !== 'object' || value === null) return values.get(at) ?? value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, under(at, key), values)]))
}

/** The seed with other values at the paths that it has. @param values read by their rules */
export function withValues(tokens: Tokens, values: ReadonlyMap<string, SeedValue>): Tokens {
  // The shape is that of the tokens, and each value has passed the rule of its path.
  return replaced(tokens, '', values) as Tokens
}
