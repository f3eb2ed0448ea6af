import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { asLine, differences } from './words.ts'

const told = (before: unknown, after: unknown) => differences(before, after).map((one) => `${one.path}: ${asLine(one)}`)
const item = (words: string) => ({ type: 'text', fields: { text_mobile: words } })

describe('differences of fields', () => {
  it.each([
    [{ a: 'Earn five miles today' }, { a: 'Earn three miles today' }, ['a: Earn [-five-]{+three+} miles today']],
    [{ a: 'Dine out' }, { a: 'Link a card' }, ['a: [-Dine out-]{+Link a card+}']],
    [{ a: '' }, { a: 'New' }, ['a: {+New+}']],
    [{ a: 'Gone' }, {}, ['a: [-Gone-]']],
    [{ on: false, order: 1 }, { on: true, order: 1 }, ['on: [-false-]{+true+}']],
    [{ a: 'Same' }, { a: 'Same' }, []],
  ])('%j to %j', (before, after, lines) => {
    expect(told(before, after)).toEqual(lines)
  })

  it('contain the items that changed, even if others moved', () => {
    const [one, two, three] = [item('Dine once a week'), item('Dine twice a week'), item('Earn each time')]
    expect(told([one, three], [two, one, three])).toEqual(['0.fields.text_mobile: {+Dine twice a week+}'])
    expect(told([one, two, three], [one, three])).toEqual(['1.fields.text_mobile: [-Dine twice a week-]'])
    expect(told([one, three], [two, three])).toEqual(['0.fields.text_mobile: Dine [-once-]{+twice+} a week'])
  })

  it('contain values that are replaced by another type', () => {
    expect(told({ a: 'Words' }, { a: ['One'] })).toEqual(['a: [-Words-]', 'a.0: {+One+}'])
  })

  it('contain both whole texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        fc.pre(before !== after)
        const [{ pieces } = { pieces: [] }] = differences({ a: before }, { a: after })
        const without = (kind: 'gone' | 'new') =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map(({ text }) => text)
            .join('')
        expect([without('new'), without('gone')]).toEqual([before, after])
      }),
    )
  })
})
