import { paths } from '@dining/session'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Pages that ask for an e-mail address, too. */
const ASK_FOR_EMAIL: readonly (string | null | undefined)[] = [paths.login(), paths.join(), paths.recover()]

/**
 * A handler of clicks around a form: its links to signing in, joining and recovering take the typed address along in route state, so
 * that it is not typed again and stands in no address bar (AUTH-10).
 */
export function useTakeEmailAlong(typedEmail: () => string) {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLElement>) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
    if (event.defaultPrevented || opensElsewhere || typeof href !== 'string' || !ASK_FOR_EMAIL.includes(href)) return
    event.preventDefault()
    void navigate(href, { state: { email: typedEmail() } })
  }
}
