import { rememberLoginRedirect } from '@dining/session'
import { afterEach, expect, it, vi } from 'vitest'

import { afterSignIn } from './landing.ts'

const card = { memberType: 'EnrolledCardMember' } as const
afterEach(() => vi.unstubAllGlobals())

it('a member lands where their kind belongs [AUTH-09]', () => {
  vi.stubGlobal('document', { cookie: '' })
  expect(afterSignIn(card)).toBe('/account/overview')
  expect(afterSignIn({ memberType: 'NonCardMember' })).toBe('/join')
  // Opening the account again stands in the place of any page.
  expect(afterSignIn({ memberType: 'ClosedAccountMember' })).toBe('/account/overview')
})

it('signing in leads back to where it was asked for [AUTH-08]', () => {
  vi.stubGlobal('document', { cookie: '' })
  rememberLoginRedirect('/account/recent_activity?page=2')
  expect(afterSignIn(card)).toBe('/account/recent_activity?page=2')
})
