import { describe, expect, it } from 'vitest'

import { asJsonLines, asTable, median } from './report.ts'

describe('report', () => {
  const rows = [
    { name: 'home LCP', value: 1200, unit: 'ms', peer: 'static page', peerValue: 1000 },
    { name: 'cached pages', value: 9000.5, unit: '1/s' },
  ]

  it('prints one JSON object a line with the ratio to the peer', () => {
    expect(
      asJsonLines(rows)
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { name: 'home LCP', value: 1200, unit: 'ms', peer: 'static page', peerValue: 1000, ratio: 1.2 },
      { name: 'cached pages', value: 9000.5, unit: '1/s', peer: null, peerValue: null, ratio: null },
    ])
  })

  it('prints a table with aligned columns', () => {
    const [head, first] = asTable(rows).split('\n')
    expect(first?.indexOf('1,200')).toBe(head?.indexOf('value'))
  })

  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('the median of %j is %d', (values, expected) => expect(median(values)).toBe(expected))
})
