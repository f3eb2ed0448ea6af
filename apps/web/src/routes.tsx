import type { RouteObject } from 'react-router'

import { BareErrorScreen } from './app/BareErrorScreen.tsx'
import { ErrorScreen } from './app/ErrorScreen.tsx'
import { NOT_FOUND_ID, route } from './app/route.ts'
import { loadShell } from './app/shell/shell-loader.ts'
import { Shell } from './app/shell/Shell.tsx'

/** Id of the route whose error screen shows, within the shell, what a page throws. */
export const SCREEN_ID = 'screen'

/** Every page of this partner's app. One that the partner doesn't have is not in its bundle (ROUTE-37, ROUTE-43, ROUTE-44). */
function pages(): RouteObject[] {
  const home = __HAS_DISCOVER_HOME__
    ? route('discover', '/', () => import('./routes/discover.tsx'))
    : route('how-it-works', '/', () => import('./routes/how-it-works.tsx'))
  return [
    home,
    ...(__HAS_DISCOVER_PAGE__ ? [route('discover@sub', '/discover/*', () => import('./routes/discover.tsx'))] : []),
    route('how-it-works@alone', '/how-it-works', () => import('./routes/how-it-works.tsx')),
    route('how-it-works@earn', '/earn/how-it-works', () => import('./routes/how-it-works.tsx')),
    route('merchant', '/merchants/:merchantId', () => import('./routes/merchant.tsx')),
    route('search', '/search', () => import('./routes/search.tsx')),
    ...(__HAS_ENROLLMENT__ ? memberPages() : []),
    route('sign-out', '/SignOut', () => import('./routes/sign-out.tsx')),
    route('error', '/error/*', () => import('./routes/error.tsx')),
    route(NOT_FOUND_ID, '*', () => import('./routes/not-found.tsx')),
  ]
}

/** Pages of joining, signing in and the account: not in the bundle of a partner without enrollment (ROUTE-43). */
function memberPages(): RouteObject[] {
  return [
    ...(__HAS_DIRECT_ENROLLMENT__ ? directPages() : providerPages()),
    route('add-card', '/add_card', () => import('./routes/add-card.tsx')),
    route('card-added', '/card_added', () => import('./routes/card-added.tsx')),
    route('activate', '/activate', () => import('./routes/activate.tsx')),
    route('activated', '/activate/activated', () => import('./routes/activated.tsx')),
    ...(__HAS_STATEMENT_CREDITS__ ? creditPages() : earningPages()),
    route('account-cards', '/account/manage_cards', () => import('./routes/account-cards.tsx')),
    route('account-profile', '/account/user_profile', () => import('./routes/account-profile.tsx')),
    route('account', '/account/*', () => import('./routes/account.tsx')),
  ]
}

/** Overview and activity of an account that collects units. */
function earningPages(): RouteObject[] {
  return [
    route('account-overview', '/account/overview', () => import('./routes/account-overview.tsx')),
    route('account-activity', '/account/recent_activity', () => import('./routes/account-activity.tsx')),
  ]
}

/** The same two where the program pays statement credits (ACTIVITY-03, ACTIVITY-23). */
function creditPages(): RouteObject[] {
  return [
    route('account-overview-credits', '/account/overview', () => import('./routes/account-overview-credits.tsx')),
    route('account-activity-credits', '/account/recent_activity', () => import('./routes/account-activity-credits.tsx')),
  ]
}

/** Joining and signing in at the partner's provider: no password of this site, nor code that asks for one (ROUTE-12, ROUTE-15). */
function providerPages(): RouteObject[] {
  return [
    route('join-provider', '/join', () => import('./routes/join-provider.tsx')),
    route('login-provider', '/login', () => import('./routes/login-provider.tsx')),
    route('single-sign-on', '/Login', () => import('./routes/single-sign-on.tsx')),
  ]
}

/** Joining and signing in with a password of this site, and recovering it (ROUTE-20). */
function directPages(): RouteObject[] {
  return [
    route('join', '/join', () => import('./routes/join.tsx')),
    route('login', '/login', () => import('./routes/login.tsx')),
    route('recover', '/recover', () => import('./routes/recover.tsx')),
    route('recover-confirm', '/recover/confirm', () => import('./routes/recover-confirm.tsx')),
    route('recover-update', '/recover/update', () => import('./routes/recover-update.tsx')),
    route('recover-success', '/recover/success', () => import('./routes/recover-success.tsx')),
  ]
}

/** The route table, made anew for each router since a router writes into it. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: BareErrorScreen,
      loader: loadShell,
      shouldRevalidate: () => false,
      children: [{ id: SCREEN_ID, ErrorBoundary: ErrorScreen, children: pages() }],
    },
  ]
}
