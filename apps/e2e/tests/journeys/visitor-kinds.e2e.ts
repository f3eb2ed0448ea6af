import { DEMO_MEMBERS, DEMO_PASSWORD, type DemoMember } from '@dining/demo-data/members'
import type { Page } from '@playwright/test'

import { clearSession } from '../../src/members.ts'
import { expect, expectSound, test } from '../../src/site.ts'

/** The screen of a closed account, which replaces any page. */
const reopening = (page: Page) => page.getByText(/your last card was deleted/i)

/** Where each kind of member lands after signing in, and the text that identifies the page. */
const LEADS: Readonly<Record<DemoMember['memberType'], (page: Page) => Promise<void>>> = {
  EnrolledCardMember: async (page) => {
    await expect(page).toHaveURL(/\/account\/overview$/)
    await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible()
    await expect(reopening(page)).toHaveCount(0)
  },
  NonCardMember: async (page) => {
    await expect(page).toHaveURL(/\/(?:join|add_card)$/)
    await expect(page.locator('[aria-current=step]')).toBeVisible()
    await expect(reopening(page)).toHaveCount(0)
  },
  ClosedAccountMember: async (page) => {
    await expect(reopening(page)).toBeVisible()
  },
}

test(
  'each kind of visitor lands on its page: members after signing in, others stay where they are [AUTH-09] [REENROLL-15] [REENROLL-17]',
  {
    tag: ['@member', '@once'],
  },
  async ({ page, site, enter }) => {
    test.setTimeout(360_000)
    const { currencyType } = site.partner.program
    const members = DEMO_MEMBERS.filter(({ only, emailUpdateRequired }) => !emailUpdateRequired && (only ?? currencyType) === currencyType)
    for (const member of members) {
      await test.step(`${member.firstName}: ${member.shows}`, async () => {
        await clearSession(page)
        if (member.hasWebProfile) {
          await enter.signIn({ email: member.email, password: DEMO_PASSWORD })
          await LEADS[member.memberType](page)
        } else {
          await page.goto(`/?public_id=${member.publicId}`)
          // A known visitor is not signed in: no data of the account are visible.
          expect(await page.content()).not.toContain(member.lastName)
        }
        await expectSound(page)
      })
    }
  },
)
