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

/** Milliseconds since the browser first painted the page; 0 where it does not say. */
function sincePaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint ? performance.now() - paint.startTime : 0
}

/** Has the visitor seen the page? For the whole visit once it is so. */
function useHasSeenPage(): boolean {
  const [hasSeen, setHasSeen] = useState(false)
  useEffect(() => (hasSeen ? undefined : whenNoticeIsDue(window, sincePaint(), () => setHasSeen(true))), [hasSeen])
  return hasSeen
}

/** The notice for who is not signed in, until they close it. Asked in the browser alone: a page is the same for all visitors. */
export function SsoNoticeWhenDue() {
  const hasSeenPage = useHasSeenPage()
  const { kind } = useVisitor()
  const { pathname } = useLocation()
  const isDismissed = useSyncExternalStore(never, isNoticeDismissed, () => true)
  return hasSeenPage && isNoticeFor(kind, pathname, isDismissed) ? <Notice /> : null
}

const never = () => () => undefined
