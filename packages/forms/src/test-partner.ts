import { testPartner } from '@dining/partner-kit/testing'

/** A partner of nobody, for tests: the general words, in their own casing. */
export const partner = testPartner()

export const visitor = { tier: null, publicId: null, firstName: null } as const
