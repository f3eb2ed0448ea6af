import { randomUUID } from 'node:crypto'

import { Hono } from 'hono'

import { problemResponse } from './problem.ts'

/** Preparation takes seconds, or a minute the first time. */
const RETRY_AFTER_SECONDS = 5

/** Responds while the data is being prepared: healthy, but not ready. */
export function createPreparingApp(): Hono {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', (c) => c.json({ status: 'preparing' }, 503))
  app.all('*', () => problemResponse({ kind: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS }, randomUUID()))
  return app
}
