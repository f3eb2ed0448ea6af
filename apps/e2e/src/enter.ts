import type { Partner } from '@dining/partner-kit'
import { expect, type Page } from '@playwright/test'

import { join, signIn, type NewMember } from './members.ts'

/** How one becomes a member of a site, and comes back to it as one. */
export interface Entrance {
  /** From not being a member to the card's page. */
  readonly join: (member: NewMember, choice: { readonly emailOptIn: boolean }) => Promise<void>
  /** Ends wherever being signed in leads. */
  readonly signIn: (member: Pick<NewMember, 'email' | 'password'>) => Promise<void>
  /** Who is not signed in is asked to do so: here, or at the provider. */
  readonly isAsked: () => Promise<void>
}

/** By the site's own forms. */
const byForm = (page: Page): Entrance => ({
  join: (member, choice) => join(page, member, choice),
  signIn: (member) => signIn(page, member),
  isAsked: () => expect(page).toHaveURL(/\/login$/),
})

/** Where the local provider asks who it is. */
const AT_PROVIDER = /\/sign-in\//

/** At the program's own provider, where whoever is no demonstration member is somebody new. */
const byProvider = (page: Page): Entrance => {
  const enter = async (email: string) => {
    await page.goto('/Login')
    const known = page.getByRole('button', { name: email })
    const address = page.getByRole('textbox', { name: /e-?mail/i })
    await expect(address).toBeVisible()
    if ((await known.count()) > 0) await known.click()
    else {
      await address.fill(email)
      await page.getByRole('button', { name: /somebody new/i }).click()
    }
  }
  return {
    join: async (member, { emailOptIn }) => {
      await enter(member.email)
      await expect(page).toHaveURL(/\/join$/)
      const number = page.getByRole('textbox', { name: / number/i })
      if (member.partnerNumber !== undefined) await number.fill(member.partnerNumber)
      await page.getByRole('checkbox', { name: /e-?mail/i }).setChecked(emailOptIn)
      await page.getByRole('button', { name: /continue/i }).click()
      await expect(page).toHaveURL(/\/add_card$/)
    },
    signIn: async ({ email }) => {
      await enter(email)
      await expect(page).not.toHaveURL(AT_PROVIDER)
    },
    isAsked: () => expect(page).toHaveURL(AT_PROVIDER),
  }
}

/** The way in that a partner's members have. */
export function entranceOf(page: Page, { program }: Partner): Entrance {
  return program.enrollmentType === 'sso' ? byProvider(page) : byForm(page)
}
