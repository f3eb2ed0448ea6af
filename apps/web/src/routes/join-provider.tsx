import { hasJoined } from '@dining/domain'
import { landingOf, ProviderJoinScreen } from '@dining/enrollment'
import { paths } from '@dining/session'
import { redirect } from 'react-router'

import { memberIfAny } from '../app/member.ts'
import { routeLoader } from '../app/services.ts'

export const Component = ProviderJoinScreen

/** Redirects a visitor who has joined: to linking a card if there is none, otherwise to the account. */
export const loader = routeLoader(async (services) => {
  const member = await memberIfAny(services)
  if (!member || !hasJoined(member)) return null
  throw redirect(member.memberType === 'NonCardMember' ? paths.addCard() : landingOf(member))
})
