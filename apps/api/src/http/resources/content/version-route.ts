import { CONTENT_VERSION_PATH, PARTNER_HEADER } from '@dining/contract'
import type { Hono } from 'hono'

import type { ApiDeps } from '../../../deps.ts'
import { contentVersion } from '../../../use-cases/content/content-version.ts'

/** Each web server calls this more than once a second, so it is neither logged nor traced; its caller reports failures. */
export function contentVersionRoute(app: Hono, deps: ApiDeps): void {
  app.get(CONTENT_VERSION_PATH, async (c) => {
    c.header('cache-control', 'no-store')
    // The callers keep their connections open, and have to close them when a process ends.
    if (!deps.settings.isReady()) c.header('connection', 'close')
    const partner = deps.partners.get(c.req.header(PARTNER_HEADER) ?? '')
    if (!partner) return c.json({}, 404)
    try {
      return c.json({ version: await contentVersion(deps, partner) })
    } catch {
      return c.json({}, 503)
    }
  })
}
