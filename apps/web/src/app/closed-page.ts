import { paths } from '@dining/session'

/** The sign-in page that says why the account is closed: its last card was deleted, or its member closed it. @returns undefined for any other reason */
export function closedPage(because: string | null): string | undefined {
  if (because === 'closed') return paths.login({ rfr: 6 })
  return because === 'closing' ? paths.login({ rfr: 7 }) : undefined
}
