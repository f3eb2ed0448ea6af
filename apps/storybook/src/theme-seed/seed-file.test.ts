import { readFileSync } from 'node:fs'
import path from 'node:path'

import { checkContrast, derive } from '@dining/ui/theme/tools'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { judgedPairs } from './judged-pairs.ts'
import { readSeedFile, rewriteSeed, type SeedFile } from './seed-file.ts'
import { ruleOf } from './seed-rules.ts'
import { readTexts, textsOf, withValues } from './seed-values.ts'
import { PARTNERS, partnersWithSeed } from './testing/copied-seeds.ts'
import { seedTexts } from './testing/seed-arbitraries.ts'

const textOf = (id: string) => readFileSync(path.join(PARTNERS, id, 'tokens.ts'), 'utf8')

function seedOf(text: string): SeedFile {
  const read = readSeedFile(text)
  if (!read.ok) throw new Error(read.error.problem)
  return read.value
}

describe.each(partnersWithSeed())('the seed of %s', (id) => {
  const text = textOf(id)
  const seed = seedOf(text)
  const texts = textsOf(seed.tokens)
  const paths = Object.keys(texts)

  it('can be edited, except what belongs to its typefaces', () => {
    const fixed = [...seed.literals.keys()].filter((at) => ruleOf(at) === undefined)
    expect(fixed).toEqual(['faces.text', 'faces.display', 'faces.figures', 'display.cap'])
    expect(readTexts(texts).issues).toEqual({})
  })

  it('stays byte for byte when its own values are written', () => {
    expect(rewriteSeed(text, seed, readTexts(texts).values)).toBe(text)
  })

  it('takes any valid values, changes nothing else, and takes the old ones back byte for byte', () => {
    fc.assert(
      fc.property(seedTexts(paths), (changed) => {
        const { values, issues } = readTexts(changed)
        expect(issues).toEqual({})
        const rewritten = rewriteSeed(text, seed, values)
        const next = seedOf(rewritten)
        expect(next.tokens).toEqual(withValues(seed.tokens, values))
        expect(rewriteSeed(rewritten, next, readTexts(texts).values)).toBe(text)
      }),
      { numRuns: 40 },
    )
  })

  it('fails in the table of contrast exactly when the build refuses it', () => {
    fc.assert(
      fc.property(seedTexts(paths.filter((at) => at.startsWith('colours.'))), (changed) => {
        const theme = derive(withValues(seed.tokens, readTexts(changed).values))
        let refused = false
        try {
          checkContrast(theme)
        } catch {
          refused = true
        }
        expect(judgedPairs(theme).some(({ passes }) => !passes)).toBe(refused)
      }),
      { numRuns: 5 },
    )
  })
})

describe('reading a tokens.ts', () => {
  it.each([
    ['no seed', 'export const other = {}', 'it has no `export const tokens = {…}`'],
    ['a seed that is not exported', 'const tokens = {}', 'it has no `export const tokens = {…}`'],
    ['a syntax error', 'export const tokens = {', 'it has a syntax error'],
    ['a value from elsewhere', 'export const tokens = { density: base.density }', '`density` is not a plain value'],
    ['a call', "export const tokens = { colours: { brand: mix('#fff') } }", '`colours.brand` is not a plain value'],
    ['other properties', 'export const tokens = { ...base }', '`tokens` has a property that is not plain'],
    ['a computed name', "export const tokens = { ['density']: 1 }", '`tokens` has a property that is not plain'],
    ['a value twice', 'export const tokens = { density: 1, density: 2 }', '`density` is there twice'],
    ['a template', 'export const tokens = { card: `flat` }', '`card` is not a plain value'],
  ])('refuses %s', (_, text, problem) => {
    const read = readSeedFile(text)
    expect(read.ok ? '' : read.error.problem).toContain(problem)
  })

  it('keeps comments, quotes, other spellings of a number, and characters outside the basic plane', () => {
    const text = `// 🍽️ menu\nexport const tokens = { card: "flat", /* 🍷 */ density: 1.0, heroCut: 'arch' } satisfies object\n`
    const seed = seedOf(text)
    const written = rewriteSeed(
      text,
      seed,
      new Map<string, string | number>([
        ['card', 'lifted'],
        ['density', 1],
        ['heroCut', 'wave'],
      ]),
    )
    expect(written).toBe(text.replace('"flat"', '"lifted"').replace("'arch'", "'wave'"))
  })
})

describe('values as they are typed', () => {
  it.each([
    ['colours.brand', 'purple', /#rrggbb/],
    ['colours.brand', '#12345', /#rrggbb/],
    ['colours.brand', 'oklch(1.2 .1 20)', /up to 1/],
    ['colours.brand', 'oklch(.5 .5 20)', /0\.4/],
    ['colours.brand', 'oklch(.5 .1 361)', /360/],
    ['colours.brand', 'oklch(.5 .1.2 20)', /#rrggbb/],
    ['colours.brand', "#000000'};alert(1)//", /#rrggbb/],
    ['colours.brand', '#000000\n', /^$/],
    ['colours.ground', 'stone', /brand, paper/],
    ['density', '0.4', /0\.5 to 2/],
    ['density', '1e0', /number/],
    ['density', '', /number/],
    ['density', 'Infinity', /number/],
    ['radius.button', 'pill', /^$/],
    ['radius.button', 'round', /or pill/],
    ['display.tracking', '1px', /-\.012em/],
    ['cloth.rim.0', '101%', /93%/],
    ['motion.ease', 'url(evil)', /cubic-bezier/],
    ['name.scale', '1'.repeat(81), /At most 80/],
    ['faces.text', 'serif', /not a value of a seed/],
    ['constructor', '1', /not a value of a seed/],
  ])('%s as %j', (at, typed, problem) => {
    expect(readTexts({ [at]: typed }).issues[at] ?? '').toMatch(problem)
  })
})
