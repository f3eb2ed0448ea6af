import { describe, expect, it } from 'vitest'

import { checkContrast, contrastMinima } from './contrast.ts'
import { derive, roleValues } from './derive.ts'
import { contrast, parseColour } from './oklch.ts'
import { referenceTokens } from './reference-tokens.ts'
import type { Tokens } from './tokens.ts'

const tokens = (colours: Partial<Tokens['colours']>): Tokens => ({
  ...referenceTokens,
  colours: { ...referenceTokens.colours, ...colours },
})

/** Brands of all kinds: dark and pale backgrounds, every hue, red actions. */
const brands: Record<string, Tokens> = {
  plain: referenceTokens,
  navyWithRed: tokens({
    ground: 'brand',
    brand: '#0b2545',
    ink: '#0b2545',
    action: '#c8142a',
    accent: '#c8142a',
    earn: '#0b3b75',
    link: '#0b4c92',
    cloth: '#123a6b',
  }),
  magenta: tokens({
    ground: 'brand',
    brand: '#b5006a',
    ink: '#3a0a26',
    action: '#b5006a',
    accent: '#b5006a',
    earn: '#8c0052',
    link: '#8c0052',
    cloth: '#8c0052',
  }),
  yellowGround: tokens({
    ground: 'brand',
    brand: '#ffd400',
    ink: '#1a1a1a',
    action: '#1a1a1a',
    accent: '#c4101c',
    earn: '#1a1a1a',
    link: '#0d4f8b',
    cloth: '#8a6d00',
  }),
  redOnYellow: tokens({
    ground: 'brand',
    brand: '#ffc72c',
    ink: '#27251f',
    action: '#c4101c',
    accent: '#c4101c',
    earn: '#a30d17',
    link: '#a30d17',
    cloth: '#b07a00',
  }),
  bigYellow: tokens({
    ground: 'brand',
    brand: '#ffec00',
    ink: '#111111',
    action: '#111111',
    accent: '#ffe000',
    earn: '#2a2500',
    link: '#3d3600',
    cloth: '#161616',
    napkin: '#ffe000',
  }),
  neonMagenta: tokens({
    brand: '#1b1b1b',
    ground: 'brand',
    paper: '#fdfafb',
    ink: '#1b1b1b',
    action: '#e20074',
    accent: '#e20074',
    earn: '#c80067',
    link: '#b8005f',
    cloth: '#e20074',
  }),
  forest: tokens({
    brand: '#1e4d2b',
    ink: '#14281b',
    action: '#1e6b3a',
    accent: '#9a4a12',
    earn: '#1e5a32',
    link: '#1e5a32',
    cloth: '#24502f',
    paper: '#f7f6ee',
  }),
  grey: tokens({
    ground: 'brand',
    brand: '#222222',
    ink: '#111111',
    action: '#222222',
    accent: '#444444',
    earn: '#222222',
    link: '#333333',
    cloth: '#444444',
    paper: '#ffffff',
  }),
}

describe('derive', () => {
  it.each(Object.keys(brands))('reaches every ratio in light and dark from the seeds of a brand: %s', (name) => {
    const theme = derive(brands[name] ?? referenceTokens)
    expect(() => checkContrast(theme)).not.toThrow()
    expect(contrastMinima(theme).filter(({ ratio, least }) => ratio < least)).toEqual([])
  })

  it.each(Object.keys(brands))('keeps the seeds as given in light: %s', (name) => {
    const { colours } = brands[name] ?? referenceTokens
    const { light } = derive(brands[name] ?? referenceTokens)
    expect([light.action.fill, light.text.link, light.text.earn, light.surface.page]).toEqual([
      colours.action,
      colours.link,
      colours.earn,
      colours.paper,
    ])
  })

  it('distinguishes errors from an action that is red itself', () => {
    const hue = (name: string) => parseColour(derive(brands[name] ?? referenceTokens).light.text.danger).h
    expect(hue('plain')).toBeCloseTo(25, 0)
    expect(hue('navyWithRed')).toBeLessThan(12)
  })

  it('keeps a bright brand bright on black in the dark: neither olive backgrounds nor a grey button', () => {
    const { dark, light } = derive(brands['bigYellow'] ?? referenceTokens)
    expect([dark.text.earn, dark.text.link, dark.text.earnOnHero, dark.text.wordmark, dark.action.fill]).toEqual(Array(5).fill('#ffec00'))
    expect([light.surface.bar, light.surface.hero, light.surface.brand]).toEqual(Array(3).fill('#ffec00'))
    for (const ground of [dark.surface.bar, dark.surface.hero, dark.surface.brand]) expect(parseColour(ground).c).toBeLessThan(0.02)
    expect(parseColour(dark.table.mid).h).toBeLessThan(85)
  })

  it('keeps the red of a red and yellow brand for actions, in the dark, too', () => {
    const { dark } = derive(brands['redOnYellow'] ?? referenceTokens)
    expect(parseColour(dark.text.earn).h).toBeCloseTo(parseColour('#ffc72c').h, 0)
    expect(parseColour(dark.action.fill)).toMatchObject({ h: expect.closeTo(parseColour('#c4101c').h, 0) as number })
    expect(parseColour(dark.action.fill).c).toBeGreaterThan(0.17)
  })

  it.each(Object.keys(brands))('has no filled button that drowns in the brand’s own colour: %s', (name) => {
    const { light, dark } = derive(brands[name] ?? referenceTokens)
    for (const { action, surface } of [light, dark]) expect(contrast(action.brandFill, surface.brand)).toBeGreaterThanOrEqual(2)
  })

  it('keeps magenta unchanged in the dark', () => {
    const { dark } = derive(brands['neonMagenta'] ?? referenceTokens)
    for (const colour of [dark.text.earn, dark.text.link, dark.action.fill]) expect(parseColour(colour).c).toBeGreaterThan(0.14)
  })

  it('returns light and dark in one value, and common values once', () => {
    const theme = derive(referenceTokens)
    const roles = roleValues(theme)
    expect(roles.surface.page).toBe(`light-dark(${theme.light.surface.page},${theme.dark.surface.page})`)
    expect(roles.radius.control).toBe('6px')
  })
})

describe('checkContrast', () => {
  it('reports the pair, its ratio and the nearest shade that passes', () => {
    const theme = derive(tokens({ action: '#ffb000' }))
    const message = (() => {
      try {
        checkContrast(theme)
        return ''
      } catch (error) {
        return error instanceof Error ? error.message : ''
      }
    })()
    const [, shade = ''] = /light action\.fill #ffb000 needs 3:1 and has .*; nearest passing shade: (#[0-9a-f]{6})/.exec(message) ?? []
    expect(contrast(shade, theme.light.surface.page)).toBeGreaterThanOrEqual(3)
    expect(() => checkContrast(derive(tokens({ action: shade })))).not.toThrow()
  })

  it.each([
    ['link', '#8fb8e8', 'text.link', '4.5:1'],
    ['earn', '#e0a000', 'text.earn', '4.5:1'],
    ['ink', '#7a7f88', 'text.heading', '7:1'],
  ] as const)('refuses a %s of %s', (seed, colour, role, least) => {
    expect(() => checkContrast(derive(tokens({ [seed]: colour })))).toThrow(new RegExp(`light ${role} ${colour} needs ${least}`))
  })
})
