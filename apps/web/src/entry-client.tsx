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
import { followNavigation, guardHistory } from './browser/follow-navigation.ts'
import { interceptLinks } from './browser/intercept-links.ts'
import { renewOldTab } from './browser/renew-old-tab.ts'
import { createRoutes } from './routes.tsx'

/** The state that the server wrote into this page; it comes from our own renderer of the same build. */
function readPageState(): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent
  if (!text) throw new Error('The page carries no state')
  return JSON.parse(text) as PageState
}

declare global {
  interface Window {
    /** What React had to mend while taking the page over; browser tests demand that it is empty. */
    __hydrationErrors?: string[]
  }
}

/** A page that React has to render anew is a bug: it is said loudly, and kept where the tests look. */
function reportHydrationError(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error)
  window.__hydrationErrors = [...(window.__hydrationErrors ?? []), text]
  console.error('Hydration:', error)
}

/** What the page's first script writes on the form or button that was used too early (server/later-scripts.ts). */
const WAITING = 'data-waiting'

/** Marks the document as taken over, and does what the visitor asked for before that. */
function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['alive'] = ''
    const used = document.querySelector<HTMLElement>(`[${WAITING}]`)
    if (!used) return
    used.removeAttribute(WAITING)
    // In a part that comes later, it is held until that part is active (app/early-events.ts).
    if (used instanceof HTMLFormElement) used.requestSubmit()
    else used.click()
  }, [])
  return children
}

/** Lets the browser do what waits, such as answering a visitor's move, between two pieces of work. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Takes the rendered page over. The matched route's code is here before React starts, so that the first render equals the server's. */
async function start(root: HTMLElement) {
  holdEarlyEvents()
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
    // Routes are changed by this site alone; of its own document, the loader on the server has judged.
    isForeignLink: false,
    publicId: publicIdOf(queryClient),
    drafts: state.drafts,
    vaultOrigin: state.vaultOrigin,
  }
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData, errors: state.errors },
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  })
  renewOldTab(router)
  await pause()
  // As a transition, React takes the page over in small steps between which a visitor's move is answered.
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
  // The client comes while the visitor still aims at what will need it.
  void whenUsed().then(warmUp)
  captureCampaign(new URLSearchParams(window.location.search))
  interceptLinks(router)
  followNavigation(router, services)
  guardHistory(services)
}

const root = document.getElementById('root')
// Not awaited: the route's module imports this one's, which would then wait for each other.
if (root) void start(root)
