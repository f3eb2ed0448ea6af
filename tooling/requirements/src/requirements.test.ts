import { describe, expect, it } from 'vitest'

import { proofsIn, readProofs } from './proofs.ts'
import { areaCounts, unknownIds } from './report.ts'
import { readDecisions, readRequirements } from './rows.ts'
import { HELP, runRequirements } from './run-requirements.ts'

const requirements = readRequirements()

function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = runRequirements(args, { out: (line) => out.push(line), err: (line) => err.push(line) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('the rows', () => {
  it('have an id each, in their area', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length)
    expect(requirements.filter(({ id, area }) => !new RegExp(`^${area}-\\d+$`).test(id))).toEqual([])
  })

  it('are what decisions are about', () => {
    const known = new Set(['any id', ...requirements.flatMap(({ id, area }) => [id, area])])
    expect(readDecisions().length).toBeGreaterThan(30)
    expect(readDecisions().flatMap(({ about }) => [...about].filter((subject) => !known.has(subject)))).toEqual([])
  })

  it('are the only ones that titles of tests name', () => {
    const proofs = readProofs()
    expect(proofs.length).toBeGreaterThan(500)
    expect(unknownIds({ requirements, decisions: [], proofs })).toEqual([])
  })
})

describe('titles', () => {
  it('contain ids in any kind of quotes, several in one, and nowhere else', () => {
    const source = [
      `it('links a card [CARD-01] [CARD-02]', …)`,
      'it(`says ${name} [CARD-03]`, …)',
      `name: "Open [CARD-04]",`,
      '// CARD-05 and [CARD-06] in a comment',
      `it('is the member’s own', () => list['CARD-07'])`,
    ].join('\n')
    expect(proofsIn('a.test.ts', source).map(({ id, line }) => [id, line])).toEqual([
      ['CARD-01', 1],
      ['CARD-02', 1],
      ['CARD-03', 2],
      ['CARD-04', 3],
    ])
  })

  it('with an unknown id are reported with their location', () => {
    const id = ['CARD', 999].join('-')
    const proofs = proofsIn('packages/a/src/a.test.ts', `it('x [${id}]')`)
    expect(unknownIds({ requirements, decisions: [], proofs })).toEqual([
      `packages/a/src/a.test.ts:1 names ${id}, which is no row of rows.tsv.`,
    ])
  })
})

describe('pnpm requirements', () => {
  it('counts rows and rows with a test by area', () => {
    const facts = {
      requirements: requirements.filter(({ area }) => area === 'CSRF' || area === 'IMG'),
      decisions: [],
      proofs: proofsIn('a.test.ts', `it('a [IMG-01] [IMG-02]'); it('b [IMG-01]')`),
    }
    expect(areaCounts(facts).map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
      'area rows with tests',
      'CSRF 9 0 0 %',
      'IMG 4 2 50 %',
      'all 13 2 15 %',
    ])
    expect(run().out).toMatch(/^all +867 /m)
  })

  it('prints a row with its source, decisions and tests', () => {
    const { code, out } = run('csrf-03')
    expect(code).toBe(0)
    expect(out).toMatch(/^CSRF-03 {2}The token fetch is retried 5 times and its result is never stale\. {2}\(000§4\)$/m)
    expect(out).toMatch(/^ {4}decided: Pages carry no token/m)
    expect(out).toMatch(/^ {4}packages\/\S+\.test\.ts:\d+ {2}.*\[CSRF-03\]/m)
  })

  it('prints an area, or only its rows that no test names', () => {
    expect(run('IMG').out.match(/^IMG-\d+/gm)).toEqual(['IMG-01', 'IMG-02', 'IMG-03', 'IMG-04'])
    expect(run('IMG', '--untested').out).toBe('')
  })

  it.each([
    [['CARDS'], 'CARDS is neither an area nor an id. Areas: ROUTE, '],
    [['--unknown'], "Unknown option '--unknown'"],
  ])('refuses %j', (args, message) => {
    const { code, err } = run(...args)
    expect(code).toBe(2)
    expect(err).toContain(message)
  })

  it('prints its help', () => {
    expect(run('--help')).toEqual({ code: 0, out: HELP.trimEnd(), err: '' })
  })
})
