import type { endpoints } from '@dining/contract'
import type { studioEndpoints } from '@dining/contract/studio'

import type { LimitRule } from '../limits.ts'

interface EndpointLimit {
  readonly count: number
  readonly seconds: number
  /** Counted for each client address, or for each e-mail of the body or query. */
  readonly per: 'address' | 'email'
}

/**
 * Calls that tell or cost something per attempt (security.md, "e-mail check, lock message"). A house or an office shares one address, so
 * those counts are generous; sign-in is bound by the account's own lock beside it.
 */
const TABLE: Partial<Record<keyof typeof endpoints | keyof typeof studioEndpoints, readonly EndpointLimit[]>> = {
  signIn: [{ per: 'address', count: 300, seconds: 600 }],
  startSingleSignOn: [{ per: 'address', count: 300, seconds: 600 }],
  finishSingleSignOn: [{ per: 'address', count: 300, seconds: 600 }],
  signUp: [{ per: 'address', count: 200, seconds: 600 }],
  createProspect: [{ per: 'address', count: 200, seconds: 600 }],
  validateEmail: [{ per: 'address', count: 300, seconds: 600 }],
  requestRecovery: [
    { per: 'address', count: 100, seconds: 600 },
    { per: 'email', count: 5, seconds: 900 },
  ],
  confirmRecovery: [
    { per: 'address', count: 200, seconds: 600 },
    { per: 'email', count: 10, seconds: 900 },
  ],
  updatePassword: [{ per: 'address', count: 100, seconds: 600 }],
  getKnownMember: [{ per: 'address', count: 600, seconds: 600 }],
  signInOperator: [{ per: 'address', count: 60, seconds: 600 }],
  activateMember: [{ per: 'address', count: 200, seconds: 600 }],
}

export interface NamedLimit extends LimitRule {
  readonly per: EndpointLimit['per']
}

/** The limits of an endpoint, by its name in the contract. */
export function limitsOf(name: string): readonly NamedLimit[] {
  const rules = name in TABLE ? TABLE[name as keyof typeof TABLE] : undefined
  return (rules ?? []).map((rule) => ({ ...rule, name: `${name}.${rule.per}` }))
}
