import type { Tx } from '../tables.ts'

export type FlagValue = boolean | readonly string[]

/** A flag whose value in the database overrides the partner's folder. */
export interface FlagOverride {
  readonly name: string
  /** As stored in the table; the reader validates its format. */
  readonly value: unknown
  /** Who gets another value; as stored, null for nobody. */
  readonly rule: unknown
  readonly reason: string
  readonly setAt: Date
  readonly setBy: string
}

export async function flagOverrides(tx: Tx, partnerId: string): Promise<readonly FlagOverride[]> {
  const rows = await tx.selectFrom('feature_flag').selectAll().where('partner_id', '=', partnerId).orderBy('name').execute()
  return rows.map(({ name, value, rule, reason, set_at, set_by }) => ({ name, value, rule, reason, setAt: set_at, setBy: set_by }))
}

export async function putFlag(tx: Tx, partnerId: string, { name, value, rule, reason, setAt, setBy }: FlagOverride): Promise<void> {
  const columns = { value: JSON.stringify(value), rule: rule === null ? null : JSON.stringify(rule), reason, set_at: setAt, set_by: setBy }
  await tx
    .insertInto('feature_flag')
    .values({ partner_id: partnerId, name, ...columns })
    .onConflict((conflict) => conflict.columns(['partner_id', 'name']).doUpdateSet(columns))
    .execute()
}

/** @returns whether it existed */
export async function removeFlag(tx: Tx, partnerId: string, name: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('feature_flag')
    .where('partner_id', '=', partnerId)
    .where('name', '=', name)
    .returning('name')
    .execute()
  return removed.length > 0
}
