import type { ApiDeps } from '../../deps.ts'
import { idleMails, type MailRef } from '../../store/repositories/mail-outbox.ts'

/** Milliseconds after which a mail without a job gets one: a new mail, and one with attempts. Longer than the longest wait between attempts. */
const UNTRIED_MS = 10_000
const TRIED_MS = 10 * 60_000
const BATCH = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Queues every open mail without a job, for example if a process ended between the commit and the queueing.
 * @param dispatch does nothing for a mail that has a job
 */
export async function dispatchIdleMails(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  dispatch: (mails: readonly MailRef[]) => Promise<void>,
): Promise<void> {
  const now = clock().getTime()
  const since = { untriedBefore: new Date(now - UNTRIED_MS), triedBefore: new Date(now - TRIED_MS) }
  for (let after: string | undefined = FIRST_ID; after !== undefined;) {
    const from: string = after
    const rows = await store.owner((tx) => idleMails(tx, { ...since, after: from, limit: BATCH }))
    await dispatch(rows.map(({ partner_id: partnerId, id }) => ({ partnerId, id })))
    after = rows.length === BATCH ? rows.at(-1)?.id : undefined
  }
}
