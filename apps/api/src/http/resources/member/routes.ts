import { endpoints, type KnownMember, type Member } from '@dining/contract'
import { fail, succeed } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { isZip } from '../../../store/repositories/place.ts'
import { readVipPath } from '../../../use-cases/earning/vip-path.ts'
import { readYearInReview } from '../../../use-cases/earning/year-in-review.ts'
import { dineSummary } from '../../../use-cases/earning/year.ts'
import {
  activateMember,
  findKnownMember,
  readMember,
  updateMember,
  type KnownMemberView,
  type MemberView,
} from '../../../use-cases/member.ts'
import { messagingXml } from '../../../adapters/sms.ts'
import { answerReply } from '../../../use-cases/sms/answer-reply.ts'
import { readUnsubscribeToken } from '../../../use-cases/mail/unsubscribe-link.ts'
import { register, registerRead, type Api } from '../../api.ts'
import { presentBonus } from '../bonuses/presenter.ts'
import { rememberPublicId } from '../../session-cookies.ts'
import { mayChangeSensitive, type Session } from '../../../use-cases/session.ts'

export function memberRoutes(api: Api): void {
  const { deps } = api

  registerRead(api, endpoints.getMember, async ({ partner, session, context }, tx) => {
    const result = await readMember(tx, partner, session.memberId, deps.clock())
    if (!result.ok) return result
    // The browser of an administration tool is not the member's.
    if (!session.emulation) rememberPublicId(context.cookies, result.value.member.public_id)
    return succeed(presentMember(result.value, session))
  })

  register(api, endpoints.updateMember, async ({ body, partner, session, context: { host } }) => {
    const mayChangePhone = mayChangeSensitive(partner, session, deps.clock())
    const result = await updateMember(deps, partner, session.memberId, body, { mayChangePhone, host })
    return result.ok ? succeed(presentMember(result.value, session)) : result
  })

  register(api, endpoints.unsubscribe, async ({ params, partner, context: { host } }) => {
    const found = readUnsubscribeToken(deps.secrets, partner.program.id, params.token)
    if (found === null) return fail({ kind: 'not-found' })
    const off = found.list === 'offers' ? { emailOptIn: false } : { monthlyStatement: false }
    const result = await updateMember(deps, partner, found.memberId, off, { mayChangePhone: false, host })
    return result.ok ? succeed({ isSubscribed: false as const }) : fail({ kind: 'not-found' })
  })

  register(api, endpoints.receiveSms, async ({ body, partner, context }) => {
    const sms = deps.sms.get(partner.program.id)
    if (!sms) return fail({ kind: 'not-found' })
    const url = `${deps.settings.publicOrigin(partner.program.id, context.host)}${context.path}`
    if (!sms.isSigned(url, body, context.headers.get('x-twilio-signature') ?? '')) return fail({ kind: 'forbidden' })
    const answer = await answerReply(deps, partner, { from: body['From'] ?? '', text: body['Body'] ?? '' })
    // The service names the keyword if it has answered it itself.
    return succeed({ xml: messagingXml('OptOutType' in body ? null : answer) })
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

  registerRead(api, endpoints.getVipPath, ({ partner, session }, tx) => readVipPath(tx, partner, session.memberId, deps.clock()))

  registerRead(api, endpoints.getYearInReview, ({ query, partner, session }, tx) =>
    readYearInReview(tx, partner.program, session.memberId, query.year, deps.clock()),
  )

  register(api, endpoints.validateZip, async ({ query }) =>
    succeed({ isValid: await deps.store.reading.reference((tx) => isZip(tx, query.zip)) }),
  )
}

/** The member in the contract's format; nothing else of the row leaves the server. */
function presentMember({ member, tierLevel, progress, bonuses, hasNoCard, toldNumber }: MemberView, session: Session): Member {
  return {
    publicId: member.public_id,
    familyId: member.family_id,
    firstName: member.first_name,
    lastName: member.last_name,
    email: member.email,
    emailOptIn: member.email_opt_in,
    monthlyStatement: member.statement_since !== null,
    phoneNumber: member.phone_number,
    smsOptIn: member.sms_opt_in,
    address: {
      address1: member.address1,
      address2: member.address2,
      city: member.city,
      state: member.state,
      zipCode: member.zip_code,
    },
    tierLevel,
    memberType: member.member_type,
    ...(hasNoCard && { hasNoCard }),
    hasWebProfile: member.has_web_profile,
    active: member.active,
    diningProgress: progress,
    activeBonuses: bonuses.map(presentBonus),
    enrollmentSource: member.enrollment_source,
    joinDate: member.joined_at.toISOString(),
    ...(member.erase_at && { closesAt: member.erase_at.toISOString() }),
    ...(toldNumber === undefined ? {} : { partnerNumber: toldNumber }),
    sessionExpiresAt: session.expiresAt.toISOString(),
  }
}

/** Never a name or an address; a member without an account of this site is only a known visitor (SESSION-08, decisions.md ACT-19). */
function presentKnownMember({ member, tierLevel }: KnownMemberView, partner: Partner): KnownMember {
  const { enrollmentType } = partner.program
  return {
    publicId: member.public_id,
    tierLevel,
    hasWebProfile: member.has_web_profile,
    active: member.active,
    interfaceType: member.has_web_profile && enrollmentType !== 'none' ? enrollmentType : 'known',
  }
}
