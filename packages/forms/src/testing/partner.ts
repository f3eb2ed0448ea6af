import { testPartner } from '@dining/partner-kit/testing'

/** A fictional partner for tests: the general texts, with their own casing. */
export const partner = testPartner()

export const visitor = { tier: null, publicId: null, firstName: null } as const
