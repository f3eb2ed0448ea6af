import path from 'node:path'

import { expect, it } from 'vitest'

import { estimateWidth } from '../check/words/estimate.ts'
import type { Voice } from '../check/words/slots.ts'
import { textFace } from './declared-face.ts'
import { faceMeasure } from './face-measure.ts'
import { readPartners } from './load.ts'

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../../partners'))
const VOICES: readonly Voice[] = ['text', 'strong', 'action', 'display']
const SAID = 'Find a restaurant near you'

it('measures each partner’s own typefaces, with results near the estimate but not equal to it', async () => {
  const widths = await Promise.all(partners.map(async ({ folder }) => (await faceMeasure(folder))(SAID, 'text', 1)))
  const guess = estimateWidth(SAID, 'text', 1)
  expect(widths.filter((width) => width < guess * 0.7 || width > guess * 1.25)).toEqual([])
  // Most partners have different typefaces.
  expect(new Set(widths).size).toBeGreaterThan(partners.length / 2)
})

it('finds each partner’s body typeface with its files, as declared in the theme', async () => {
  const faces = await Promise.all(partners.map(({ folder }) => textFace(folder)))
  expect(partners.filter((_, index) => !faces[index]).map(({ partner }) => partner.program.id)).toEqual([])
})

it('uses letters, weight, size and tracking from the theme', async () => {
  const [first] = partners
  const measure = await faceMeasure(first?.folder ?? '')
  for (const voice of VOICES) {
    expect(measure('iii', voice, 1)).toBeLessThan(measure('www', voice, 1))
    expect(measure(SAID, voice, 1)).toBeGreaterThan(0)
  }
  expect(measure(SAID, 'text', 2)).toBeCloseTo(measure(SAID, 'text', 1) * 2)
  expect(measure(SAID, 'strong', 1)).toBeGreaterThan(measure(SAID, 'text', 1))
})

it('estimates if there is no theme', async () => {
  expect(await faceMeasure(import.meta.dirname)).toBe(estimateWidth)
})
