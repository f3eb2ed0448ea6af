import { usePartner } from '@dining/partner-kit/react'
import { useVisitor } from '@dining/session'
import { use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { laterPart } from '../later-part.ts'
import { whenNoticeIsDue } from './notice-due.ts'
import { dueNotice, type Notice } from './notices.ts'

const dialog = /* @__PURE__ */ laterPart(() => import('./NoticeDialog.tsx'))

function Dialog({ notice }: { readonly notice: Notice }) {
  const module = dialog.module() ?? use(dialog.load())
  return <module.NoticeDialog notice={notice} />
}

/** Milliseconds since the browser first painted the page; 0 if it does not report that. */
function sincePaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint ? performance.now() - paint.startTime : 0
}

/** Whether the visitor has seen the page and is not filling in a form; once true, it remains so for the whole visit. */
function useIsDue(): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => (isDue ? undefined : whenNoticeIsDue(document, sincePaint(), () => setIsDue(true))), [isDue])
  return isDue
}

/**
 * The most important notice for this visitor, one for each document at most. Evaluated in the browser only: a page is the same for all visitors.
 */
export function NoticeWhenDue() {
  const isDue = useIsDue()
  const partner = usePartner()
  const { kind } = useVisitor()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Notice | null>(null)
  const due = isDue && shown === null ? dueNotice(partner, kind, pathname) : null
  if (due) setShown(due)
  return shown && <Dialog notice={shown} />
}
