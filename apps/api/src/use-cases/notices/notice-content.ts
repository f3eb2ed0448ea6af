import { createCopy } from '@dining/copy-engine'
import { noticeMessages as texts } from '@dining/copy-engine/texts/notice-messages'
import { NOTICE_KINDS, type NoticeKind } from '@dining/domain'
import * as pages from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'
import * as v from 'valibot'

const noticeContentSchema = v.object({
  kind: v.picklist(NOTICE_KINDS),
  /** The browser that shows it. */
  deviceId: v.string(),
  /** The token of a table's link (`table-free` only). */
  token: v.optional(v.string()),
})

/** A notice to one browser; its words are made when it is sent. */
export type NoticeContent = v.InferOutput<typeof noticeContentSchema>

/** Reads content that `JSON.stringify` wrote; null if it is unknown to this version. */
export function readNoticeContent(text: string): NoticeContent | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), noticeContentSchema), text)
  return parsed.success ? parsed.output : null
}

const WORDS = {
  earned: { title: texts.earnedTitle, body: texts.earned, path: pages.recentActivity },
  vip: { title: texts.vipTitle, body: texts.vip, path: pages.accountOverview },
  'table-free': { title: texts.tableFreeTitle, body: texts.tableFree, path: pages.tableAlert },
  'bonus-ends': { title: texts.bonusEndsTitle, body: texts.bonusEnds, path: pages.accountOverview },
} as const satisfies Readonly<Record<NoticeKind, unknown>>

/**
 * The text that the site's service worker reads (apps/web/worker/push.ts).
 * @param id of the notice: the browser shows one with the id of one before in its place
 */
export function composeNotice(partner: Partner, id: string, { kind, token }: NoticeContent): string {
  const copy = createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } })
  const { title, body, path } = WORDS[kind]
  const to = token === undefined ? path : `${path}?token=${encodeURIComponent(token)}`
  return JSON.stringify({ id, title: copy.say(title), body: copy.say(body), path: to })
}
