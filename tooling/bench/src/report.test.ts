import { describe, expect, it } from 'vitest'

import { asJsonLines, asTable, median } from './report.ts'

describe('report', () => {
  const rows = [
    { name: 'home LCP', value: 1200, unit: 'ms', peer: 'static page', peerValue: 1000 },
    { name: 'cached pages', value: 9000.5, unit: '1/s', detail: 'of home' },
  ]

  it('prints one JSON object a line with the ratio to the peer', () => {
    expect(
      asJsonLines(rows)
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { name: 'home LCP', value: 1200, unit: 'ms', peer: 'static page', peerValue: 1000, ratio: 1.2, detail: null },
      { name: 'cached pages', value: 9000.5, unit: '1/s', peer: null, peerValue: null, ratio: null, detail: 'of home' },
    ])
  })

  it('prints a table with aligned columns', () => {
    const [head, first, second] = asTable(rows).split('\n')
    expect(first?.indexOf('1,200')).toBe(head?.indexOf('value'))
    expect(second?.indexOf('of home')).toBe(head?.indexOf('detail'))
    expect(asTable([{ name: 'shift', value: 0.0014, unit: '' }])).toBe('figure  value   unit  peer  peer value  ratio\nshift   0.0014')
  })

  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('the median of %j is %d', (values, expected) => expect(median(values)).toBe(expected))
})
