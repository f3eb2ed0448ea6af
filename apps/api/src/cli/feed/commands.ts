import { resolve } from 'node:path'

import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { defineCommand, onlyWord } from '../command.ts'
import { defineReport } from '../report-command.ts'
import { runFeedImport } from './import.ts'
import { runFeedSample } from './sample.ts'
import { runFeedSettle } from './settle.ts'
import { reportFeedUnmatched } from './unmatched.ts'

const FORMATS = ['csv', 'ndjson'] as const

export const feedImport = defineCommand({
  name: 'feed import',
  summary: 'Imports card-network transactions: each dine is matched, rated and credited.',
  usage: 'feed import <file> [--format csv|ndjson]',
  optionsHelp: [['--format <format>', 'csv or ndjson; default: by the name of the file']],
  notes: [
    'apps/api/docs/feed.md describes the file. The same line earns once, however often it is imported.',
    'Exit code: 0 all lines, 1 refused lines or a file that cannot be read to its end, 2 invalid arguments.',
  ],
  options: { format: { type: 'string' } },
  request: v.object({ path: v.string(), format: v.nullable(v.picklist(FORMATS)) }),
  read: ({ words, values, cwd }) => {
    const file = onlyWord(words, 'file')
    if (!file.ok) return file
    const format = FORMATS.find((name) => name === values['format']) ?? null
    if (values['format'] !== undefined && !format) return fail('--format must be csv or ndjson.')
    return succeed({ path: resolve(cwd, file.value), format })
  },
  run: (deps, { path, format }, print) => runFeedImport(deps, path, format, print),
})

export const feedSettle = defineCommand({
  name: 'feed settle',
  summary: 'Awards pending and deferred earnings that are due, and pays out balances that are due.',
  usage: 'feed settle [--as-of <day>] [--partner <id> --email <address>]',
  optionsHelp: [
    ['--as-of <day>', 'a day such as 2026-11-30; default: today in each partner’s time zone'],
    ['--partner <id> --email <address>', 'only this member; default: all members of all partners'],
  ],
  notes: ['Unmatched lines are tried again first.'],
  options: { 'as-of': { type: 'string' }, partner: { type: 'string' }, email: { type: 'string' } },
  request: v.object({
    asOf: v.nullable(v.string()),
    one: v.nullable(v.object({ partnerId: v.string(), email: v.string() })),
  }),
  read: ({ words, values }) => {
    const [word] = words
    if (word !== undefined) return fail(`Unexpected argument "${word}". Pass the day with --as-of.`)
    const { partner, email, 'as-of': asOf } = values
    if ((typeof partner === 'string') !== (typeof email === 'string')) return fail('Pass both --partner and --email, or neither.')
    const one = typeof partner === 'string' && typeof email === 'string' ? { partnerId: partner, email } : null
    return succeed({ asOf: typeof asOf === 'string' ? asOf : null, one })
  },
  run: (deps, { asOf, one }, print) => runFeedSettle(deps, asOf, one, print),
})

export const feedUnmatched = defineReport({
  name: 'feed unmatched',
  summary: 'Lists lines that are kept because no member or merchant is known for them.',
  usage: 'feed unmatched',
  optionsHelp: [],
  notes: [],
  options: {},
  request: v.object({}),
  read: ({ words }) => (words.length === 0 ? succeed({}) : fail('This command takes no arguments.')),
  report: (deps) => reportFeedUnmatched(deps),
})

/** Options of a sample, and the field of the line that each sets. */
const SAMPLE_FIELDS = {
  amount: 'amount',
  subtotal: 'subtotal',
  tax: 'tax',
  tip: 'tip',
  channel: 'channel',
  type: 'type',
  final: 'final',
  'occurred-at': 'occurredAt',
  'refund-of': 'refundOf',
} as const

export const feedSample = defineCommand({
  name: 'feed sample',
  summary: 'Creates a line of the feed for a member’s linked card, for trying the import.',
  usage: 'feed sample --partner <id> --email <address> --merchant <id> --amount <dollars> [--out <file>]',
  optionsHelp: [
    ['--partner <id>', 'folder of the partner'],
    ['--email <address>', 'of the member'],
    ['--merchant <id>', 'as at the end of its page’s address'],
    ['--amount <dollars>', 'everything paid, such as 64.00'],
    ['--last-four <digits>', 'of the card; default: the card linked last'],
    ['--out <file>', 'adds the line to this NDJSON file instead of printing it'],
    ['--occurred-at <time>', 'ISO time with an offset; default: a moment ago'],
    ['--subtotal --tax --tip <dollars>', 'parts of the amount'],
    ['--channel --type --final --refund-of', 'as apps/api/docs/feed.md describes them'],
  ],
  notes: [],
  options: Object.fromEntries(
    ['partner', 'email', 'merchant', 'last-four', 'out', ...Object.keys(SAMPLE_FIELDS)].map((name) => [name, { type: 'string' }] as const),
  ),
  request: v.object({
    partnerId: v.string(),
    email: v.string(),
    merchant: v.string(),
    lastFour: v.nullable(v.string()),
    fields: v.record(v.string(), v.string()),
    out: v.nullable(v.string()),
  }),
  read: ({ words, values, cwd }) => {
    const given = (name: string) => (typeof values[name] === 'string' ? values[name] : null)
    const [partnerId, email, merchant] = [given('partner'), given('email'), given('merchant')]
    if (words.length > 0) return fail('This command takes options only.')
    if (partnerId === null || email === null || merchant === null) return fail('Missing --partner, --email or --merchant.')
    const fields = Object.entries(SAMPLE_FIELDS).flatMap(([option, field]) => {
      const value = given(option)
      return value === null ? [] : [[field, value] as const]
    })
    const out = given('out')
    return succeed({
      partnerId,
      email,
      merchant,
      lastFour: given('last-four'),
      fields: Object.fromEntries(fields),
      out: out === null ? null : resolve(cwd, out),
    })
  },
  run: (deps, { out, ...request }, print) => runFeedSample(deps, request, out, print),
})
