import naughty from 'big-list-of-naughty-strings' with { type: 'json' }
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { createCopy } from './copy.ts'
import type { RichPart } from './rich.ts'
import { CASINGS } from './settings.ts'
import { testInput } from './test-input.ts'
import { texts } from './text.ts'
import { INLINE_LINKS, PLACEHOLDERS } from './tokens.ts'

const settings = { casing: { action: 'title', headline: 'upper' }, exclamation: '.', ellipsis: '', marks: { mentions: 'first' } } as const
const copy = createCopy(testInput({ settings }).input)

const fragment = fc.oneof(
  fc.constantFrom('{', '}', '|', '{{', '}}', '®', '!', '…', ' ', '\n', ...PLACEHOLDERS.map((name) => `{${name}}`)),
  fc.constantFrom(...INLINE_LINKS).map((link) => `{${link}|`),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...naughty),
)
const anyText = fc.array(fragment, { maxLength: 30 }).map((parts) => parts.join(''))

function linksOf(parts: readonly RichPart[]): readonly Extract<RichPart, { kind: 'link' }>[] {
  return parts.filter((part) => part.kind === 'link')
}

const wordsOf = (parts: readonly RichPart[]): string =>
  parts.map((part) => (part.kind === 'link' ? wordsOf(part.parts) : part.text)).join('')

it('shows no brace, whatever the content contains', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('text', 'action', 'headline'), (text, role) => {
      expect(copy.sayContent(text, role)).not.toMatch(/[{}]/)
      expect(wordsOf(copy.richContent(text, role))).not.toMatch(/[{}]/)
    }),
    { numRuns: 500 },
  )
})

it.each([settings, { exclamation: '.' }, { ellipsis: '' }, { marks: { mentions: 'first' } }, {}] as const)(
  'renders the same text as a line and as parts, under %j',
  (own) => {
    const { sayContent, richContent } = createCopy(testInput({ settings: own }).input)
    fc.assert(
      fc.property(anyText, fc.constantFrom('text', 'action', 'headline'), (text, role) => {
        expect(sayContent(text, role)).toBe(wordsOf(richContent(text, role)))
      }),
      { numRuns: 300 },
    )
  },
)

it('ends for any set of tokens that refer to each other [COPY-21]', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const value = fc.array(fc.oneof(fc.constantFrom(...names.map((name) => `{${name}}`)), fc.constantFrom('x ', '{join_link|', '}', '{')), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(fc.tuple(value, value, value, value, value), (values) => {
      const tokens = Object.fromEntries(names.map((name, index) => [name, values[index]?.join('') ?? '']))
      const made = createCopy(testInput({ settings: { tokens } }).input).sayContent('{a}{b}{c}{d}{e}')
      expect(made).not.toMatch(/[{}]/)
      expect(made.length).toBeLessThan(100_000)
    }),
  )
})

it('limits the size when each token contains the next twice', () => {
  const tokens = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`t${at}`, `{t${at + 1}} {t${at + 1}}`]))
  const { input, issues } = testInput({ settings: { tokens: { ...tokens, t60: 'x' } } })
  expect(createCopy(input).sayContent('{t0}').length).toBeLessThan(10_000)
  expect(issues.map(({ kind }) => kind)).toContain('too-long')
})

it('never parses the name of a visitor as a text', () => {
  const visitor = { tier: null, publicId: null, firstName: '{join_link|Ann} {program}' }
  const parts = createCopy(testInput({ visitor }).input).richContent('Hello {first_name}!')
  expect(parts).toEqual([{ kind: 'text', text: 'Hello {join_link|Ann} {program}!' }])
})

it('is idempotent', () => {
  const plain = createCopy(testInput().input)
  fc.assert(
    fc.property(anyText, (text) => {
      const once = plain.sayContent(text)
      expect(plain.sayContent(once)).toBe(once)
    }),
  )
})

it('renders the same text as a line and in parts', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(wordsOf(copy.richContent(text))).toBe(copy.sayContent(text))
    }),
  )
})

it('links only to addresses of the partner, never to one from a text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const link of linksOf(copy.richContent(text))) {
        expect(INLINE_LINKS).toContain(link.link)
        expect(linksOf(link.parts)).toEqual([])
        expect(link.href).toMatch(/^(?:\/|https:\/\/aero\.example\/|tel:\+18005550100$|mailto:Help@Aero\.example$|sms:24680$)/)
      }
    }),
  )
})

it.each(CASINGS)('keeps every known hostile string in a slot unchanged, in casing %s', (casing) => {
  const t = texts('t', { named: 'Dinner at {name} earns!' })
  const cased = createCopy(testInput({ settings: { casing: { action: casing, headline: casing } } }).input)
  for (const name of naughty) {
    expect(cased.action(t.named, { name })).toContain(name)
    expect(cased.rich(t.named, { name }).every((part) => part.kind !== 'link')).toBe(true)
  }
})

it('takes time in proportion to the length of a text', () => {
  const long = [
    '{'.repeat(50_000),
    'a'.repeat(50_000),
    '!'.repeat(50_000),
    ' '.repeat(50_000),
    '{program}'.repeat(5_000),
    'a@'.repeat(100_000),
  ]
  // Counts steps, not time: the machine may be under load.
  const before = process.cpuUsage()
  for (const text of long) for (const role of ['text', 'action', 'headline'] as const) copy.richContent(text, role)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000)
})
