import { useVisitor } from '@dining/session'
import { use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { laterPart } from '../later-part.ts'
import { isNoticeDismissed, isNoticeFor } from './sso-notice.ts'

const notice = /* @__PURE__ */ laterPart(() => import('./SsoNotice.tsx'))

function Notice() {
  const module = notice.module() ?? use(notice.load())
  return <module.SsoNotice />
}

/** The notice for who is not signed in, until they close it. Asked in the browser alone: a page is the same for all visitors. */
export function SsoNoticeWhenDue() {
  const { kind } = useVisitor()
  const { pathname } = useLocation()
  const isDismissed = useSyncExternalStore(never, isNoticeDismissed, () => true)
  return isNoticeFor(kind, pathname, isDismissed) ? <Notice /> : null
}

const never = () => () => undefined
