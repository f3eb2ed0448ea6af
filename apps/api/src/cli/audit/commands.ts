import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { AUDIT_EVENTS } from '../../audit/events.ts'
import { defineCommand } from '../command.ts'
import { cursorSchema, listSchema, MOST, verifySchema } from './requests.ts'
import { runAuditList, runAuditVerify } from './run.ts'

/** Events of one page unless --limit is given. */
const PAGE = 50

export const auditList = defineCommand({
  name: 'audit',
  summary: 'Lists the audit trail, the newest event first.',
  usage: 'audit [options]',
  optionsHelp: [
    ['--partner <id>', 'of one partner; @studio for operators, @installation for imports and settlements'],
    ['--event <kind>', 'of one kind, see below'],
    ['--actor <id>', 'an id, or kind and id: operator:<email>, member:<id>, command:<user>@<host>'],
    ['--member <id>', 'that concern this member'],
    ['--from <time>', 'at or after this time: 2026-11-22 or 2026-11-22T08:00:00Z; a day begins at 00:00 UTC'],
    ['--to <time>', 'before this time'],
    ['--text <text>', 'that contain this text in any value'],
    ['--limit <n>', `events of a page: ${PAGE} unless given, ${MOST} at most`],
    ['--after <cursor>', 'the next page: the value that the page before printed'],
    ['--json', 'one JSON object per line'],
  ],
  notes: ['Kinds of events:', ...Object.keys(AUDIT_EVENTS).map((kind) => `  ${kind}`)],
  options: {
    partner: { type: 'string' },
    event: { type: 'string' },
    actor: { type: 'string' },
    member: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    text: { type: 'string' },
    limit: { type: 'string' },
    after: { type: 'string' },
    json: { type: 'boolean' },
  },
  known: { '--event': Object.keys(AUDIT_EVENTS) },
  request: listSchema,
  read: ({ words, values }) => {
    const [word] = words
    if (word !== undefined) return fail(`Unexpected argument "${word}". This command takes options only.`)
    const given = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
    const kind = given('event')
    if (kind !== undefined && !(kind in AUDIT_EVENTS)) return fail(`Unknown event "${kind}".`)
    const times = readTimes(given('from'), given('to'))
    if (!times.ok) return times
    const limit = Number(given('limit') ?? PAGE)
    if (!Number.isInteger(limit) || limit < 1 || limit > MOST) return fail(`--limit must be a number from 1 to ${MOST}.`)
    const after = readCursor(given('after'))
    if (!after.ok) return after
    return succeed({
      partnerId: given('partner'),
      actor: given('actor'),
      memberId: given('member'),
      kind,
      ...times.value,
      text: given('text'),
      after: after.value,
      limit,
      json: values['json'] === true,
    })
  },
  run: (deps, request, print) => runAuditList(deps, request, print),
})

export const auditVerify = defineCommand({
  name: 'audit verify',
  summary: 'Checks that no event of the audit trail was changed, removed or inserted.',
  usage: 'audit verify [--expect <partner>:<number>:<hash>]… [--json]',
  optionsHelp: [
    ['--expect <head>', 'a head that an earlier run printed; it must still be in the trail. Repeatable'],
    ['--json', 'one JSON object per line'],
  ],
  notes: [
    'Prints the newest hash of each partner. Keep it outside of the database: a superuser who removes the newest events with their hashes',
    'leaves a valid chain, which only an earlier head shows.',
    'Exit code: 0 no fault, 1 faults, 2 invalid arguments.',
  ],
  options: { expect: { type: 'string', multiple: true }, json: { type: 'boolean' } },
  request: verifySchema,
  read: ({ words, values }) => {
    if (words.length > 0) return fail('This command takes options only.')
    const expect = []
    for (const typed of Array.isArray(values['expect']) ? values['expect'] : []) {
      const [, partnerId, number, hash] = /^([^:]+):(\d+):([0-9a-f]{64})$/.exec(String(typed)) ?? []
      if (partnerId === undefined || number === undefined || hash === undefined)
        return fail(`--expect must be <partner>:<number>:<hash>, not "${String(typed)}".`)
      expect.push({ partnerId, number: Number(number), hash })
    }
    return succeed({ expect, json: values['json'] === true })
  },
  run: (deps, request, print) => runAuditVerify(deps, request, print),
})

function readTimes(from: string | undefined, to: string | undefined): Result<{ from: string | undefined; to: string | undefined }, string> {
  for (const time of [from, to]) {
    if (time === undefined || (/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(time) && !Number.isNaN(Date.parse(time)))) continue
    return fail(`Invalid time "${time}". Use a day such as 2026-11-22, or a time such as 2026-11-22T08:00:00Z.`)
  }
  return succeed({ from, to })
}

function readCursor(typed: string | undefined): Result<v.InferOutput<typeof cursorSchema> | undefined, string> {
  if (typed === undefined) return succeed(undefined)
  const [at, id] = typed.split('/')
  const cursor = v.safeParse(cursorSchema, { at, id })
  return cursor.success ? succeed(cursor.output) : fail(`Invalid --after "${typed}". Use the value that the page before printed.`)
}
