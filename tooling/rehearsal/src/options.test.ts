import { expect, it } from 'vitest'

import { readOptions } from './options.ts'

const read = (...args: readonly string[]) => readOptions(args, '/somewhere')

it('rehearses the first partner that members join directly, unless one is named', () => {
  const order = { partner: null, seconds: 5, visitors: 2, packs: null, json: false, out: null }
  expect(read()).toEqual({ ok: true, value: order })
  expect(read('--', 'acme', '--seconds', '20', '--json', '--out', 'report.json')).toEqual({
    ok: true,
    value: { ...order, partner: 'acme', seconds: 20, json: true, out: '/somewhere/report.json' },
  })
})

it('takes packs of a folder in place of new ones', () => {
  expect(read('--from', 'one.tar', '--to', '/packs/two')).toMatchObject({ value: { packs: ['/somewhere/one.tar', '/packs/two'] } })
})

it('lists the steps without running one, also as a dry run', () => {
  expect([read('--list'), read('--dry-run'), read('--list', '--json'), read('--help')].map((one) => one.ok && one.value)).toEqual([
    'list',
    'list',
    'list as json',
    'help',
  ])
})

it.each([
  [['one', 'two'], 'Unexpected argument "two".'],
  [['--seconds', '0'], '--seconds 0 is no whole number of seconds from 1.'],
  [['--seconds', '1.5'], '--seconds 1.5 is no whole number of seconds from 1.'],
  [['--visitors', '100'], '--visitors 100 is no whole number from 1 to 99.'],
  [['--from', 'pack'], '--from and --to belong together.'],
  [['--jsno'], "Unknown option '--jsno'."],
])('names what is wrong in %j', (args, error) => {
  expect(readOptions(args, '/')).toEqual({ ok: false, error })
})
