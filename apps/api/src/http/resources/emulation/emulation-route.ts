import { PARTNER_HEADER } from '@dining/contract'
import { EMULATIONS_PATH, startEmulationSchema, type StartedEmulation } from '@dining/contract/emulation'
import { visitorAddress } from '@dining/serving/visitors'
import type { Hono } from 'hono'
import * as v from 'valibot'

import type { ApiDeps } from '../../../deps.ts'
import { acceptProof } from '../../../use-cases/admit-call.ts'
import { startEmulation } from '../../../use-cases/emulation/start-emulation.ts'

const REFUSED = { state: 'refused' } as const satisfies StartedEmulation

/** Starts an emulation for a partner's web server, which sets its cookie (EMULATION-04). Not below /api, which browsers can reach. */
export function emulationRoute(app: Hono, deps: ApiDeps): void {
  app.post(EMULATIONS_PATH, async (c) => {
    c.header('cache-control', 'no-store')
    const partner = deps.partners.get(c.req.header(PARTNER_HEADER) ?? '')
    const request = v.safeParse(startEmulationSchema, await c.req.json().catch(() => null))
    const nonce = c.get('nonce')
    if (!partner || !request.success || nonce === null) return c.json(REFUSED)
    if (!(await acceptProof(deps, partner.program.id, nonce))) return c.json(REFUSED)
    const address = visitorAddress(c.req.header('x-forwarded-for') ?? null, deps.settings.proxiesInFront)
    const result = await startEmulation(deps, partner, request.output.token, address)
    if (!result.ok) {
      deps.log.warn({ event: 'emulation-refused', partner: partner.program.id })
      return c.json(REFUSED)
    }
    const { id, session, mayWrite } = result.value
    deps.log.info({ event: 'emulation-started', partner: partner.program.id })
    return c.json({ state: 'started', id, endsAt: session.endsAt.toISOString(), mayWrite } satisfies StartedEmulation)
  })
}
