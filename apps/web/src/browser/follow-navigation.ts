import { isUnauthorized } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'
import { withoutToken } from '@dining/domain/pages'
import { trackPageView } from '@dining/session'
import { isRouteErrorResponse, type DataRouter } from 'react-router'

import { laterPart } from '../app/later-part.ts'
import type { AppServices } from '../app/services.ts'

/** Heads of pages, with the partner's titles of all of them: the head of the first page is in its HTML. */
export const pageHead = laterPart(() => import('./page-head.ts'))

type Services = Pick<AppServices, 'api' | 'queryClient' | 'hasSession'>

function currentMember({ api, queryClient }: Services): Member | undefined {
  return queryClient.getQueryData(memberQuery(api).queryKey)
}

/** Loads the member again, which renews the session (SESSION-18). Without a session the member is removed. */
async function refreshMember(services: Services): Promise<void> {
  const { api, queryClient } = services
  const query = memberQuery(api)
  const forget = () => queryClient.resetQueries({ queryKey: query.queryKey, exact: true })
  if (!services.hasSession()) return currentMember(services) ? forget() : undefined
  try {
    await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false })
  } catch (failure) {
    if (isUnauthorized(failure)) await forget()
  }
}

function failureOf(errors: DataRouter['state']['errors']): number | undefined {
  const [error] = Object.values(errors ?? {})
  if (error === undefined) return undefined
  return isRouteErrorResponse(error) ? error.status : 500
}

/** Does on a navigation within the app what a document load does: title, description, reading position, a page view, the member. */
export function followNavigation(router: DataRouter, services: AppServices): void {
  const { partner, queryClient } = services

  function view(titled?: Promise<void>) {
    trackPageView(() => {
      const { location, matches } = router.state
      const merchantId = matches.at(-1)?.params['merchantId']
      const memberId = currentMember(services)?.publicId
      return {
        path: withoutToken(location.pathname),
        title: document.title,
        ...(memberId ? { memberId } : {}),
        ...(merchantId ? { merchantId } : {}),
      }
    }, titled)
  }

  let shown = router.state.location
  view()
  if (services.hasSession() && !currentMember(services)) void refreshMember(services)
  router.subscribe(({ location, matches, navigation, errors }) => {
    if (navigation.state !== 'idle' || location === shown) return
    const moved = location.pathname !== shown.pathname
    shown = location
    const failure = failureOf(errors)
    const titled = matches.map(({ pathname, params, route }) => ({ pathname, params, handle: route.handle as unknown }))
    const described = (
      failure === undefined
        ? pageHead.load().then(({ metaOf, describe }) => {
            if (location === shown) describe(metaOf({ partner, search: location.search, matches: titled, queryClient }))
          })
        : Promise.all([pageHead.load(), import('../app/failure-meta.ts')]).then(([{ describe }, { failureMeta }]) => {
            if (location === shown) describe(failureMeta(partner, failure))
          })
    )
      // Without its code the title stays.
      .catch(() => undefined)
    if (!moved) return
    view(described)
    void refreshMember(services)
    // A screen reader starts at the focus, so the focus moves to the new screen, unless one of its parts has taken it already.
    const wasOutside =
      document.activeElement === document.body || document.getElementById('main')?.contains(document.activeElement) !== true
    if (!location.hash && wasOutside) requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }))
  })
}

/**
 * A browser may restore a whole page from its history. A member's page hides itself when it is left, and appears again only while the
 * session is valid; after signing out it is reloaded, without the member's data.
 */
export function guardHistory(services: AppServices): void {
  const root = document.documentElement
  window.addEventListener('pagehide', () => {
    if (currentMember(services)) root.hidden = true
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !root.hidden) return
    if (services.hasSession()) root.hidden = false
    else window.location.reload()
  })
}
