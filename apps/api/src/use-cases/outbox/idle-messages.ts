import type { ApiDeps } from '../../deps.ts'
import { idleMessages, type MessageRef } from '../../store/repositories/outbox.ts'

/** Milliseconds after which a message without a job gets one: a new message, and one with attempts. Longer than the longest wait between attempts. */
const UNTRIED_MS = 10_000
const TRIED_MS = 10 * 60_000
const BATCH = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Queues every open message without a job: if a process ended between the commit and the queueing, and if its time has come.
 * @param dispatch does nothing for a message that has a job
 */
export async function dispatchIdleMessages(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  outbox: MessageRef['outbox'],
  dispatch: (messages: readonly MessageRef[]) => Promise<void>,
): Promise<void> {
  const now = clock()
  const since = { now, untriedBefore: new Date(now.getTime() - UNTRIED_MS), triedBefore: new Date(now.getTime() - TRIED_MS) }
  for (let after: string | undefined = FIRST_ID; after !== undefined;) {
    const from: string = after
    const rows = await store.owner((tx) => idleMessages(tx, outbox, { ...since, after: from, limit: BATCH }))
    await dispatch(rows.map(({ partner_id: partnerId, id }) => ({ outbox, partnerId, id })))
    after = rows.length === BATCH ? rows.at(-1)?.id : undefined
  }
}
