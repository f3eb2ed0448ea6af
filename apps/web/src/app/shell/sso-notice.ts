import { paths, readStored, writeStored, type VisitorKind } from '@dining/session'

/**
 * Is the notice for this visitor, on this page? Not once it was closed (SHELL-20), nor for members, closed accounts among them (REENROLL-07),
 * nor where signing in is the page itself.
 */
export function isNoticeFor(kind: VisitorKind, pathname: string, isDismissed: boolean): boolean {
  const isElsewhere = [paths.login(), paths.join(), paths.signOut()].includes(pathname)
  return !isDismissed && (kind === 'anonymous' || kind === 'known') && !isElsewhere
}

export const isNoticeDismissed = () => readStored('ssoNoticeDismissed') !== undefined

/** Keeps the notice away for the rest of the visit (SHELL-20, SHELL-21). */
export const dismissNotice = () => writeStored('ssoNoticeDismissed', 'yes')
