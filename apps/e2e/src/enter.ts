import type { Page } from '@playwright/test'

import { join, signIn, type NewMember } from './members.ts'

/** How one becomes a member of a site, and comes back to it as one. */
export interface Entrance {
  /** From not being a member to the card's page. */
  readonly join: (member: NewMember, choice: { readonly emailOptIn: boolean }) => Promise<void>
  /** Ends wherever being signed in leads. */
  readonly signIn: (member: Pick<NewMember, 'email' | 'password'>) => Promise<void>
}

/** By the site's own forms. */
export const byForm = (page: Page): Entrance => ({
  join: (member, choice) => join(page, member, choice),
  signIn: (member) => signIn(page, member),
})
