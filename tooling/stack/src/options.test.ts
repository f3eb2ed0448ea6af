import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

import { readDevOptions, readStartOptions } from './options.ts'

const DATA = resolve(import.meta.dirname, '../../../.data')

describe('the command line of start', () => {
  it.each([
    [[], { partners: 'first', productionLike: false, fresh: false, port: 3000, dataDir: DATA }],
    [['--', 'one', 'two', '--fresh'], { partners: ['one', 'two'], productionLike: false, fresh: true, port: 3000, dataDir: DATA }],
    [
      ['--all', '--port', '4000', '--data', '/tmp/data'],
      { partners: 'all', productionLike: false, fresh: false, port: 4000, dataDir: '/tmp/data' },
    ],
    [
      ['--production-like', '--data', '/tmp/data'],
      { partners: 'first', productionLike: true, fresh: true, port: 3000, dataDir: '/tmp/data' },
    ],
    [['--restaurants', '300'], { partners: 'first', productionLike: false, fresh: false, port: 3000, dataDir: DATA, restaurants: 300 }],
    [['--help', '--port', 'x'], 'help'],
  ])('%j', (args, order) => {
    expect(readStartOptions(args)).toEqual(order)
  })

  it.each([
    [['--all', 'one'], 'Either --all or names of partners, not both.'],
    [['--port', '70000'], '--port 70000 is not a port. Use a number up to 65535.'],
    [['--port', 'http'], '--port http is not a port. Use a number up to 65535.'],
    [['--restaurants', '0'], '--restaurants 0 is not a number of restaurants. Use a whole number from 1.'],
    [['--restaurants', '10', '--production-like'], 'Production has no demonstration data: leave --restaurants out.'],
    [['--nope'], "Unknown option '--nope': see pnpm start --help."],
  ])('%j is refused with its remedy', (args, line) => {
    expect(() => readStartOptions(args)).toThrow(line)
  })
})

it('dev serves one partner', () => {
  expect(readDevOptions(['one'])).toMatchObject({ partners: ['one'] })
  expect(() => readDevOptions(['one', 'two'])).toThrow('pnpm dev serves one partner: name one.')
})
