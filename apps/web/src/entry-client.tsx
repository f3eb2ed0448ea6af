import { captureCampaign, publicIdOf, readStored } from '@dining/session'
import partner from '@partner'
import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { App } from './app/App.tsx'
import { holdEarlyEvents } from './app/early-events.ts'
import { STATE_ELEMENT_ID, type PageState } from './app/page-state.ts'
import { createQueryClient } from './app/query-client.ts'
import { resolveRoutes } from './app/route.ts'
import { servicesContext, type AppServices } from './app/services.ts'
import { whenUsed } from './app/when-used.ts'
import { connect } from './browser/connection.ts'
import { followNavigation, guardHistory, pageHead } from './browser/follow-navigation.ts'
import { interceptLinks } from './browser/intercept-links.ts'
import { renewOldTab } from './browser/renew-old-tab.ts'
import { createRoutes } from './routes.tsx'

/** The state that the server wrote into this page; it comes from our own renderer of the same build. */
function readPageState(): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent
  if (!text) throw new Error('The page contains no state')
  return JSON.parse(text) as PageState
}

declare global {
  interface Window {
    /** Hydration errors of React; browser tests require that the list is empty. */
    __hydrationErrors?: string[]
  }
}

/** A page that React has to render again is a bug: it is logged, and recorded for the tests. */
function reportHydrationError(error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  const text = (error instanceof Error ? error.message : String(error)) + cause
  window.__hydrationErrors = [...(window.__hydrationErrors ?? []), text]
  console.error('Hydration:', error)
}

/** Attribute that the page's first script sets on a form or button that was used too early (server/later-scripts.ts). */
const WAITING = 'data-waiting'

/** Marks the document as hydrated, and repeats the visitor's action before that. */
function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    const used = document.querySelector<HTMLElement>(`[${WAITING}]`)
    if (!used) return
    used.removeAttribute(WAITING)
    // In a part that loads later, it is recorded until that part is active (app/early-events.ts).
    if (used instanceof HTMLFormElement) used.requestSubmit()
    else used.click()
  }, [])
  return children
}

/** Yields to the browser between two tasks, so that it can handle input. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Hydrates the rendered page. The matched route's code is loaded before React starts, so that the first render equals the server's. */
async function start(root: HTMLElement) {
  holdEarlyEvents()
  // From now on, so that an action during the load counts too.
  const used = whenUsed()
  await pause()
  const state = readPageState()
  const routes = createRoutes()
  await resolveRoutes((matchRoutes(routes, window.location) ?? []).map(({ route }) => route).slice(-1))

  await pause()
  const queryClient = createQueryClient()
  for (const { key, data } of state.queries) queryClient.setQueryData(key, data, { updatedAt: state.askedAt })
  const { api, screenApi, token, warmUp } = connect(partner.program)
  const services: AppServices = {
    partner,
    api,
    queryClient,
    hasSession: () => readStored('sessionExpiry') !== undefined,
    // Only this site changes routes; the server's loader has checked its own document.
    isForeignLink: false,
    publicId: publicIdOf(queryClient),
    drafts: state.drafts,
    // Only the server's loaders read it.
    dismissed: { announcement: true, sso: true, app: true, general: true },
    isInApp: false,
    vaultOrigin: state.vaultOrigin,
    mapStyle: state.mapStyle,
    cardPayments: state.cardPayments === undefined ? 'other-document' : state.cardPayments,
  }
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData, errors: state.errors },
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  })
  renewOldTab(router)
  await pause()
  // As a transition, React hydrates the page in small steps, between which input is handled.
  startTransition(() => {
    hydrateRoot(
      root,
      <Alive>
        <App api={screenApi} queryClient={queryClient} routes={routes}>
          <RouterProvider router={router} />
        </App>
      </Alive>,
      { onRecoverableError: reportHydrationError },
    )
  })

  await pause()
  token.start()
  // The client, and what a navigation needs, load before the visitor's first action needs them.
  void used.then(warmUp)
  void used.then(pageHead.load).catch(() => undefined)
  captureCampaign(new URLSearchParams(window.location.search))
  interceptLinks(router)
  followNavigation(router, services)
  guardHistory(services)
  // Without a connection it is done by the next document.
  import('./browser/after-load.ts').then(({ afterLoad }) => afterLoad(services, state, router)).catch(() => undefined)
}

const root = document.getElementById('root')
// Not awaited: the route's module imports this module, so both would wait for each other. A page without a state is the one without a connection.
if (root)
  void (document.getElementById(STATE_ELEMENT_ID)
    ? start(root)
    : import('./offline/start.tsx').then(({ startOffline }) => startOffline(root)))
