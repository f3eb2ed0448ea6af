import { createHash } from 'node:crypto'

import { NOTICES, noticesOf, type NoticeKind } from '@dining/domain'
import { noticeTime } from '@dining/domain/calendar'
import type { Partner } from '@dining/partner-kit'

import { noticeRepo } from '../../store/repositories/notice.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/tables.ts'
import type { NoticeContent } from './notice-content.ts'
import { writeMessage, type MessageDeps } from '../outbox/write-message.ts'

export type WritingDeps = Pick<MessageDeps, 'secrets' | 'clock'> & { readonly settings: Pick<MessageDeps['settings'], 'publicOrigin'> }

interface NewNotice {
  readonly memberId: string
  readonly kind: NoticeKind
  /** Names what it is about, such as a dine: one notice is written for it and each browser. */
  readonly about: string
  /** When it stops being of use; by its kind if it is not given. */
  readonly until?: Date
  readonly token?: string
}

const HOUR_MS = 3_600_000

/** The same for the same event and browser, as a UUID. */
function idOf(partnerId: string, kind: NoticeKind, about: string, deviceId: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([partnerId, kind, about, deviceId]))
    .digest('hex')
  // The version and the variant of a UUID that is made by its own rule (RFC 9562, version 8).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Writes a notice to each browser of a member who wants this kind, in the transaction of its cause: once for each event and browser. At night it waits for
 * the morning of the browser's zone; one that is of no use then is not written. Pass the references to `outbox.dispatch` after the commit.
 */
export async function writeNotices(
  tx: Tx,
  deps: WritingDeps,
  partner: Partner,
  { memberId, kind, about, until, token }: NewNotice,
): Promise<readonly MessageRef[]> {
  if (!noticesOf(partner).includes(kind)) return []
  const partnerId = partner.program.id
  const now = deps.clock()
  const refs: MessageRef[] = []
  for (const { id: deviceId, time_zone: timeZone } of await noticeRepo(tx, partnerId).wanting(memberId, kind)) {
    const notBefore = noticeTime(now, timeZone)
    const start = notBefore ?? now
    const end = until ?? new Date(start.getTime() + NOTICES.usefulHours[kind === 'table-free' ? 'earned' : kind] * HOUR_MS)
    if (end <= start) continue
    const content: NoticeContent = { kind, deviceId, ...(token === undefined ? {} : { token }) }
    const ref = await writeMessage(tx, deps, {
      outbox: 'notice_outbox',
      partnerId,
      memberId,
      origin: deps.settings.publicOrigin(partnerId),
      content,
      id: idOf(partnerId, kind, about, deviceId),
      usefulMs: end.getTime() - start.getTime(),
      notBefore,
    })
    refs.push(ref)
  }
  return refs
}
