import { describe, expect, it } from 'vitest'

import { contrast, nearestPassing, parseColour, toHex } from './oklch.ts'

describe('parseColour and toHex', () => {
  it.each(['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#06274f', '#c8142a', '#ffc600', '#e20074'])('round-trips %s', (hex) => {
    expect(toHex(parseColour(hex))).toBe(hex)
  })

  it('parses red as CSS does', () => {
    const { l, c, h } = parseColour('#ff0000')
    expect([l, c, h].map((x) => Number(x.toFixed(3)))).toEqual([0.628, 0.258, 29.234])
    expect(toHex(parseColour('oklch(.628 .2577 29.23)'))).toBe('#ff0000')
  })

  it('reduces chroma outside of sRGB, not lightness', () => {
    const hex = toHex({ l: 0.7, c: 0.4, h: 145 })
    expect(parseColour(hex).l).toBeCloseTo(0.7, 2)
    expect(parseColour(hex).c).toBeLessThan(0.25)
  })

  it('formats transparency', () => {
    expect(toHex({ l: 1, c: 0, h: 0 }, 0.5)).toBe('#ffffff80')
  })

  it.each(['red', '#fff', 'rgb(0 0 0)', 'oklch(50% .1 20)', ''])('refuses %j', (css) => {
    expect(() => parseColour(css)).toThrow(/Not a colour/)
  })
})

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#00ff00', 2.91],
  ])('of %s and %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2)
    expect(contrast(b, a)).toBeCloseTo(ratio, 2)
  })
})

describe('nearestPassing', () => {
  it('keeps a colour that passes', () => {
    expect(nearestPassing(parseColour('#06274f'), ['#ffffff'], 4.5)).toBe('#06274f')
  })

  it('changes a colour as little as possible', () => {
    const shade = nearestPassing(parseColour('#ffc600'), ['#ffffff'], 3) ?? ''
    expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(3)
    expect(contrast(shade, '#ffffff')).toBeLessThan(3.1)
  })

  it('returns undefined if no shade passes', () => {
    expect(nearestPassing(parseColour('#777777'), ['#ffffff', '#000000'], 7)).toBeUndefined()
  })
})
