import { randomInt } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'

import { newCardNumber } from '@dining/card-vault/testing'
import { loadPartners } from '@dining/partner-kit/node'
import type { Partner } from '@dining/partner-kit'
import { ROOT } from '@dining/stack'

import { fillJoin, joinFields } from '../../src/join-form.ts'
import { linkCard, newcomer } from '../../src/members.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { clearCookies } from '../../src/notices.ts'
import { api } from '../../src/operators.ts'
import { expect, expectSound, test as base } from '../../src/site.ts'
import { replyBySms, smsOf, waitForSms } from '../../src/sms-inbox.ts'
import { originOf } from '../../src/stack.ts'

/** The first partner that members join directly and whose form has this kind of consent. */
async function firstWith(feature: 'hasSmsOptIn' | 'hasSmsOptInV2'): Promise<Partner> {
  const all = (await loadPartners(joinPath(ROOT, 'partners'))).map(({ partner }) => partner)
  const found = all.find(({ program, features }) => program.enrollmentType === 'direct' && features[feature])
  if (!found) throw new Error(`No partner has ${feature}`)
  return found
}

const testOf = (feature: 'hasSmsOptIn' | 'hasSmsOptInV2') =>
  base.extend({
    site: async ({}, use) => {
      const partner = await firstWith(feature)
      await use({ partner, origin: originOf(partner.program.id) })
    },
  })

const newNumber = () => `503555${String(randomInt(10_000)).padStart(4, '0')}`

testOf('hasSmsOptIn')(
  'a number given when joining is texted, and a reply STOP turns the texts off until the profile turns them on [ENROLL-11] [PROFILE-20] [COPY-17]',
  async ({ page, site }) => {
    const { shortCode } = site.partner.features
    const [member, phone] = [newcomer(site.partner), newNumber()]
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/join')
    await fillJoin(page, member)
    const { mobile, goOn } = joinFields(page)
    await expect(mobile).toHaveAccessibleDescription(new RegExp(`agree to get a text when you have earned, from ${shortCode}`))
    await mobile.fill(phone)
    await expectSound(page)
    await goOn.click()
    await expect(page).toHaveURL(/\/add_card$/)
    const [confirmation] = await waitForSms(phone, 1)
    expect(confirmation?.text).toMatch(/^[^:]+: we text you when a meal has earned\. .*Reply HELP for help, STOP to end\.$/)

    await linkCard(page, newCardNumber())
    await expect(page).toHaveURL(/\/card_added$/)
    const merchant = await plainMerchant(site.partner.program.id)
    const file = joinPath(mkdtempSync(joinPath(tmpdir(), 'feed-')), 'dines.ndjson')
    const { id } = site.partner.program
    await api('feed', 'sample', '--partner', id, '--email', member.email, '--merchant', merchant.id, '--out', file, '--amount', '64.00')
    await api('feed', 'import', file)
    // At night it waits for the morning.
    await expect.poll(async () => api('sms', 'list', '--all')).toMatch(new RegExp(`${id}  earned  (?:sent|waiting)`))

    const messages = await replyBySms(phone, 'Stop')
    expect(messages[0]?.text).toContain('you get no more texts from us')
    await page.goto('/account/user_profile')
    const consent = page.getByRole('checkbox', { name: 'Text me when I have earned' })
    await expect(consent).not.toBeChecked()
    await expect(consent).toHaveAccessibleDescription(new RegExp(`From ${shortCode}\\. Message and data rates may apply\\.`))
    await expectSound(page)
    await page.getByRole('textbox', { name: /^first name/i }).fill('Ada')
    await page.getByRole('textbox', { name: /^last name/i }).fill('Okafor')
    await page.getByRole('textbox', { name: /^zip code/i }).fill('97205')
    await consent.check()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('All changes were saved.')).toBeVisible()
    await page.reload()
    await expect(consent).toBeChecked()
  },
)

testOf('hasSmsOptInV2')('a number alone is no consent where a checkbox asks for it [ENROLL-11]', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const join = async (isTicked: boolean) => {
    const phone = newNumber()
    await page.goto('/join')
    await fillJoin(page, newcomer(site.partner))
    const { mobile, goOn } = joinFields(page)
    await mobile.fill(phone)
    await page.getByRole('checkbox', { name: 'Text me when I have earned' }).setChecked(isTicked)
    await expectSound(page)
    await goOn.click()
    await expect(page).toHaveURL(/\/add_card$/)
    return phone
  }
  const without = await join(false)
  await clearCookies(page.context())
  await waitForSms(await join(true), 1)
  expect(await smsOf(without)).toEqual([])
})
