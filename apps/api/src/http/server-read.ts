import { PARTNER_HEADER } from '@dining/contract'
import type { Partner } from '@dining/partner-kit'
import type { Hono } from 'hono'

import type { ApiDeps } from '../deps.ts'

/**
 * Mounts a read for a partner's own web servers, which `requireCaller` has proven. Its path is not below /api, which browsers can reach. It is
 * neither logged nor traced, since some are called more than once a second: its caller reports failures.
 * @param read the answer, as JSON unless it is a response; null for a query that is none
 */
export function mountServerRead(
  app: Hono,
  deps: ApiDeps,
  path: string,
  read: (partner: Partner, query: Readonly<Record<string, string>>) => Promise<object | null>,
): void {
  app.get(path, async (c) => {
    c.header('cache-control', 'no-store')
    // The callers keep their connections open, and have to close them when a process ends.
    if (!deps.settings.isReady()) c.header('connection', 'close')
    const partner = deps.partners.get(c.req.header(PARTNER_HEADER) ?? '')
    if (!partner) return c.json({}, 404)
    try {
      const answer = await read(partner, c.req.query())
      if (answer instanceof Response) return answer
      return answer ? c.json(answer) : c.json({}, 400)
    } catch {
      return c.json({}, 503)
    }
  })
}
