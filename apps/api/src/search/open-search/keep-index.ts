import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import {
  merchantChangeRepo,
  type ChangePosition,
  type IndexedMerchant,
  type MerchantChange,
} from '../../store/repositories/merchant-change.ts'
import type { Store } from '../../store/store.ts'
import { eachPage, PAGE_ROWS } from '../each-page.ts'
import type { CallOpenSearch, OpenSearchFault } from './call-open-search.ts'
import { documentOf, INDEX_BODY, namesOf } from './mapping.ts'

/** Milliseconds of a call that no visitor waits for. */
const WORK_MS = 60_000

type Done<Value = null> = Promise<Result<Value, OpenSearchFault>>

const acknowledged = v.object({ acknowledged: v.literal(true) })
const bulkSchema = v.object({
  errors: v.boolean(),
  items: v.array(v.record(v.string(), v.object({ status: v.number(), error: v.optional(v.object({ type: v.string() })) }))),
})
const positionSchema = v.object({
  _source: v.object({
    index: v.string(),
    since: v.pipe(v.string(), v.regex(/^\d+$/)),
    seen: v.array(v.pipe(v.string(), v.regex(/^\d+$/))),
  }),
})
const aliasesSchema = v.record(v.string(), v.object({ aliases: v.record(v.string(), v.unknown()) }))

/** How far an index has followed the database. */
type KeptPosition = ChangePosition & { readonly index: string }

/** The restaurants of an installation in a cluster. One process at a time calls these. */
export interface KeptIndex {
  /** Reads all restaurants into a new index if none is complete, else the changes since the last call. */
  readonly bringUpToDate: () => Done
}

export function keptIndex({ reading }: Pick<Store, 'reading'>, call: CallOpenSearch, index: string): KeptIndex {
  const names = namesOf(index)

  /** Adds and removes documents. Each is written by its id, so that a repeated call changes nothing. */
  async function write(into: string, changes: readonly MerchantChange[]): Done {
    if (changes.length === 0) return succeed(null)
    const lines = changes.flatMap<unknown>(([id, merchant]) =>
      merchant ? [{ index: { _id: id } }, documentOf(merchant)] : [{ delete: { _id: id } }],
    )
    const sent = await call({ method: 'POST', path: `/${into}/_bulk`, body: { lines }, answer: bulkSchema, timeoutMs: WORK_MS })
    if (!sent.ok) return sent
    const failed = sent.value.items.flatMap((item) => Object.values(item)).find(({ status }) => status >= 300 && status !== 404)
    if (!failed) return succeed(null)
    return fail({
      kind: failed.status === 429 || failed.status >= 500 ? 'unavailable' : 'refused',
      status: failed.status,
      reason: failed.error?.type ?? '',
    })
  }

  const refresh = (of: string): Done<unknown> => call({ method: 'POST', path: `/${of}/_refresh`, answer: v.unknown(), timeoutMs: WORK_MS })
  const remember = (position: KeptPosition): Done<unknown> =>
    call({ method: 'PUT', path: `/${names.position}/_doc/1`, body: { json: position }, answer: v.unknown(), timeoutMs: WORK_MS })

  async function writePages<Row>(
    read: (after: string) => Promise<readonly Row[]>,
    idOf: (row: Row) => string,
    changeOf: (row: Row) => MerchantChange,
    into: string,
  ): Done {
    let result: Awaited<Done> = succeed(null)
    await eachPage(read, idOf, async (rows) => {
      result = await write(into, rows.map(changeOf))
      return result.ok
    })
    return result
  }

  /** Indexes of this version, and whether searches read each. */
  async function generations(): Done<ReadonlyMap<string, boolean>> {
    const found = await call({ method: 'GET', path: `/${names.rows}-*/_alias`, answer: aliasesSchema })
    if (!found.ok) return found
    return succeed(new Map(Object.entries(found.value).map(([name, { aliases }]) => [name, names.alias in aliases])))
  }

  /** Reads all restaurants into a new index, which then takes the place of the one before it at once. */
  async function load(before: ReadonlyMap<string, boolean>): Done {
    // Changes during the load are read again afterwards.
    const position = await reading.reference((tx) => merchantChangeRepo(tx).position())
    const created = `${names.rows}-${Date.now()}`
    const made = await call({ method: 'PUT', path: `/${created}`, body: { json: INDEX_BODY }, answer: acknowledged, timeoutMs: WORK_MS })
    if (!made.ok) return made
    const written = await writePages<IndexedMerchant>(
      (after) => reading.reference((tx) => merchantChangeRepo(tx).page(after, PAGE_ROWS)),
      ({ id }) => id,
      (merchant) => [merchant.id, merchant],
      created,
    )
    if (!written.ok) return written
    const actions = [
      { add: { index: created, alias: names.alias } },
      // Those that searches read before, and those of loads that were interrupted.
      ...[...before.keys()].map((old) => ({ remove_index: { index: old } })),
    ]
    for (const step of [
      () => refresh(created),
      () => remember({ ...position, index: created }),
      () => call({ method: 'POST', path: '/_aliases', body: { json: { actions } }, answer: acknowledged, timeoutMs: WORK_MS }),
    ]) {
      const done = await step()
      if (!done.ok) return done
    }
    return succeed(null)
  }

  async function catchUp(position: KeptPosition): Done {
    const { transactions, next } = await reading.reference((tx) => merchantChangeRepo(tx).pending(position))
    if (transactions.length === 0) return succeed(null)
    const written = await writePages<MerchantChange>(
      (after) => reading.reference((tx) => merchantChangeRepo(tx).changed(transactions, after, PAGE_ROWS)),
      ([id]) => id,
      (change) => change,
      position.index,
    )
    if (!written.ok) return written
    const shown = await refresh(position.index)
    if (!shown.ok) return shown
    const kept = await remember({ ...next, index: position.index })
    return kept.ok ? succeed(null) : kept
  }

  /** Null if the position is of another index, or of a database that was replaced by an older copy. */
  async function positionIn(complete: string): Done<KeptPosition | null> {
    const kept = await call({ method: 'GET', path: `/${names.position}/_doc/1`, answer: positionSchema })
    if (!kept.ok) return kept.error.status === 404 ? succeed(null) : kept
    const { since } = await reading.reference((tx) => merchantChangeRepo(tx).position())
    const position = kept.value._source
    return succeed(position.index === complete && BigInt(position.since) <= BigInt(since) ? position : null)
  }

  return {
    async bringUpToDate() {
      const all = await generations()
      if (!all.ok) return all
      const complete = [...all.value].find(([, isRead]) => isRead)?.[0]
      const position = complete === undefined ? succeed(null) : await positionIn(complete)
      if (!position.ok) return position
      return position.value === null ? load(all.value) : catchUp(position.value)
    },
  }
}
