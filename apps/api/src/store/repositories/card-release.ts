import { sql } from 'kysely'

import type { Tx } from '../tables.ts'

/** Seconds until a release is tried again, by the number of tries so far. */
const retryAfter = sql`make_interval(secs => least(5 * 2 ^ attempts, 3600))`

/** Releases of one partner's cards. All times are those of the database, so that several processes agree. */
export function cardReleaseRepo(tx: Tx, partnerId: string) {
  const row = (token: string) => tx.selectFrom('card_release').where('partner_id', '=', partnerId).where('vault_token', '=', token)
  const isLinked = async (token: string): Promise<boolean> => {
    const card = await tx
      .selectFrom('member_card')
      .select('id')
      .where('partner_id', '=', partnerId)
      .where('vault_token', '=', token)
      .where('unlinked_at', 'is', null)
      .executeTakeFirst()
    return card !== undefined
  }
  return {
    /**
     * Records that the registration of this card may have to end, at once or after so many seconds. Records nothing while a member has the
     * card linked, because the registration is that member's.
     */
    request: async (token: string, afterSeconds = 0): Promise<void> => {
      if (await isLinked(token)) return
      const dueAt = sql<Date>`clock_timestamp() + make_interval(secs => ${afterSeconds})`
      await tx
        .insertInto('card_release')
        .values({ partner_id: partnerId, vault_token: token, next_try_at: dueAt })
        .onConflict((conflict) =>
          conflict
            .columns(['partner_id', 'vault_token'])
            .doUpdateSet({ next_try_at: dueAt, attempts: 0, started_at: null, finished_at: null }),
        )
        .execute()
    },

    /**
     * Drops the release of a card that is linked again. False if the release may come after the vault's response at `tokenizedAt` and end
     * the registration of that response: then the card must not be linked.
     */
    cancel: async (token: string, tokenizedAt: Date): Promise<boolean> => {
      // Sent together, so that they take one round trip to the database. Two statements: the second sees what the first one waited for.
      const [, left] = await Promise.all([
        tx
          .deleteFrom('card_release')
          .where('partner_id', '=', partnerId)
          .where('vault_token', '=', token)
          .where((where) => where.or([where('started_at', 'is', null), where('finished_at', '<', tokenizedAt)]))
          .execute(),
        row(token).select('vault_token').executeTakeFirst(),
      ])
      return left === undefined
    },

    /** Starts a due release and sets the next try. False if it is gone or taken by another process; if the card is linked, it is deleted. */
    start: async (token: string): Promise<boolean> => {
      const due = await row(token)
        .select('vault_token')
        .where('finished_at', 'is', null)
        .where('next_try_at', '<=', sql<Date>`clock_timestamp()`)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!due) return false
      const linked = await isLinked(token)
      const ours = { partner_id: partnerId, vault_token: token }
      if (linked) {
        await tx
          .deleteFrom('card_release')
          .where((eb) => eb.and(ours))
          .execute()
        return false
      }
      await tx
        .updateTable('card_release')
        .set({
          started_at: sql`clock_timestamp()`,
          next_try_at: sql`clock_timestamp() + ${retryAfter}`,
          attempts: sql`attempts + 1`,
        })
        .where((eb) => eb.and(ours))
        .execute()
      return true
    },

    finish: async (token: string): Promise<void> => {
      await tx
        .updateTable('card_release')
        .set({ finished_at: sql`clock_timestamp()` })
        .where('partner_id', '=', partnerId)
        .where('vault_token', '=', token)
        .where('started_at', 'is not', null)
        .execute()
    },
  }
}

/** The current time of the database. */
export async function databaseTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The database returned no time')
  return row.now
}

/**
 * Records that the registration of those of these cards has to end that no member has linked; as the operator. A release that is recorded is not changed
 * unless it had finished before `listedAt`, a time of the database before the vault listed the cards.
 * @returns how many releases it recorded
 */
export async function requestUnlinked(
  tx: Tx,
  cards: readonly { readonly partnerId: string; readonly token: string }[],
  listedAt: Date,
): Promise<number> {
  const rows = JSON.stringify(cards.map(({ partnerId, token }) => ({ partner_id: partnerId, vault_token: token })))
  const { numAffectedRows } = await sql`
    insert into card_release (partner_id, vault_token, next_try_at)
    select partner_id, vault_token, clock_timestamp() from jsonb_to_recordset(${rows}::jsonb) as listed (partner_id text, vault_token text)
    where not exists (
      select from member_card
      where member_card.partner_id = listed.partner_id and member_card.vault_token = listed.vault_token and unlinked_at is null
    )
    on conflict (partner_id, vault_token) do update
    set next_try_at = excluded.next_try_at, attempts = 0, started_at = null, finished_at = null
    where card_release.finished_at < ${listedAt}`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** Due releases of all partners, oldest first; read as the operator. */
export function dueReleases(tx: Tx, limit: number) {
  return tx
    .selectFrom('card_release')
    .select(['partner_id', 'vault_token'])
    .where('finished_at', 'is', null)
    .where('next_try_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('next_try_at')
    .limit(limit)
    .execute()
}

/** Deletes releases that finished a day ago: no earlier response of the vault can still arrive. */
export async function dropFinishedReleases(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('card_release')
    .where('finished_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute()
}
