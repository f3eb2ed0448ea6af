import { loadFlags } from '@dining/api-client'
import { featureFlagsQuery, memberQuery } from '@dining/api-client/queries'
import { HAS_ENROLLMENT, hasJoined } from '@dining/domain'
import { ACCOUNT_ADDRESSES } from '@dining/domain/page-lists'
import { paths, setPublicId } from '@dining/session'
import { data, redirect } from 'react-router'

import { surveyPathsOf } from '../../surveys/survey-paths.ts'
import { contentOf, contentPathsOf } from '../content.ts'
import { prefetch } from '../query-client.ts'
import { routeLoader, type DrawnNotice } from '../services.ts'
import { MAINTENANCE_STATUS, maintenanceOf } from './maintenance.ts'
import { popupWordsOf } from './popup-words.ts'

/** What the shell's loader returns. */
export interface ShellData {
  readonly vaultOrigin: string
  /** Only where the partner has notices that the page contains (SHELL-11, SHELL-18, POPUP-03). */
  readonly dismissed?: readonly DrawnNotice[]
  /** Only where the partner has a native app (FOOTER-01). */
  readonly isInApp?: boolean
}

const DRAWN: readonly DrawnNotice[] = ['sso', 'app', 'general']

/** Pages of an account, and those that link a card to one. */
const needsAccount = (pathname: string) => ACCOUNT_ADDRESSES.some((address) => pathname === address || pathname.startsWith(`${address}/`))

/**
 * Data of every page: the shell's copy, the flags, and the visitor. A visitor who has only signed in at a provider is redirected from
 * members' pages to joining.
 */
export const loadShell = routeLoader(async (input) => {
  const { api, partner, queryClient, hasSession, publicId, drafts, vaultOrigin, dismissed, url } = input
  const popup = __HAS_GENERAL_POPUP__ && !dismissed.general ? partner.features.generalModalType : ''
  setPublicId(queryClient, publicId)
  await prefetch(queryClient, [
    contentOf(api, 'global', drafts),
    contentPathsOf(api, drafts),
    surveyPathsOf(api, drafts),
    featureFlagsQuery(api),
    ...(dismissed.announcement ? [] : [contentOf(api, 'announcement_banner', drafts)]),
    ...(popup === '' ? [] : [popupWordsOf(api, popup, drafts)]),
    // A member meets restaurants of a higher tier on most pages, and the popups' words say how to reach it.
    ...(hasSession() ? [memberQuery(api), contentOf(api, 'popup', drafts)] : []),
  ])
  const member = queryClient.getQueryData(memberQuery(api).queryKey)
  if (HAS_ENROLLMENT && member && !hasJoined(member) && needsAccount(url.pathname)) throw redirect(paths.join())
  const isServed = maintenanceOf(await loadFlags(api, queryClient), url.pathname) === null
  const shell: ShellData = {
    vaultOrigin,
    ...(__HAS_DRAWN_NOTICES__ ? { dismissed: DRAWN.filter((notice) => dismissed[notice]) } : {}),
    ...(__HAS_APP_STORES__ ? { isInApp: input.isInApp } : {}),
  }
  return data(shell, { status: isServed ? 200 : MAINTENANCE_STATUS })
})
