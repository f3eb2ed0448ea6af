import type { Partner } from '@dining/partner-kit'
import { expect, type Page } from '@playwright/test'

import { join, signIn, type NewMember } from './members.ts'

/** The steps to become a member of a site, and to sign in as one. */
export interface MemberSteps {
  /** From a visitor without an account to the card's page. */
  readonly join: (member: NewMember, choice: { readonly emailOptIn: boolean }) => Promise<void>
  /** Ends on the page that follows the sign-in. */
  readonly signIn: (member: Pick<NewMember, 'email' | 'password'>) => Promise<void>
  /** A visitor who is not signed in is asked to sign in: here, or at the provider. */
  readonly isAsked: () => Promise<void>
}

/** With the site's own forms. */
const byForm = (page: Page): MemberSteps => ({
  join: (member, choice) => join(page, member, choice),
  signIn: (member) => signIn(page, member),
  isAsked: () => expect(page).toHaveURL(/\/login$/),
})

/** The page where the local provider asks which person signs in. */
const AT_PROVIDER = /\/sign-in\//

/** At the program's own provider, which treats everyone except the demonstration members as a new person. */
const byProvider = (page: Page): MemberSteps => {
  const enter = async (email: string) => {
    await page.goto('/Login')
    const known = page.getByRole('button', { name: email })
    const address = page.getByRole('textbox', { name: /email/i })
    await expect(address).toBeVisible()
    if ((await known.count()) > 0) await known.click()
    else {
      await address.fill(email)
      await page.getByRole('button', { name: /a new person/i }).click()
    }
  }
  return {
    join: async (member, { emailOptIn }) => {
      await enter(member.email)
      await expect(page).toHaveURL(/\/join$/)
      const number = page.getByRole('textbox', { name: / number/i })
      if (member.partnerNumber !== undefined) await number.fill(member.partnerNumber)
      await page.getByRole('checkbox', { name: /email/i }).setChecked(emailOptIn)
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

/** The way of signing in for a partner's members. */
export function memberSteps(page: Page, { program }: Partner): MemberSteps {
  return program.enrollmentType === 'sso' ? byProvider(page) : byForm(page)
}
