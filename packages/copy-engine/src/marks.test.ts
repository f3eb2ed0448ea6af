import { describe, expect, it } from 'vitest'

import { createCopy } from './copy.ts'
import { INLINE_MARK_FONTS } from './marks.ts'
import { testInput } from './test-input.ts'
import { texts } from './text.ts'

const t = texts('t', { join: 'Join {program}', twice: '{program} is yours. {program} earns, Brand™ and Brand™ too.' })

describe('®', () => {
  it('is a separate raised part, except in a font that raises it itself [COPY-24]', () => {
    const [bodyFont] = INLINE_MARK_FONTS
    expect(createCopy(testInput({ settings: { marks: { bodyFont } } }).input).rich(t.join)).toHaveLength(1)
    expect(createCopy(testInput().input).rich(t.join)).toEqual([
      { kind: 'text', text: 'Join AeroClub' },
      { kind: 'sup', text: '®' },
      { kind: 'text', text: ' Dining' },
    ])
  })

  it.each(INLINE_MARK_FONTS)('stays on the line in %s, in any case [COPY-25]', (font) => {
    const copy = createCopy(testInput({ settings: { marks: { bodyFont: font.toUpperCase() } } }).input)
    expect(copy.rich(t.join)).toEqual([{ kind: 'text', text: 'Join AeroClub® Dining' }])
  })

  it('has five such fonts [COPY-25]', () => {
    expect(new Set(INLINE_MARK_FONTS).size).toBe(5)
  })
})

describe('first mention', () => {
  it('keeps only the first mark if the partner wants it', () => {
    const copy = createCopy(testInput({ settings: { marks: { mentions: 'first' } } }).input)
    expect(copy.say(t.twice)).toBe('AeroClub® Dining is yours. AeroClub Dining earns, Brand™ and Brand too.')
  })

  it('keeps every mark otherwise', () => {
    expect(createCopy(testInput().input).say(t.twice)).toBe('AeroClub® Dining is yours. AeroClub® Dining earns, Brand™ and Brand™ too.')
  })
})

describe('"!" and "…"', () => {
  const p = texts('p', { a: 'Welcome! Really?! Loading… wait...', b: 'At {name} see https://a.example/x!y' })

  it('are replaced as the partner wants, except in names and addresses', () => {
    const copy = createCopy(testInput({ settings: { exclamation: '.', ellipsis: '' } }).input)
    expect(copy.say(p.a)).toBe('Welcome. Really? Loading wait')
    expect(copy.say(p.b, { name: 'Wow!' })).toBe('At Wow! see https://a.example/x!y')
  })

  it('are kept otherwise', () => {
    expect(createCopy(testInput().input).say(p.a)).toBe('Welcome! Really?! Loading… wait...')
  })
})
