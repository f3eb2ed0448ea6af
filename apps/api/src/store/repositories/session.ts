import type { Selectable } from 'kysely'

import type { SessionTable, Tx } from '../tables.ts'

export type SessionRow = Selectable<SessionTable>

/** Which sessions a provider ends: at least one of the two is given. */
interface ProviderSessions {
  readonly memberId: string | null
  readonly providerSessionId: string | null
}

/** Sessions of one partner. */
export function sessionRepo(tx: Tx, partnerId: string) {
  /** A browser shows no notices once its member's session was ended there. */
  const removeNotices = () => tx.deleteFrom('notice_device').where('partner_id', '=', partnerId)
  return {
    /**
     * Gives a browser's notices to the session with which its member signs in there again.
     * @param browserHash of the browser's cookie
     */
    adoptNotices: (memberId: string, browserHash: string, idHash: string) =>
      tx
        .updateTable('notice_device')
        .set({ session_hash: idHash })
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('browser_hash', '=', browserHash)
        .execute(),

    insert: (row: Omit<SessionRow, 'partner_id'>) =>
      tx
        .insertInto('session')
        .values({ ...row, partner_id: partnerId })
        .execute(),

    /** An open session. */
    find: (idHash: string, now: Date) =>
      tx
        .selectFrom('session')
        .select([
          'id_hash',
          'member_id',
          'seen_at',
          'ends_at',
          'remembered',
          'emulated_by',
          'emulation_writes',
          'created_at',
          'confirmed_at',
        ])
        .where('partner_id', '=', partnerId)
        .where('id_hash', '=', idHash)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    /** Extends a session that is still open. */
    renew: (idHash: string, now: Date, until: Date) =>
      tx
        .updateTable('session')
        .set({ seen_at: now, expires_at: until })
        .where('partner_id', '=', partnerId)
        .where('id_hash', '=', idHash)
        .where('expires_at', '>', now)
        .execute(),

    /** Records that the member of an open session has proved who they are. @returns false if it has ended */
    confirm: async (idHash: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await tx
        .updateTable('session')
        .set({ confirmed_at: now })
        .where('partner_id', '=', partnerId)
        .where('id_hash', '=', idHash)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /**
     * Ends a session that began at the partner's provider and keeps its row, so that signing out of it can sign out at the provider.
     * @returns whether it began there
     */
    expireFromProvider: async (idHash: string, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await tx
        .updateTable('session')
        // Before now by all clocks of the installation.
        .set({ expires_at: new Date(now.getTime() - 60_000) })
        .where('partner_id', '=', partnerId)
        .where('id_hash', '=', idHash)
        .where('provider_id_token', 'is not', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Ends the sessions of a member except this one. @returns how many there were */
    endOthersOf: async (memberId: string, idHash: string): Promise<number> => {
      await removeNotices().where('member_id', '=', memberId).where('session_hash', '!=', idHash).execute()
      const { numDeletedRows } = await tx
        .deleteFrom('session')
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('id_hash', '!=', idHash)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },

    end: async (idHash: string, of: 'member' | 'emulation') => {
      const ended = tx
        .deleteFrom('session')
        .where('partner_id', '=', partnerId)
        .where('id_hash', '=', idHash)
        .where('emulated_by', of === 'member' ? 'is' : 'is not', null)
        .returning(['member_id', 'provider_id_token', 'provider_session_id', 'emulated_by'])
        .executeTakeFirst()
      // Sent together, so that they take one round trip.
      const [row] = await Promise.all([ended, removeNotices().where('session_hash', '=', idHash).execute()])
      return row
    },

    /** The open sessions of a member, the last used first; not those of the administration tool, which are no devices of the member. */
    openOf: (memberId: string, now: Date) =>
      tx
        .selectFrom('session')
        .select(['id_hash', 'created_at', 'seen_at', 'remembered', 'device'])
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('expires_at', '>', now)
        .where('emulated_by', 'is', null)
        .orderBy('seen_at', 'desc')
        .orderBy('id_hash')
        .execute(),

    /** Ends sessions of a member. @returns how many there were */
    endOf: async (memberId: string, idHashes: readonly string[]) => {
      if (idHashes.length === 0) return 0
      await removeNotices().where('member_id', '=', memberId).where('session_hash', 'in', idHashes).execute()
      const { numDeletedRows } = await tx
        .deleteFrom('session')
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('id_hash', 'in', idHashes)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },

    /**
     * Ends sessions that began at the partner's provider. Those that began there before its sessions were stored end with any of the member's.
     * @param memberId null for every member
     * @param providerSessionId null for every session
     * @returns the member of each
     */
    endFromProvider: async ({ memberId, providerSessionId }: ProviderSessions): Promise<readonly string[]> => {
      const rows = await tx
        .deleteFrom('session')
        .where('partner_id', '=', partnerId)
        .where('provider_id_token', 'is not', null)
        .$if(memberId !== null, (query) => query.where('member_id', '=', memberId))
        .$if(providerSessionId !== null, (query) =>
          query.where((is) =>
            is.or([
              is('provider_session_id', '=', providerSessionId),
              ...(memberId === null ? [] : [is('provider_session_id', 'is', null)]),
            ]),
          ),
        )
        .returning(['member_id', 'id_hash'])
        .execute()
      const ended = rows.map(({ id_hash }) => id_hash)
      if (ended.length > 0) await removeNotices().where('session_hash', 'in', ended).execute()
      return rows.map(({ member_id }) => member_id)
    },

    endAllOf: async (memberId: string): Promise<void> => {
      await Promise.all([
        removeNotices().where('member_id', '=', memberId).execute(),
        tx.deleteFrom('session').where('partner_id', '=', partnerId).where('member_id', '=', memberId).execute(),
      ])
    },

    /** Removes sessions that ended before this moment, so that the table does not grow; locked rows are left to the next sweep. */
    sweep: (before: Date) =>
      tx
        .deleteFrom('session')
        .where('partner_id', '=', partnerId)
        .where('id_hash', 'in', (eb) =>
          eb
            .selectFrom('session')
            .select('id_hash')
            .where('partner_id', '=', partnerId)
            .where('expires_at', '<=', before)
            .forUpdate()
            .skipLocked(),
        )
        .execute(),
  }
}
