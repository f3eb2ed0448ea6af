import { Hono } from 'hono'
import * as v from 'valibot'

import { adminPolicy, choicePage, viewPage } from './pages.ts'
import type { AdminTool } from './settings.ts'
import { emulationToken } from './token.ts'

const viewSchema = v.object({
  partner: v.string(),
  member: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,40}$/)),
  agent: v.pipe(v.string(), v.trim(), v.regex(/^[\w.@+-]{1,100}$/)),
})

/** The administration tool of a partner: chooses a member and frames the site with a token that starts the emulation. */
export function createAdminApp(tool: AdminTool): Hono {
  const app = new Hono()
  const policy = adminPolicy(tool.sites.map(({ origin }) => origin))
  app.use(async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', policy)
    // Not "no-referrer": the site accepts a start from this origin only, and would receive none.
    c.header('referrer-policy', 'strict-origin')
  })
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/', (c) => c.html(choicePage(tool)))
  app.post('/view', async (c) => {
    // The tool has no sign-in of its own, so at least no other site may use it.
    if (c.req.header('sec-fetch-site') === 'cross-site') return c.text('This form is on another site', 403)
    const request = v.safeParse(viewSchema, await c.req.parseBody())
    const site = request.success && tool.sites.find(({ partnerId }) => partnerId === request.output.partner)
    if (!request.success || !site) return c.text('Not a member of a partner: choose one on the first page', 400)
    const { partner: partnerId, member: publicId, agent } = request.output
    const token = await emulationToken(tool, { partnerId, publicId, agent })
    return c.html(viewPage({ name: site.name, origin: site.origin, token }))
  })
  return app
}
