import { useApi } from '@dining/api-client'
import type { Answer, endpoints } from '@dining/contract'
import { JOIN_LINK_FRAGMENT } from '@dining/domain'
import { useEffect, useEffectEvent, useState } from 'react'

/** What a mailed link leads to; `invalid` if it has expired, was replaced, or its person has joined. */
export type OpenedLink = Answer<typeof endpoints.openJoinLink> | 'invalid'

/** A link of the mail that welcomes a member. */
export type AccountLink = Extract<OpenedLink, { readonly step: 'card' }>

/** Whether the address contains a link, and whether the server has told what it leads to. */
export type LinkStatus = 'none' | 'opening' | 'opened' | 'unreachable'

const PREFIX = `#${JOIN_LINK_FRAGMENT}`

/** Shows another fragment in the address bar, without a navigation. */
export const showFragment = (fragment: string) => {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + fragment)
}

/**
 * Opens the link of a mail that the address of this page contains. The token is removed from the address at once, so that it is in no history, and
 * put back only if the server could not be reached: a reload tries again.
 * @param onOpened gets what the link leads to, and its fragment, with which it can be opened again
 */
export function useJoinLink(onOpened: (opened: OpenedLink, fragment: string) => void): LinkStatus {
  const api = useApi()
  const [status, setStatus] = useState<LinkStatus>('none')
  const opened = useEffectEvent((link: OpenedLink, fragment: string) => {
    setStatus('opened')
    onOpened(link, fragment)
  })
  useEffect(() => {
    const { hash } = window.location
    if (!hash.startsWith(PREFIX)) return
    showFragment('')
    const open = async () => {
      setStatus('opening')
      const answer = await api.call('openJoinLink', { body: { linkToken: hash.slice(PREFIX.length) } })
      if (answer.ok) return opened(answer.value, hash)
      if (answer.error.kind === 'problem' && answer.error.status < 500 && answer.error.status !== 429) return opened('invalid', hash)
      showFragment(hash)
      return setStatus('unreachable')
    }
    // After the effect, which must not render by itself.
    void Promise.resolve().then(open)
  }, [api])
  return status
}
