import { describe, expect, it } from 'vitest'

import { isVoterName, leadersOf, SHORTLIST, shortlistExpiry, shortlistState, tallyVotes } from './shortlist.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)

describe('a shortlist', () => {
  it.each([
    ['open', { expiresAt: after(1), closedAt: null }],
    ['closed', { expiresAt: after(1), closedAt: NOW }],
    ['expired', { expiresAt: NOW, closedAt: null }],
    ['expired', { expiresAt: after(-1), closedAt: NOW }],
  ] as const)('is %s', (state, times) => {
    expect(shortlistState(times, NOW)).toBe(state)
  })

  it('lasts seven days', () => {
    expect(shortlistExpiry(NOW)).toEqual(new Date('2026-06-22T12:00:00Z'))
  })

  it('counts each voter once for each chosen place, in the order of the list, and names only those who gave a name', () => {
    const ballots = [
      { choices: ['b', 'a'], name: 'Priya' },
      { choices: ['b', 'b', 'elsewhere'], name: '' },
    ]
    expect(tallyVotes(['a', 'b', 'c'], ballots)).toEqual([
      { merchantId: 'a', votes: 1, voters: ['Priya'] },
      { merchantId: 'b', votes: 2, voters: ['Priya'] },
      { merchantId: 'c', votes: 0, voters: [] },
    ])
  })

  it.each([
    [[], []],
    [[0, 0], []],
    [[1, 3, 2], ['1']],
    [
      [2, 1, 2],
      ['0', '2'],
    ],
  ])('with the votes %j is led by %j', (votes, leaders) => {
    expect(leadersOf(votes.map((count, index) => ({ merchantId: String(index), votes: count })))).toEqual(leaders)
  })
})

describe('the first name of a voter', () => {
  it.each(['Priya', 'Tomás', 'Anne-Marie', 'D’Arcy', "O'Neil", 'Mary Ann', '美咲', 'नीलम', 'x'.repeat(SHORTLIST.nameLength)])(
    'may be %s',
    (name) => expect(isVoterName(name)).toBe(true),
  )

  it.each([
    '',
    ' ',
    'a@b.com',
    'www.x',
    '5035550123',
    'x'.repeat(SHORTLIST.nameLength + 1),
    '<b>',
    'a  b',
    '-',
    'Ann ',
    '\u202Ename',
    'a\nb',
    '🍕',
  ])('may not be %j', (name) => expect(isVoterName(name)).toBe(false))
})
