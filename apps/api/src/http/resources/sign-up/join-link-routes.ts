import { endpoints } from '@dining/contract'
import { succeed } from '@dining/domain'

import { openJoinLink, readJoinDraft, saveJoinDraft, sendJoinLink } from '../../../use-cases/join-link/join-link.ts'
import { register, registerRead, type Api } from '../../api.ts'

/** Joining that goes on on another device. */
export function joinLinkRoutes(api: Api): void {
  const { deps } = api

  register(api, endpoints.sendJoinLink, ({ body, partner, session, context }) =>
    sendJoinLink(deps, partner, { ...body, memberId: session?.memberId ?? null, host: context.host }),
  )

  register(api, endpoints.openJoinLink, ({ body, partner, session }) =>
    deps.store.reading.tenant(partner.program.id, (tx) =>
      openJoinLink(tx, deps, partner.program.id, { token: body.linkToken, readerId: session?.memberId ?? null }),
    ),
  )

  register(api, endpoints.saveJoinDraft, async ({ body, partner, session }) =>
    succeed({ saved: await saveJoinDraft(deps, partner, session.memberId, body.draft) }),
  )

  registerRead(api, endpoints.getJoinDraft, async ({ partner, session }, tx) =>
    succeed({ draft: await readJoinDraft(tx, deps, partner.program.id, session.memberId) }),
  )
}
