import { paths, readStored, useVisitor } from '@dining/session'
import { use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { laterPart } from '../later-part.ts'

const notice = /* @__PURE__ */ laterPart(() => import('./SsoNotice.tsx'))

function Notice() {
  const module = notice.module() ?? use(notice.load())
  return <module.SsoNotice />
}

/** Pages that lead to signing in or out by themselves. */
const elsewhere = (): readonly string[] => [paths.login(), paths.join(), paths.signOut()]
const never = () => () => undefined

/** The notice for who is not signed in, until they close it. Asked in the browser alone: a page is the same for all visitors. */
export function SsoNoticeWhenDue() {
  const visitor = useVisitor()
  const { pathname } = useLocation()
  const isDismissed = useSyncExternalStore(
    never,
    () => readStored('ssoNoticeDismissed') !== undefined,
    () => true,
  )
  return isDismissed || 'member' in visitor || elsewhere().includes(pathname) ? null : <Notice />
}
