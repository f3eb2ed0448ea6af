import { rememberLoginRedirect } from '@dining/session'
import { afterEach, expect, it, vi } from 'vitest'

import { afterSignIn } from './landing.ts'

const card = { memberType: 'EnrolledCardMember' } as const
afterEach(() => vi.unstubAllGlobals())

it("opens the landing page of the member's kind [AUTH-09]", () => {
  vi.stubGlobal('document', { cookie: '' })
  expect(afterSignIn(card)).toBe('/account/overview')
  expect(afterSignIn({ memberType: 'NonCardMember' })).toBe('/join')
  // Reopening the account replaces any page.
  expect(afterSignIn({ memberType: 'ClosedAccountMember' })).toBe('/account/overview')
})

it('returns to the page that required the sign-in [AUTH-08]', () => {
  vi.stubGlobal('document', { cookie: '' })
  rememberLoginRedirect('/account/recent_activity?page=2')
  expect(afterSignIn(card)).toBe('/account/recent_activity?page=2')
})
