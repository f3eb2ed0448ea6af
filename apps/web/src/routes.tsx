import * as pages from '@dining/domain/pages'
import partner from '@partner'
import type { RouteObject } from 'react-router'

import { BareErrorScreen } from './app/BareErrorScreen.tsx'
import { ErrorScreen } from './app/ErrorScreen.tsx'
import { CONTENT_PAGE, NOT_FOUND_ID, route } from './app/route.ts'
import { loadShell } from './app/shell/shell-loader.ts'
import { Shell } from './app/shell/Shell.tsx'

/** Id of the route whose error screen shows, within the shell, an error thrown by a page. */
export const SCREEN_ID = 'screen'

/** Every page of this partner's app. A page that the partner doesn't have is not in its bundle (ROUTE-37, ROUTE-43, ROUTE-44). */
function pageRoutes(): RouteObject[] {
  const home = __HAS_DISCOVER_HOME__
    ? route('discover', pages.home, () => import('./routes/discover.tsx'))
    : route('how-it-works', pages.home, () => import('./routes/how-it-works.tsx'))
  return [
    home,
    ...(__HAS_DISCOVER_PAGE__ ? [route('discover@sub', pages.discover, () => import('./routes/discover.tsx'))] : []),
    route('how-it-works-page', pages.howItWorks, () => import('./routes/how-it-works-page.tsx')),
    route('how-it-works-page@earn', pages.earnHowItWorks, () => import('./routes/how-it-works-page.tsx')),
    route('earn', pages.earn, () => import('./routes/earn.tsx')),
    ...[pages.earnPage, ...partner.features.extraContentPaths].map((path) =>
      route(`${CONTENT_PAGE}@${path}`, path, () => import('./routes/earn-page.tsx')),
    ),
    route('merchant', pages.merchant, () => import('./routes/merchant.tsx')),
    route('merchant@order', pages.order, () => import('./routes/merchant.tsx')),
    route('order', pages.orderByQuery, () => import('./routes/order.tsx')),
    ...(__HAS_FAVORITES__ ? [route('shortlist', pages.shortlist, () => import('./routes/shortlist.tsx'))] : []),
    route('search', pages.search, () => import('./routes/search.tsx')),
    ...[pages.surveys, pages.surveySent, pages.surveyFailed].map((path) =>
      route(`surveys@${path}`, path, () => import('./routes/surveys.tsx')),
    ),
    ...(__HAS_ENROLLMENT__ ? memberRoutes() : []),
    route('sign-out', pages.signOut, () => import('./routes/sign-out.tsx')),
    route('error', pages.error, () => import('./routes/error.tsx')),
    route(NOT_FOUND_ID, '*', () => import('./routes/not-found.tsx')),
  ]
}

/** Pages of joining, signing in and the account: not in the bundle of a partner without enrollment (ROUTE-43). */
function memberRoutes(): RouteObject[] {
  return [
    ...(__HAS_DIRECT_ENROLLMENT__ ? directRoutes() : providerRoutes()),
    route('add-card', pages.addCard, () => import('./routes/add-card.tsx')),
    route('card-added', pages.cardAdded, () => import('./routes/card-added.tsx')),
    route('activate', pages.activate, () => import('./routes/activate.tsx')),
    route('activated', pages.activated, () => import('./routes/activated.tsx')),
    ...(__HAS_STATEMENT_CREDITS__ ? creditRoutes() : earningRoutes()),
    route('account-dine', pages.dine, () => import('./routes/account-dine.tsx')),
    route('account-missing-dine', pages.missingDine, () => import('./routes/account-missing-dine.tsx')),
    route('account-year', pages.yearInReview, () => import('./routes/account-year.tsx')),
    route('account-cards', pages.manageCards, () => import('./routes/account-cards.tsx')),
    route('account-profile', pages.userProfile, () => import('./routes/account-profile.tsx')),
    route('account-security', pages.accountSecurity, () => import('./routes/account-security.tsx')),
    ...(__HAS_RESERVATIONS__
      ? [
          route('account-reservations', pages.accountReservations, () => import('./routes/account-reservations.tsx')),
          route('table-alert', pages.tableAlert, () => import('./routes/table-alert.tsx')),
        ]
      : []),
    ...(__HAS_PUSH__ ? [route('account-notices', pages.accountNotices, () => import('./routes/account-notices.tsx'))] : []),
    ...(__HAS_HOUSEHOLD__ ? [route('account-household', pages.household, () => import('./routes/account-household.tsx'))] : []),
    route('unsubscribe', pages.unsubscribe, () => import('./routes/unsubscribe.tsx')),
    route('account', pages.account, () => import('./routes/account.tsx')),
  ]
}

/** Overview and activity of an account that collects units. */
function earningRoutes(): RouteObject[] {
  return [
    route('account-overview', pages.accountOverview, () => import('./routes/account-overview.tsx')),
    route('account-activity', pages.recentActivity, () => import('./routes/account-activity.tsx')),
  ]
}

/** The same two pages for a program that pays statement credits (ACTIVITY-03, ACTIVITY-23). */
function creditRoutes(): RouteObject[] {
  return [
    route('account-overview-credits', pages.accountOverview, () => import('./routes/account-overview-credits.tsx')),
    route('account-activity-credits', pages.recentActivity, () => import('./routes/account-activity-credits.tsx')),
  ]
}

/** Joining and signing in at the partner's provider: no password of this site, and no code for one (ROUTE-12, ROUTE-15). */
function providerRoutes(): RouteObject[] {
  return [
    route('join-provider', pages.join, () => import('./routes/join-provider.tsx')),
    route('login-provider', pages.login, () => import('./routes/login-provider.tsx')),
    route('single-sign-on', pages.singleSignOn, () => import('./routes/single-sign-on.tsx')),
  ]
}

/** Joining and signing in with a password of this site, recovering it, and updating the address (ROUTE-19, ROUTE-20). */
function directRoutes(): RouteObject[] {
  return [
    route('join', pages.join, () => import('./routes/join.tsx')),
    route('login', pages.login, () => import('./routes/login.tsx')),
    route('recover', pages.recover, () => import('./routes/recover.tsx')),
    route('recover-confirm', pages.recoverConfirm, () => import('./routes/recover-confirm.tsx')),
    route('recover-update', pages.recoverUpdate, () => import('./routes/recover-update.tsx')),
    route('recover-success', pages.recoverSuccess, () => import('./routes/recover-success.tsx')),
    route('fix-credentials', pages.fixCredentials, () => import('./routes/fix-credentials.tsx')),
  ]
}

/** The route table, created for each router, since a router writes to it. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: BareErrorScreen,
      loader: loadShell,
      shouldRevalidate: () => false,
      children: [{ id: SCREEN_ID, ErrorBoundary: ErrorScreen, children: pageRoutes() }],
    },
  ]
}
