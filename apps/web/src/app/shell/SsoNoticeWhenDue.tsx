import { useVisitor } from '@dining/session'
import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { laterPart } from '../later-part.ts'
import { whenNoticeIsDue } from './notice-due.ts'
import { isNoticeDismissed, isNoticeFor } from './sso-notice.ts'

const notice = /* @__PURE__ */ laterPart(() => import('./SsoNotice.tsx'))

function Notice() {
  const module = notice.module() ?? use(notice.load())
  return <module.SsoNotice />
}

/** Milliseconds since the browser first painted the page; 0 if it does not report that. */
function sincePaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint ? performance.now() - paint.startTime : 0
}

/** Whether the visitor has seen the page; once true, it remains so for the whole visit. */
function useHasSeenPage(): boolean {
  const [hasSeen, setHasSeen] = useState(false)
  useEffect(() => (hasSeen ? undefined : whenNoticeIsDue(window, sincePaint(), () => setHasSeen(true))), [hasSeen])
  return hasSeen
}

/** The notice for a visitor who is not signed in, until it is closed. Evaluated in the browser only: a page is the same for all visitors. */
export function SsoNoticeWhenDue() {
  const hasSeenPage = useHasSeenPage()
  const { kind } = useVisitor()
  const { pathname } = useLocation()
  const isDismissed = useSyncExternalStore(never, isNoticeDismissed, () => true)
  return hasSeenPage && isNoticeFor(kind, pathname, isDismissed) ? <Notice /> : null
}

const never = () => () => undefined
