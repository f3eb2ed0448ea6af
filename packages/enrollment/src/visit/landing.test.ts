import { expect, it } from 'vitest'

import { landingOf } from './landing.ts'

it.each([
  ['EnrolledCardMember', '/account/overview'],
  ['NonCardMember', '/join'],
  // Opening the account again stands in the place of any page.
  ['ClosedAccountMember', '/account/overview'],
] as const)('%s lands on %s [AUTH-09]', (memberType, path) => {
  expect(landingOf({ memberType })).toBe(path)
})
