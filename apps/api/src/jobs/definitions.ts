import { succeed } from '@dining/domain'
import * as v from 'valibot'

import type { ApiDeps } from '../deps.ts'
import { describeError } from '../observability/log.ts'
import type { MessageRef } from '../store/repositories/outbox.ts'
import { removeOldData } from '../retention/remove-old.ts'
import { settleDaily } from '../use-cases/earning/settle-daily.ts'
import { removeIdleUploads } from '../use-cases/imports/uploads.ts'
import { removeEndedWindows } from '../use-cases/limits.ts'
import { eraseDueAccounts } from '../use-cases/account-closing/erase-due-accounts.ts'
import { deliverMail } from '../use-cases/mail/send-mail.ts'
import { noticeEndingBonuses } from '../use-cases/notices/ending-bonuses.ts'
import { deliverNotice } from '../use-cases/notices/send-notice.ts'
import { dispatchIdleMessages } from '../use-cases/outbox/idle-messages.ts'
import { fetchMerchantPictures } from '../use-cases/merchants/fetch-pictures.ts'
import { endUnlinked } from '../use-cases/cards/end-unlinked.ts'
import { releaseCards } from '../use-cases/release-cards.ts'
import { remindReservations } from '../use-cases/reservations/remind.ts'
import { settleReservations } from '../use-cases/reservations/follow-service.ts'
import { lookForTables } from '../use-cases/reservations/watches/look-for-tables.ts'
import { makeStatements } from '../use-cases/statements/make-statements.ts'
import { deliverSms } from '../use-cases/sms/send-sms.ts'
import type { JobDefinition, JobQueue } from './queue.ts'

/** The jobs that send the messages of each outbox. */
const SEND = { mail_outbox: 'send-mail', text_outbox: 'send-sms', notice_outbox: 'send-notice' } as const
/** The jobs that queue what has none. */
const DISPATCH = { mail_outbox: 'dispatch-mails', text_outbox: 'dispatch-sms', notice_outbox: 'dispatch-notices' } as const
const OUTBOXES = ['mail_outbox', 'text_outbox', 'notice_outbox'] as const
const DELIVER = { mail_outbox: deliverMail, text_outbox: deliverSms, notice_outbox: deliverNotice }

const DAILY = {
  retryLimit: 5,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 600,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 86_400,
} as const

const messageRefSchema = v.object({ partnerId: v.string(), id: v.string() })

const jobOf = ({ partnerId, id }: MessageRef) => ({ data: { partnerId, id }, key: id })

/** Adds messages of the outboxes to the queue. A failure is only logged: `dispatch-mails`, `dispatch-sms` and `dispatch-notices` find them within a minute. */
export function queuedOutbox(queue: Pick<JobQueue, 'add'>, log: ApiDeps['log']): ApiDeps['outbox'] {
  const waiting: Record<MessageRef['outbox'], MessageRef[]> = { mail_outbox: [], text_outbox: [], notice_outbox: [] }
  const adding = new Set<MessageRef['outbox']>()
  const addAll = async (outbox: MessageRef['outbox']): Promise<void> => {
    if (adding.has(outbox)) return
    adding.add(outbox)
    while (waiting[outbox].length > 0)
      await queue
        .add(SEND[outbox], waiting[outbox].splice(0).map(jobOf))
        .catch((error: unknown) => log.warn({ event: 'message-not-queued', ...describeError(error) }))
    adding.delete(outbox)
  }
  return {
    // Not awaited: the response to a request must not depend on the queue. Messages that come while others are being added are added together.
    dispatch: (message) => {
      waiting[message.outbox].push(message)
      void addAll(message.outbox)
      return Promise.resolve()
    },
  }
}

/** Every kind of background job. */
export function jobDefinitions(deps: ApiDeps, queue: Pick<JobQueue, 'add'>): readonly JobDefinition[] {
  return [
    ...OUTBOXES.map((outbox): JobDefinition => ({
      name: SEND[outbox],
      // A message expires when it is no longer useful, so the number of attempts is not limited.
      attempts: {
        retryLimit: 100_000,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 120,
        heartbeatSeconds: 10,
        expireInSeconds: 120,
        deleteAfterSeconds: 3600,
      },
      atOnce: 5,
      run: (data) => DELIVER[outbox](deps, v.parse(messageRefSchema, data)),
    })),
    ...OUTBOXES.map((outbox): JobDefinition => ({
      name: DISPATCH[outbox],
      attempts: { retryLimit: 2, heartbeatSeconds: 10, expireInSeconds: 600, deleteAfterSeconds: 3600 },
      atOnce: 1,
      cron: '* * * * *',
      run: async () => {
        await dispatchIdleMessages(deps, outbox, (messages) => queue.add(SEND[outbox], messages.map(jobOf)))
        return succeed(null)
      },
    })),
    {
      // The table card_release contains the due releases, with their own retries.
      name: 'release-cards',
      attempts: { retryLimit: 2, heartbeatSeconds: 10, expireInSeconds: 600, deleteAfterSeconds: 3600 },
      atOnce: 1,
      cron: '* * * * *',
      run: async (_, signal) => {
        await endUnlinked(deps, signal)
        const count = await releaseCards(deps)
        if (count > 0) deps.log.info({ event: 'cards-released', count })
        return succeed(null)
      },
    },
    {
      name: 'follow-reservations',
      attempts: { retryLimit: 2, heartbeatSeconds: 10, expireInSeconds: 600, deleteAfterSeconds: 3600 },
      atOnce: 1,
      cron: '* * * * *',
      run: async () => {
        const count = (await settleReservations(deps)) + (await remindReservations(deps))
        if (count > 0) deps.log.info({ event: 'reservations-followed', count })
        return succeed(null)
      },
    },
    {
      // The table table_watch contains what is due.
      name: 'look-for-tables',
      attempts: { retryLimit: 2, heartbeatSeconds: 10, expireInSeconds: 600, deleteAfterSeconds: 3600 },
      atOnce: 1,
      cron: '* * * * *',
      run: async (_, signal) => {
        const count = await lookForTables(deps, signal)
        if (count > 0) deps.log.info({ event: 'tables-found', count })
        return succeed(null)
      },
    },
    {
      // The column notice_device.bonuses_on contains what is done, so that a run after a killed one continues.
      name: 'notice-ending-bonuses',
      attempts: { retryLimit: 2, heartbeatSeconds: 30, expireInSeconds: 3600, deleteAfterSeconds: 3600 },
      atOnce: 1,
      cron: '*/20 * * * *',
      run: async (_, signal) => {
        const count = await noticeEndingBonuses(deps, signal)
        if (count > 0) deps.log.info({ event: 'ending-bonuses-noticed', count })
        return succeed(null)
      },
    },
    {
      // The table merchant_picture contains the due pictures, with their own retries.
      name: 'fetch-pictures',
      attempts: { retryLimit: 2, heartbeatSeconds: 10, expireInSeconds: 600, deleteAfterSeconds: 3600 },
      atOnce: 1,
      cron: '* * * * *',
      run: async (_, signal) => {
        const count = await fetchMerchantPictures(deps, signal)
        if (count > 0) deps.log.info({ event: 'pictures-fetched', count })
        return succeed(null)
      },
    },
    {
      name: 'remove-ended-limits',
      attempts: { retryLimit: 2, heartbeatSeconds: 10, expireInSeconds: 600, deleteAfterSeconds: 3600 },
      atOnce: 1,
      cron: '* * * * *',
      run: async (_, signal) => {
        await removeEndedWindows(deps.store, deps.clock(), signal)
        return succeed(null)
      },
    },
    {
      name: 'settle',
      attempts: { ...DAILY, expireInSeconds: 6 * 3600 },
      atOnce: 1,
      cron: '*/10 * * * *',
      run: async (_, signal) => {
        const settled = await settleDaily(deps, signal)
        if (settled.length > 0) deps.log.info({ event: 'settled', count: settled.length })
        return succeed(null)
      },
    },
    {
      // The table monthly_statement contains what is done, so that a run after a killed one continues.
      name: 'make-statements',
      attempts: { ...DAILY, expireInSeconds: 6 * 3600 },
      atOnce: 1,
      cron: '*/10 * * * *',
      run: async (_, signal) => {
        const count = await makeStatements(deps, signal)
        if (count > 0) deps.log.info({ event: 'statements-made', count })
        return succeed(null)
      },
    },
    {
      // The column member.erase_at contains the due accounts.
      name: 'erase-accounts',
      attempts: { retryLimit: 2, heartbeatSeconds: 30, expireInSeconds: 600, deleteAfterSeconds: 3600 },
      atOnce: 1,
      cron: '*/10 * * * *',
      run: async (_, signal) => {
        const count = await eraseDueAccounts(deps, signal)
        if (count > 0) deps.log.info({ event: 'accounts-erased', count })
        return succeed(null)
      },
    },
    {
      name: 'remove-idle-uploads',
      attempts: { retryLimit: 2, heartbeatSeconds: 10, expireInSeconds: 600, deleteAfterSeconds: 3600 },
      atOnce: 1,
      cron: '*/10 * * * *',
      run: async () => {
        const count = await removeIdleUploads(deps)
        if (count > 0) deps.log.info({ event: 'idle-uploads-removed', count })
        return succeed(null)
      },
    },
    {
      name: 'remove-old-data',
      attempts: { ...DAILY, expireInSeconds: 6 * 3600 },
      atOnce: 1,
      cron: '*/30 * * * *',
      run: async (_, signal) => {
        const removed = await removeOldData(deps, signal, false)
        if (removed.length > 0) deps.log.info({ event: 'old-data-removed', count: removed.reduce((sum, { rows }) => sum + rows, 0) })
        return succeed(null)
      },
    },
  ]
}
