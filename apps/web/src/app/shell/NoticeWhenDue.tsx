import { usePartner } from '@dining/partner-kit/react'
import { useVisitor } from '@dining/session'
import { use, useEffect, useState, type ComponentProps } from 'react'
import { useLoaderData } from 'react-router'

import { laterPart } from '../later-part.ts'
import type { NoticeDialog } from './NoticeDialog.tsx'
import { canInstall, useInstall } from './install.ts'
import { whenNoticeIsDue } from './notice-due.ts'
import { dismiss, drawnNotice, dueNotice, type Notice, wasClosed } from './notices.ts'
import type { ShellData } from './shell-loader.ts'

const dialog = /* @__PURE__ */ laterPart(() => import('./NoticeDialog.tsx'))

function Dialog(props: ComponentProps<typeof NoticeDialog>) {
  const module = dialog.module() ?? use(dialog.load())
  return <module.NoticeDialog {...props} />
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

/** The browser's offer to install the site comes at any time: the notices are looked through again then. */
const useInstallOffer = __HAS_INSTALL_BANNER__ ? () => useInstall(canInstall) : () => false

/**
 * The most important notice for this visitor, one for each document at most: the one of the server's HTML, or else the one that this browser does
 * not know to be dismissed.
 * @param path the page's path; the same one for all pages that lead nowhere
 */
export function NoticeWhenDue({ path }: { readonly path: string }) {
  const isDue = useIsDue()
  useInstallOffer()
  const partner = usePartner()
  const { kind } = useVisitor()
  const { dismissed } = useLoaderData<ShellData>()
  const [shown, setShown] = useState<Notice | null>(() =>
    __HAS_DRAWN_NOTICES__ && dismissed ? drawnNotice(partner, kind, path, dismissed) : null,
  )
  // The visitor may have closed it in another tab after this page was requested, or just before a reload: the browser stores a cookie with a delay.
  const [isClosed, setIsClosed] = useState(() => shown !== null && wasClosed(shown))
  // Also the banner that is withheld from a visitor: it is reported where it would have come.
  const due = isDue && shown === null ? dueNotice(partner, kind, path, wasClosed) : null
  if (due) setShown(due)
  if (!shown) return null
  // A visitor who goes on to a page that has no such notice is not kept from it.
  const isHere = dueNotice(partner, kind, path, (notice) => notice !== shown) === shown
  // The page is visible before it (decisions.md SHELL-18).
  const isWaiting = __HAS_DRAWN_NOTICES__ && shown === 'sso' && !isDue
  const close = () => {
    dismiss(partner, shown)
    setIsClosed(true)
  }
  return <Dialog notice={shown} open={isHere && !isClosed && !isWaiting} onClose={close} />
}
