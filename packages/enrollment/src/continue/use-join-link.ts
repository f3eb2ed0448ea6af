import { useApi } from '@dining/api-client'
import type { Answer, endpoints } from '@dining/contract'
import { JOIN_LINK_FRAGMENT } from '@dining/domain'
import { useEffect, useEffectEvent } from 'react'

/** What a mailed link leads to; `invalid` if it has expired, was replaced, or its person has joined. */
export type OpenedLink = Answer<typeof endpoints.openJoinLink> | 'invalid'

const PREFIX = `#${JOIN_LINK_FRAGMENT}`

/** Shows another fragment in the address bar, without a navigation. */
const showFragment = (fragment: string) => {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + fragment)
}

/**
 * Opens the link of a mail that the address of this page contains. The token is removed from the address at once, so that it is in no history, and
 * put back only if the server could not be reached: a reload tries again.
 */
export function useJoinLink(onOpened: (opened: OpenedLink) => void): void {
  const api = useApi()
  const opened = useEffectEvent(onOpened)
  useEffect(() => {
    const { hash } = window.location
    if (!hash.startsWith(PREFIX)) return
    showFragment('')
    void api.call('openJoinLink', { body: { linkToken: hash.slice(PREFIX.length) } }).then((answer) => {
      if (answer.ok) opened(answer.value)
      else if (answer.error.kind === 'problem' && answer.error.status < 500 && answer.error.status !== 429) opened('invalid')
      else showFragment(hash)
    })
  }, [api])
}
