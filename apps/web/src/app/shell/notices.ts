import { ENROLLMENT_ADDRESSES } from '@dining/domain/page-lists'
import type { Partner } from '@dining/partner-kit'
import { paths, readStored, writeStored, type VisitorKind } from '@dining/session'

import type { DrawnNotice } from '../services.ts'
import { CONSENT_ID } from './consent-id.ts'
import { canInstall, snoozeInstall, useInstall } from './install.ts'

/** Dialogs over a page, the most important first: signing in, the partner's announcement, its popup, installing the site. A page shows one at most. */
const NOTICES = ['sso', 'app', 'general', 'install'] as const satisfies readonly (DrawnNotice | 'install')[]
export type Notice = (typeof NOTICES)[number]

/** Whether a notice is open, and how it is closed. */
export interface NoticeState {
  readonly open: boolean
  readonly onClose: () => void
}

const STORED_AS = { sso: 'ssoNoticeDismissed', app: 'appAnnouncementDismissed', general: 'generalPopup' } as const

/** Whether the visitor has closed a notice before. The install banner is not due while it is snoozed (install-watch.ts). */
export const wasClosed = (notice: Notice): boolean => notice !== 'install' && readStored(STORED_AS[notice]) !== undefined

/** Whether a notice is not seen: it was closed, or it is the install banner for a visitor of the share without it. */
const isHidden = (notice: Notice): boolean =>
  wasClosed(notice) || (__HAS_INSTALL_BANNER__ && notice === 'install' && useInstall.getState().isWithheld)

/**
 * Hides a notice: for the visit (SHELL-20), for a day (SHELL-11), for 30 days (PWA-03), or for good (POPUP-06), as the table of stored values says.
 */
export function dismiss({ features }: Pick<Partner, 'features'>, notice: Notice): void {
  if (notice !== 'install') writeStored(STORED_AS[notice], notice === 'general' ? features.generalModalType : 'yes')
  else if (__HAS_INSTALL_BANNER__) snoozeInstall()
}

/** Paths where a visitor is about to enter something, or leaves. */
const isBusy = (pathname: string) =>
  [paths.login(), paths.join(), paths.signOut(), ...ENROLLMENT_ADDRESSES].includes(pathname) || pathname.startsWith(paths.recover())

const isDiscover = (pathname: string, { homePage }: Partner['features']) =>
  pathname.startsWith(paths.discover()) || (homePage === 'discover' && pathname === paths.home())

/**
 * The notice for this visitor on this page; null if there is none. Members are not asked to sign in, and a closed account gets no notice
 * (REENROLL-07).
 */
export function dueNotice(
  { features }: Pick<Partner, 'features'>,
  kind: VisitorKind,
  pathname: string,
  isGone: (notice: Notice) => boolean = isHidden,
): Notice | null {
  if (kind === 'closed-account' || isBusy(pathname)) return null
  const popup = features.generalModalType
  const applies: Readonly<Record<Notice, boolean>> = {
    sso: features.hasSsoNotice && (kind === 'anonymous' || kind === 'known'),
    // SHELL-10
    app: features.appAnnouncementModal !== false && pathname !== features.appAnnouncementModal.buttonUrl && !isDiscover(pathname, features),
    // POPUP-03, POPUP-04
    general: popup !== '' && pathname !== paths.earnPage({ slug: popup }),
    install: __HAS_INSTALL_BANNER__ && canInstall(useInstall.getState()) && !(__HAS_VENDORS__ && document.getElementById(CONSENT_ID)),
  }
  return NOTICES.find((notice) => applies[notice] && !isGone(notice)) ?? null
}

/** The notice that the server's HTML of this page contains for this visitor; null if there is none. */
export function drawnNotice(
  partner: Pick<Partner, 'features'>,
  kind: VisitorKind,
  pathname: string,
  dismissed: readonly DrawnNotice[],
): DrawnNotice | null {
  const notice = dueNotice(partner, kind, pathname, (one) => one === 'install' || dismissed.includes(one))
  return notice === 'install' ? null : notice
}

/** All notices that pages of this path may contain, each if no other one did. */
export const noticesAt = (partner: Pick<Partner, 'features'>, pathname: string): readonly DrawnNotice[] =>
  NOTICES.filter((notice) => notice !== 'install').filter(
    (notice) => dueNotice(partner, 'anonymous', pathname, (one) => one !== notice) === notice,
  )
