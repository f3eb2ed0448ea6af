import { paths, readStored, writeStored, type VisitorKind } from '@dining/session'

/**
 * Whether to show the notice to this visitor on this page. Not once it was closed (SHELL-20), nor to members, including closed accounts
 * (REENROLL-07), nor on the sign-in page.
 */
export function isNoticeFor(kind: VisitorKind, pathname: string, isDismissed: boolean): boolean {
  const isElsewhere = [paths.login(), paths.join(), paths.signOut()].includes(pathname)
  return !isDismissed && (kind === 'anonymous' || kind === 'known') && !isElsewhere
}

export const isNoticeDismissed = () => readStored('ssoNoticeDismissed') !== undefined

/** Hides the notice for the rest of the visit (SHELL-20, SHELL-21). */
export const dismissNotice = () => writeStored('ssoNoticeDismissed', 'yes')
