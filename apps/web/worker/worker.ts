import { KEEP_FILES } from '@dining/offline/agreed'

import { OFFLINE_PATH } from '../src/browser/worker-path.ts'
import './push.ts'

/**
 * The service worker, which build/worker.ts bundles as /worker.js (PWA-09). It holds the code and styles of its own build, so that a tab that was
 * opened before a deployment still has all its parts, and the page that is shown without a connection. It stores no page, no answer of the API and
 * no picture, so nothing in its cache belongs to a visitor. What a visitor chooses to keep is in a database that pages write (packages/offline). The
 * decision is tooling/decisions/2026-11-26-service-worker.md.
 */

/** Version of the build; part of the name of its cache. */
declare const __VERSION__: string
/** Paths of the build's code and styles, whose names contain a hash of their bytes. */
declare const __FILES__: readonly string[]

// The compiler's types of workers contradict those of pages, which are in the same program.
interface WorkEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface MessageFromPage extends WorkEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}
interface RequestEvent extends WorkEvent {
  readonly request: Request
  /** The answer to a navigation that the browser has asked for while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}
declare const self: {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { readonly claim: () => Promise<void> }
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } }
  addEventListener(type: 'install' | 'activate', work: (event: WorkEvent) => void): void
  addEventListener(type: 'message', work: (event: MessageFromPage) => void): void
  addEventListener(type: 'fetch', work: (event: RequestEvent) => void): void
}

const PREFIX = 'build-'
const CACHE = PREFIX + __VERSION__

/** Milliseconds before a worker loads its files: more than a hundred of them would compete with the page that has just loaded. */
const PAUSE_MS = 5_000

async function store(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS)
  })
  const cache = await caches.open(CACHE)
  const files = self.navigator.connection?.saveData === true ? [] : __FILES__
  await cache.addAll([new Request(OFFLINE_PATH, { cache: 'reload' }), ...files])
}

// It never calls skipWaiting: this worker replaces that of the build before once no tab of that build is open.
self.addEventListener('install', (event) => event.waitUntil(store()))

async function takeOver() {
  // With it a navigation does not wait until the worker has started, and has the headers of a navigation without a worker.
  await self.registration.navigationPreload?.enable()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)))
  // The tab of a first visit, which is of this build, has its parts from now on, too.
  await self.clients.claim()
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

/**
 * Stores the files that are missing, by the visitor's choice to keep restaurants on this device: a browser that saves data has none until then. The files
 * of a build that is no longer served are in the cache of a worker that was installed before.
 */
async function storeMissing(): Promise<void> {
  const cache = await caches.open(CACHE)
  const names = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(__FILES__.filter((name) => !names.has(name)))
}

self.addEventListener('message', (event) => {
  const { data, ports } = event
  if (data === KEEP_FILES) event.waitUntil(storeMissing().catch(() => undefined))
  // A page names a file of its own, to learn whether it is of this build (watch-version.ts).
  else if (typeof data === 'string') ports[0]?.postMessage(__FILES__.includes(data))
})

/** A page always comes from the network; without one, the offline page of this build is shown at its address. */
async function page({ preloadResponse, request }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (failure) {
    const offline = await caches.match(OFFLINE_PATH)
    if (offline) return offline
    throw failure
  }
}

/** A file of a build. Typefaces are stored when they are used, since the offline page needs them. */
async function file(request: Request): Promise<Response> {
  const stored = await caches.match(request.url)
  if (stored) return stored
  const answer = await fetch(request)
  if (request.destination === 'font' && answer.status === 200) await (await caches.open(CACHE)).put(request.url, answer.clone())
  return answer
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  // Without a preload the worker's own request would have other headers about its origin, which the API checks at a sign-out. A navigation to the API is
  // no exception: the browser has asked already, and would ask again, which a callback of a provider's sign-in accepts once.
  else if (request.mode === 'navigate' && self.registration.navigationPreload) event.respondWith(page(event))
})
