import type { IncomingMessage, ServerResponse } from 'node:http'

import { DATABASE } from '@dining/offline/agreed'

import { WORKER_PATH } from '../../src/browser/worker-path.ts'

/**
 * A worker that takes the place of one that is in browsers already: it answers no request, removes every cache and the database of what the device keeps,
 * which nothing could show any more, and then itself. Tabs are not reloaded, so nothing that was typed is lost.
 */
const REMOVAL =
  "addEventListener('install',()=>skipWaiting());" +
  `addEventListener('activate',e=>e.waitUntil(caches.keys().then(k=>Promise.all(k.map(n=>caches.delete(n)))).then(()=>{indexedDB.deleteDatabase('${DATABASE}');return registration.unregister()})))\n`

export interface WorkerRemoval {
  /** Answers a request for the worker. @returns whether it was one */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): boolean
}

/** Answers in place of the build's service worker where that is switched off (SERVICE_WORKER in environment.ts). */
export function createWorkerRemoval(baseHeaders: Readonly<Record<string, string>>): WorkerRemoval {
  return {
    serve(request, response, pathname) {
      if (pathname !== WORKER_PATH) return false
      const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }
      response.writeHead(200, { ...baseHeaders, ...headers }).end(request.method === 'HEAD' ? undefined : REMOVAL)
      return true
    },
  }
}
