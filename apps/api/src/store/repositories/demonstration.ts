import { sql } from 'kysely'

import { markPlaces } from '../reference/prepare-places.ts'
import { metaRepo } from './meta.ts'
import type { Store } from '../store.ts'
import type { Tx } from '../tables.ts'

/** A step of loading demonstration data. */
export type DemonstrationStep = 'restaurants' | 'operator' | `members:${string}` | `partner-cards:${string}`

/** Rows that were removed, or would be. */
export interface DemonstrationRows {
  readonly members: number
  readonly restaurants: number
  readonly operators: number
  /** Dines of other members at demonstration restaurants. */
  readonly otherDines: number
}

/** Code of the bonus that the demonstration offers at each partner. */
export const DEMONSTRATION_BONUS = 'DEMO-THREE-DINES'

/** Row id of a demonstration member; the ids of other members are UUIDs. */
export const demonstrationMemberId = (publicId: string) => `${publicId}-id`

/** Key in `meta` of a database that has served in production. */
const PRODUCTION = 'production'
/** How the previous version recorded its steps in `meta`. */
const STEPS_BEFORE = sql`key in ('default-data', 'demo-operator') or key like 'members:%'`

/** People of the demonstration: its members, and members who joined with an identity of its identity providers. */
const MEMBERS = sql`(member.id ~ '^demo-[a-z]+-[a-z]+-id$' or exists (select from provider_identity p
  where p.partner_id = member.partner_id and p.member_id = member.id and p.subject ~ '^demo-[a-z]+-[a-z]+$' and p.issuer ~ '^http://id\\.localhost[:/]'))`
/** Only the loader writes this source. */
const RESTAURANTS = sql`source = 'default'`
/** A domain that is reserved for documentation. */
const OPERATORS = sql`email_key like '%@studio.example'`
/** Dines of paid credits are kept as a record of the payment. */
const OTHER_DINES = sql`dine.credit_id is null and dine.merchant_id in (select id from merchant where ${RESTAURANTS})
  and not exists (select from member where member.partner_id = dine.partner_id and member.id = dine.member_id and ${MEMBERS})`

/** Demonstration data in a database; runs in a transaction of the operator. */
export function demonstrationRepo(tx: Tx) {
  const count = async (from: string, which: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(from)} where ${which}`.execute(tx)
    return rows[0]?.count ?? 0
  }
  return {
    /** Steps that were loaded, including those of the previous version; none if the database contains no demonstration data. */
    steps: async (): Promise<ReadonlySet<string>> => {
      const { rows } = await sql<{ step: string }>`select step from demonstration_data union
        select case key when 'default-data' then 'restaurants' when 'demo-operator' then 'operator' else key end
        from meta where ${STEPS_BEFORE}`.execute(tx)
      return new Set(rows.map(({ step }) => step))
    },

    /** Records a step; must run in the transaction that writes its rows. */
    add: async (step: DemonstrationStep, loadedAt: Date): Promise<void> => {
      await tx.insertInto('demonstration_data').values({ step, loaded_at: loadedAt }).execute()
    },

    isProduction: (): Promise<boolean> => metaRepo(tx).has(PRODUCTION),

    rows: async (): Promise<DemonstrationRows> => ({
      members: await count('member', MEMBERS),
      restaurants: await count('merchant', RESTAURANTS),
      operators: await count('operator', OPERATORS),
      otherDines: await count('dine', OTHER_DINES),
    }),

    /**
     * Removes it: members with their sessions, cards, dines, credits and identities, restaurants, operators, and what other members
     * earned at those restaurants and was not paid. The audit trail is kept.
     */
    remove: async (): Promise<void> => {
      await sql`update member_earning set balance = greatest(0, balance - taken.benefit)
        from (select partner_id, member_id, sum(benefit) as benefit from dine
          where ${OTHER_DINES} and dine.status = 'Awarded' group by partner_id, member_id) taken
        where member_earning.partner_id = taken.partner_id and member_earning.member_id = taken.member_id`.execute(tx)
      await sql`delete from dine where ${OTHER_DINES}`.execute(tx)
      for (const table of ['impression', 'impression_count', 'flex_offer', 'favorite', 'review', 'missing_dine'] as const)
        await sql`delete from ${sql.table(table)} where merchant_id in (select id from merchant where ${RESTAURANTS})`.execute(tx)
      await sql`delete from prospect using member
        where member.partner_id = prospect.partner_id and member.email_key = prospect.email_key and ${MEMBERS}`.execute(tx)
      await sql`delete from member where ${MEMBERS}`.execute(tx)
      await sql`delete from merchant where ${RESTAURANTS}`.execute(tx)
      await sql`delete from member_bonus where code = ${DEMONSTRATION_BONUS}`.execute(tx)
      await sql`delete from bonus where code = ${DEMONSTRATION_BONUS}`.execute(tx)
      await sql`delete from operator where ${OPERATORS}`.execute(tx)
      const { rows: placed } = await sql`select key from meta where key = 'default-data'`.execute(tx)
      if (placed.length > 0) await markPlaces(tx)
      await sql`delete from meta where ${STEPS_BEFORE}`.execute(tx)
      await tx.deleteFrom('demonstration_data').execute()
    },
  }
}

/**
 * Why this database may not serve in production, with the remedy; null if it may.
 */
export async function productionFault(store: Store): Promise<string | null> {
  const steps = await store.owner((tx) => demonstrationRepo(tx).steps())
  if (steps.size === 0) return null
  return 'The database holds demonstration data (members with a public password, invented restaurants), which production refuses. Run pnpm api demo remove, or use an empty database.'
}

/** Records that the database serves in production, so that no demonstration data is loaded into it. */
export async function markProduction(store: Store): Promise<void> {
  await store.owner((tx) => metaRepo(tx).add(PRODUCTION, 'yes'))
}
