import { auditFaults, auditHeads, hasHash, readAudit, type AuditFault, type AuditRow } from '../../store/repositories/audit-trail.ts'
import type { CommandDeps, Print } from '../command.ts'
import type { AuditListRequest, AuditVerifyRequest } from './requests.ts'

/** Maximum number of errors that are listed. */
const SHOWN = 100

const cursorOf = ({ at, id }: AuditRow) => `${at.toISOString()}/${id}`

/** Values may contain visitors' input: no control character reaches the terminal. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, '\u{FFFD}')

const recordOf = (row: AuditRow) => ({
  at: row.at.toISOString(),
  partner: row.partner_id,
  event: row.kind,
  actor: { kind: row.actor_kind, id: row.actor, address: row.address, requestId: row.request_id },
  member: row.member_id,
  facts: row.detail,
  before: row.before,
  after: row.after,
  id: row.id,
})

function valuesOf({ detail, before, after }: AuditRow): string {
  const facts = Object.entries(detail).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  const change = before === null && after === null ? [] : [`${JSON.stringify(before)} -> ${JSON.stringify(after)}`]
  return [...facts, ...change].join(' ')
}

const HEADER = ['time', 'partner', 'event', 'actor', 'address', 'member', 'values']

/** Lines of a table whose columns are as wide as their widest value; the last one has no width. */
function tableOf(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = HEADER.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows.map((cells) =>
    cells.map((cell, column) => (column === HEADER.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
  )
}

/** `audit`. @returns exit code */
export async function runAuditList({ store }: CommandDeps, request: AuditListRequest, print: Print): Promise<number> {
  const { limit, json, from, to, after, ...filter } = request
  const bounds = {
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    after: after && { at: new Date(after.at), id: after.id },
  }
  const found = await store.reading.owner((tx) => readAudit(tx, { ...filter, ...bounds }, limit + 1))
  const page = found.slice(0, limit)
  const last = page.at(-1)
  if (json) for (const row of page) print(JSON.stringify({ ...recordOf(row), cursor: cursorOf(row) }))
  else if (page.length === 0) print('No events.')
  else {
    const rows = page.map((row) =>
      [
        row.at.toISOString(),
        row.partner_id,
        row.kind,
        row.actor === '' ? row.actor_kind : `${row.actor_kind}:${row.actor}`,
        row.address || '-',
        row.member_id ?? '-',
        valuesOf(row),
      ].map(printable),
    )
    for (const line of tableOf([HEADER, ...rows])) print(line)
    if (found.length > limit && last) print(`Next page: --after ${cursorOf(last)}`)
  }
  return 0
}

const FAULT_TEXTS: Readonly<Record<AuditFault['kind'], string>> = {
  changed: 'was changed after it was written',
  removed: 'was removed',
  'without-hash': 'has no hash: it was inserted without the trigger of the audit trail',
  'hash-removed': 'follows on a hash that is missing: hashes before it were removed or changed',
}

/** `audit verify`. @returns exit code: 1 if the trail has an error */
export async function runAuditVerify({ store }: CommandDeps, { expect, json }: AuditVerifyRequest, print: Print): Promise<number> {
  const { faults, heads, missing } = await store.reading.owner(async (tx) => {
    const absent = []
    for (const head of expect) if (!(await hasHash(tx, head))) absent.push(head)
    return { faults: await auditFaults(tx, SHOWN), heads: await auditHeads(tx), missing: absent }
  })
  for (const fault of faults) {
    print(json ? JSON.stringify({ fault }) : `Event ${fault.eventId} of ${fault.partnerId} ${FAULT_TEXTS[fault.kind]}.`)
  }
  for (const head of missing) {
    print(json ? JSON.stringify({ missing: head }) : `The trail of ${head.partnerId} no longer has hash ${head.number}:${head.hash}.`)
  }
  for (const head of heads) print(json ? JSON.stringify({ head }) : `${head.partnerId}:${head.number}:${head.hash}`)
  const count = faults.length + missing.length
  if (!json) print(count === 0 ? 'No fault.' : `${count === SHOWN ? `${SHOWN} or more` : count} faults.`)
  return count === 0 ? 0 : 1
}
