import path from 'node:path'

import { readPartners } from '@dining/partner-kit/node'
import { contrast } from '@dining/ui/theme/tools'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pictureKit } from '../build/link-picture.ts'
import { dishPicture } from './dish.ts'
import { cut, drawable, drawPicture, linesOf, widthOf } from './draw.ts'
import { SIZE, type Kit } from './kit.ts'

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../partners'))
const kits = new Map<string, Kit>()
for (const { partner, folder } of partners) {
  const kit = await pictureKit(partner, folder)
  if (kit) kits.set(partner.program.id, kit)
}
const [kit] = kits.values()
if (!kit) throw new Error('No partner has typefaces of its own')
const face = kit.faces.title
const dish = await dishPicture('Italian', 'N7')

/** The right ends of all letters that a picture draws, in pixels. */
function rightEnds(svg: string): readonly number[] {
  const groups = svg.matchAll(/<g fill="[^"]*" transform="translate\(([\d.-]+) [\d.-]+\) scale\(([\d.]+)\)">(.*?)<\/g>/g)
  return [...groups].flatMap(([, x, scale, letters = '']) =>
    [...letters.matchAll(/translate\(([\d.-]+)\)/g)].map(([, at]) => Number(x) + Number(at) * Number(scale)),
  )
}

describe('a text in the letters of a typeface', () => {
  it.each([
    ['Café Señora Łucja', 'Café Señora Łucja'],
    ['Phở 79', 'Pho 79'],
    ['寿司 Ichiban', 'Ichiban'],
    ['  two   spaces ', 'two spaces'],
    ['🍕', ''],
  ])('%s is drawn as %s', (text, drawn) => {
    expect(drawable(face, text)).toBe(drawn)
  })

  it('is never wider than its column', () => {
    const names = fc.array(
      fc.string({ unit: fc.constantFrom('a', 'e', 'i', 'I', 'l', 'm', 'W', 'M', 'Ä', 'é', '-', '&', '’'), minLength: 1, maxLength: 30 }),
      {
        minLength: 1,
        maxLength: 20,
      },
    )
    fc.assert(
      fc.property(names, fc.integer({ min: 20, max: 90 }), fc.integer({ min: 120, max: 700 }), (words, size, width) => {
        const text = drawable(face, words.join(' '))
        for (const line of [...linesOf(face, text, size, width), cut(face, text, size, width)])
          expect(widthOf(face, line, size)).toBeLessThanOrEqual(Math.max(width, widthOf(face, '…', size)))
      }),
    )
  })
})

describe('the picture of a page', () => {
  it.each([...kits])('of %s keeps every text beside the plate, however long, and its colours are legible', (_, one) => {
    const { colours } = one
    expect([contrast(colours.ink, colours.ground) >= 4.5, contrast(colours.onBadge, colours.badge) >= 4.5]).toEqual([true, true])
    const long =
      'Mc Donaghue’s Old Original Steakhouse, Brewery and Supercalifragilisticexpialidocious Family Restaurant of Greater Poughkeepsie'
    const svg = drawPicture({ ...one, wordmark: { strong: '', light: '' } }, { title: long, line: long, badge: long }, dish)
    expect(Math.max(...rightEnds(svg))).toBeLessThan(72 + 570)
    // Texts are outlines: a server has no typefaces.
    expect(svg).not.toMatch(/<text|font-family|undefined|NaN/)
    expect(Math.max(...rightEnds(drawPicture(one, { title: 'Joe’s', line: '', badge: null }, dish)))).toBeLessThan(SIZE.width - 72)
  })

  it('has neither line nor badge where there is none', () => {
    const parts = (words: Parameters<typeof drawPicture>[1]) => drawPicture(kit, words, dish).match(/<g /g)?.length
    expect(parts({ title: 'Joe’s', line: 'Pizza', badge: 'Earn' })).toBe(Number(parts({ title: 'Joe’s', line: '', badge: null })) + 2)
  })
})
