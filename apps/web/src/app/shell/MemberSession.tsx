import { useApi } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import { session } from '@dining/copy-engine/texts/session'
import { JOIN_LINK_FRAGMENT } from '@dining/domain'
import { Reauthentication } from '@dining/forms/reauthentication'
import { useCopy } from '@dining/partner-kit/react'
import { paths, readStored, rememberLoginRedirect, useMember, watchSession } from '@dining/session'
import { Button, Dialog } from '@dining/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { laterPart } from '../later-part.ts'

/** Only a sensitive change needs it, and only when the sign-in is a while ago; members of a provider are not asked. */
const dialog = __HAS_DIRECT_ENROLLMENT__ ? /* @__PURE__ */ laterPart(() => import('@dining/forms/reauthentication-dialog')) : null

const leave = () => {
  rememberLoginRedirect(window.location.pathname + window.location.search)
  window.location.assign(paths.signOut({ because: 'ended' }))
}

/**
 * Loads the page again when the visitor returns to it after another member has signed in in another tab, or this one has signed out there: nothing must
 * be shown or sent in the name of the wrong one. A browser without the cookie, such as a frame of the administration tool, is left alone.
 */
function useOwnPage(publicId: string | undefined): void {
  useEffect(() => {
    if (publicId === undefined || readStored('publicId') !== publicId) return undefined
    const look = () => {
      if (document.visibilityState === 'visible' && readStored('publicId') !== publicId) window.location.reload()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [publicId])
}

/** A mailed link to joining redirects a member to the account, with the link still in the address: the page of step 2 tells whose it is. */
function useLinkElsewhere(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const { hash, pathname } = window.location
    if (hash.startsWith(`#${JOIN_LINK_FRAGMENT}`) && pathname.startsWith(paths.account()))
      void navigate(paths.addCard() + hash, { replace: true })
  }, [navigate])
}

/** The dialogs of a member's session: a minute before it ends, after which the page is left (SESSION-14 … SESSION-17), and before a sensitive change. */
export function MemberSession() {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const member = useMember()
  const email = member?.email ?? ''
  useOwnPage(member?.publicId)
  useLinkElsewhere()
  const [isEnding, setIsEnding] = useState(false)
  const watch = useRef<ReturnType<typeof watchSession>>(null)

  useEffect(() => {
    const running = watchSession({ onEnding: setIsEnding, onEnded: leave })
    watch.current = running
    // Timers are suspended while a page is not visible.
    document.addEventListener('visibilitychange', running.look)
    return () => {
      running.stop()
      document.removeEventListener('visibilitychange', running.look)
    }
  }, [])

  const stay = () => {
    void queryClient
      .fetchQuery({ ...memberQuery(api), staleTime: 0 })
      .then(() => watch.current?.look())
      // Without a connection the session has not ended yet; the client handles an ended one (session/session-end.ts).
      .catch(() => undefined)
  }
  return (
    <>
      {__HAS_DIRECT_ENROLLMENT__ && dialog && <Reauthentication email={email} load={dialog.load} />}
      <Dialog
        open={isEnding}
        onClose={stay}
        title={copy.headline(session.expiryTitle)}
        closeLabel={copy.say(session.staySignedIn)}
        actions={<Button onClick={stay}>{copy.action(session.staySignedIn)}</Button>}
      >
        <p>{copy.say(session.expiryWarning)}</p>
      </Dialog>
    </>
  )
}
