import { covered } from '@dining/stress'

import { faultsOf } from '../../src/faults/part-faults.ts'
import { expect, expectNotBlank, test } from '../../src/faults/test.ts'
import { mailedCodes } from '../../src/mailbox.ts'
import { askForCode, clearSession, newcomer } from '../../src/members.ts'

const FAULTS = faultsOf('mail')
test.afterAll(() => covered('faults of the mail', { faults: FAULTS.length }))

for (const kind of FAULTS) {
  test(`mail is ${kind}: joining and requesting a code work, and codes arrive once it is back`, async ({
    page,
    site,
    enter,
    partFault,
  }) => {
    const member = newcomer(site.partner)
    const end = await partFault('mail', kind)
    await enter.join(member, { emailOptIn: true })
    await clearSession(page)
    await askForCode(page, member.email)
    await expect(page.getByRole('main')).toContainText(member.email)
    await expectNotBlank(page)

    await end()
    await page.getByRole('button', { name: /send another code/i }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Another code is on its way' })).toBeVisible()
    // The late mail may arrive after the newer one; only the newer code is accepted.
    const tried = new Set<string>()
    await expect(async () => {
      for (const code of (await mailedCodes(member.email)).filter((one) => !tried.has(one))) {
        tried.add(code)
        await page.getByRole('textbox', { name: /^code/i }).fill(code)
        const [answer] = await Promise.all([
          page.waitForResponse('**/api/Recover/Confirm'),
          page.getByRole('button', { name: /^continue/i }).click(),
        ])
        if (answer.ok()) return
      }
      throw new Error('no code has come that is taken')
    }).toPass({ timeout: 60_000 })
    await expect(page).toHaveURL(/\/recover\/update$/)
  })
}
