import { endpoints } from '@dining/contract'
import { succeed } from '@dining/domain'

import { endSessions, listSessions, type ListedSession } from '../../../use-cases/open-sessions.ts'
import { register, registerRead, type Api } from '../../api.ts'

/** Where the signed-in member is signed in, and the end of those sessions. */
export function sessionRoutes(api: Api): void {
  const { deps } = api

  registerRead(api, endpoints.getOpenSessions, async ({ partner, session }, tx) =>
    succeed(presentSessions(await listSessions(tx, partner.program.id, session, deps.clock()))),
  )

  register(api, endpoints.endOpenSession, async ({ params, partner, session, context: { host } }) =>
    succeed(presentSessions(await endSessions(deps, partner.program.id, session, { id: params.sessionId, host }))),
  )

  register(api, endpoints.endOtherSessions, async ({ partner, session, context: { host } }) =>
    succeed(presentSessions(await endSessions(deps, partner.program.id, session, { host }))),
  )
}

const presentSessions = (sessions: readonly ListedSession[]) => ({
  sessions: sessions.map(({ startedAt, lastUsedAt, ...rest }) => ({
    ...rest,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  })),
})
