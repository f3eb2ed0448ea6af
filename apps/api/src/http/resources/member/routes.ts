import { endpoints } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { isZip } from '../../../store/repositories/place.ts'
import { dineSummary } from '../../../use-cases/earning/year.ts'
import { activateMember, findKnownMember, readMember, updateMember } from '../../../use-cases/member.ts'
import { readUnsubscribeToken } from '../../../use-cases/mail/unsubscribe-link.ts'
import { register, registerRead, type Api } from '../../api.ts'
import { rememberPublicId } from '../../session-cookies.ts'
import { presentKnownMember, presentMember } from './presenter.ts'

export function memberRoutes(api: Api): void {
  const { deps } = api

  registerRead(api, endpoints.getMember, async ({ partner, session, context }, tx) => {
    const result = await readMember(tx, partner, session.memberId, deps.clock())
    if (!result.ok) return result
    rememberPublicId(context.cookies, result.value.member.public_id)
    return succeed(presentMember(result.value, session))
  })

  register(api, endpoints.updateMember, async ({ body, partner, session }) => {
    const result = await updateMember(deps, partner, session.memberId, body)
    return result.ok ? succeed(presentMember(result.value, session)) : result
  })

  register(api, endpoints.unsubscribe, async ({ params, partner }) => {
    const memberId = readUnsubscribeToken(deps.secrets, partner.program.id, params.token)
    if (memberId === null) return fail({ kind: 'not-found' })
    const result = await updateMember(deps, partner, memberId, { emailOptIn: false })
    return result.ok ? succeed({ isSubscribed: false as const }) : fail({ kind: 'not-found' })
  })

  register(api, endpoints.getKnownMember, async ({ params, partner }) => {
    const result = await findKnownMember(deps, partner, params.publicId)
    return result.ok ? succeed(presentKnownMember(result.value, partner)) : result
  })

  register(api, endpoints.activateMember, async ({ body, partner }) => {
    const result = await activateMember(deps, partner, body.publicId)
    return result.ok ? succeed(presentKnownMember(result.value, partner)) : result
  })

  registerRead(api, endpoints.getDineSummary, async ({ partner, session }, tx) =>
    succeed(await dineSummary(tx, partner.program, session.memberId, deps.clock())),
  )

  register(api, endpoints.validateZip, async ({ query }) =>
    succeed({ isValid: await deps.store.reading.reference((tx) => isZip(tx, query.zip)) }),
  )
}
