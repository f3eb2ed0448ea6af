import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { impressionRepo } from '../../store/repositories/impression.ts'
import { partnerNamed } from '../partner-named.ts'
import { defineReport } from '../report-command.ts'

/** Rows that one call lists. */
const LIMIT = 100
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** How often merchants were seen on a partner's site (ANALYTICS-17, ANALYTICS-21). */
export const impressionsList = defineReport({
  name: 'impressions list',
  summary: 'Lists how often restaurants were seen in the carousels of a partner’s site.',
  usage: 'impressions list --partner <id> [--from <day>] [--to <day>]',
  optionsHelp: [
    ['--partner <id>', 'folder of the partner'],
    ['--from <day>', 'the first day, YYYY-MM-DD in UTC (29 days ago)'],
    ['--to <day>', 'the last day, YYYY-MM-DD in UTC (today)'],
  ],
  notes: [
    'A restaurant counts once for each carousel of an open page, when four fifths of its card were visible for 150 ms.',
    `Shows the ${LIMIT} highest counts. Nothing is kept of the visitors.`,
  ],
  options: { partner: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
  request: v.object({ partnerId: v.string(), from: v.optional(v.string()), to: v.optional(v.string()) }),
  read: ({ words, values: { partner, from, to } }) => {
    if (words.length > 0) return fail('This command takes options only.')
    if (typeof partner !== 'string') return fail('Missing --partner.')
    for (const [name, day] of [
      ['--from', from],
      ['--to', to],
    ] as const)
      if (typeof day === 'string' && !(DAY.test(day) && !Number.isNaN(Date.parse(day))))
        return fail(`${name} ${day} is not a day like 2026-06-30.`)
    return succeed({ partnerId: partner, ...(typeof from === 'string' ? { from } : {}), ...(typeof to === 'string' ? { to } : {}) })
  },
  async report(deps, { partnerId, from, to }, print) {
    if (!partnerNamed(deps, partnerId, print)) return null
    const now = deps.clock()
    const last = to ?? now.toISOString().slice(0, 10)
    const first = from ?? new Date(Date.parse(last) - 29 * 86_400_000).toISOString().slice(0, 10)
    const { rows: found, total } = await deps.store.reading.tenant(partnerId, (tx) =>
      impressionRepo(tx, partnerId).highest(first, last, LIMIT),
    )
    const title =
      found.length === 0
        ? `No impressions from ${first} to ${last}.`
        : `${total} impressions from ${first} to ${last}, the highest counts first:`
    const lines = found.map(
      ({ count, placement, merchant_id, name }) =>
        `${String(count).padStart(8)}  ${placement === '' ? '(no placement)' : placement}  ${name ?? '(not a participating restaurant)'}  ${merchant_id}`,
    )
    const rows = found.map(({ count, placement, merchant_id: merchantId, name }) => ({ merchantId, name, placement, count, first, last }))
    return { rows, lines: [title, ...lines] }
  },
})
