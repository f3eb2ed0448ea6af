import { paths } from '@dining/session'
import { EmailField } from '@dining/ui'
import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Other pages that ask for an email address. */
const ASK_FOR_EMAIL: readonly (string | null | undefined)[] = [paths.login(), paths.join(), paths.recover()]

/**
 * A click handler for the area around a form: its links to signing in, joining and recovering carry the entered address in route state, so
 * that it is not entered again and is never part of a URL (AUTH-10).
 */
export function useLinksWithEmail(typedEmail: () => string) {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLElement>) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
    if (event.defaultPrevented || opensElsewhere || typeof href !== 'string' || !ASK_FOR_EMAIL.includes(href)) return
    event.preventDefault()
    void navigate(href, { state: { email: typedEmail() } })
  }
}

/** The email field for an existing account: to sign in, or to recover the password. */
export function AccountEmailField(props: ComponentProps<typeof EmailField>) {
  return <EmailField autoComplete="username" {...props} />
}
