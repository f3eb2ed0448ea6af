import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { newCardNumber } from '@dining/card-vault/testing'
import { createCopy } from '@dining/copy-engine'
import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { loadPartners } from '@dining/partner-kit/node'
import type { Partner } from '@dining/partner-kit'
import { ROOT } from '@dining/stack'
import type { Page } from '@playwright/test'

import { memberSteps } from '../../src/member-steps.ts'
import { linkCard, newcomer } from '../../src/members.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { api } from '../../src/operators.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'

const partners = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)
const welcoming = partners.filter(({ program }) => program.newMemberBonus !== undefined)
const withAppBonus = partners.filter(({ features }) => features.appOnlyBonusByDefault)
const fromApp = partners.filter(({ features }) => features.appEnrollmentSource !== '')

const amountOf = ({ copy, program, features, support }: Partner, amount: number) =>
  createCopy({ copy, program, features, support, visitor: { tier: 0, publicId: null, firstName: null } }).bonus(amount).text
const available = (page: Page) => page.getByRole('region', { name: /bonuses to activate/i })
const activated = (page: Page) => page.getByRole('region', { name: /activated bonuses/i })
const welcome = (page: Page, partner: Partner) =>
  available(page)
    .getByRole('article')
    .filter({ hasText: amountOf(partner, partner.program.newMemberBonus?.units ?? 0) })

/** A dine of the member just now, and its refund, as files of the card network. */
async function feedOf(partner: Partner, email: string, cents: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bonus-'))
  const merchant = await plainMerchant(partner.program.id)
  const [file, refund] = [join(folder, 'dine.ndjson'), join(folder, 'refund.ndjson')]
  const sample = ['feed', 'sample', '--partner', partner.program.id, '--email', email, '--merchant', merchant.id, '--out', file]
  await api(...sample, '--amount', (cents / 100).toFixed(2))
  const dine: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '')
  const now = new Date().toISOString()
  writeFileSync(file, JSON.stringify({ ...dine, occurredAt: now }))
  const back = { ...dine, sourceTransactionId: randomUUID(), occurredAt: now, amount: (-cents / 100).toFixed(2), type: 'Refund' }
  writeFileSync(refund, JSON.stringify({ ...back, refundOf: dine['sourceTransactionId'] }))
  return { merchant, file, refund }
}

for (const [index, partner] of welcoming.entries()) {
  const { id, newMemberBonus, currencyType } = partner.program
  test.describe(`the new-member bonus of ${id}`, { tag: index === 0 ? [] : '@further' }, () => {
    test.use({ baseURL: originOf(id), viewport: currencyType === 'Dollar' ? { width: 1280, height: 900 } : { width: 375, height: 812 } })

    test('is on home and in the account, is activated, paid with the dine that fulfils it and taken back with its refund [HOME-17] [BONUS-09] [BONUS-16]', async ({
      page,
    }) => {
      const bonus = newMemberBonus
      if (!bonus) throw new Error('A partner without the bonus')
      const words = amountOf(partner, bonus.units)
      const member = newcomer(partner)
      const steps = memberSteps(page, partner)
      await steps.join(member, { emailOptIn: true })
      await linkCard(page, newCardNumber())
      await expect(page).toHaveURL(/\/card_added$/)

      await page.goto('/')
      const home = page
        .getByRole('main')
        .getByRole('link', { name: /activate|gift/i })
        .first()
      await expect(home).toHaveAttribute('href', '/account/overview')
      await expectSound(page)

      await page.goto('/account/overview')
      const card = welcome(page, partner)
      await expect(card).toBeVisible()
      await expectSound(page)
      await card.getByRole('button').click()
      await expect(page.getByText('Registered for bonus.', { exact: true })).toBeVisible()
      await expect(welcome(page, partner)).toHaveCount(0)
      const row = activated(page).getByRole('listitem').filter({ hasText: words }).first()
      await expect(row).toBeVisible()
      await expect(page.getByRole('heading', { name: /activated bonuses/i })).toBeFocused()
      await expectSound(page)
      await page.reload()
      await expect(row).toBeVisible()

      const { merchant, file, refund } = await feedOf(partner, member.email, Math.max(bonus.spendCents, 3_000))
      await api('feed', 'import', file)
      await page.reload()
      await expect(row).toContainText(/Earned on .*, on its way/)
      await expectSound(page)
      await page.goto('/account/recent_activity')
      const lines = page.getByRole('listitem').filter({ hasText: merchant.name })
      await expect(lines.first()).toContainText(`Includes your bonus of ${words}.`)

      await api('feed', 'import', refund)
      await page.reload()
      await expect(lines.filter({ hasText: `Takes back your bonus of ${words}.` })).toHaveCount(1)
      await expectSound(page)
      await page.goto('/account/overview')
      await expect(page.getByRole('heading', { name: /recent activity/i })).toBeVisible()
      await expect(row).toHaveCount(0)
      await expect(welcome(page, partner)).toHaveCount(0)
    })
  })
}

for (const partner of welcoming.slice(0, 1)) {
  test.describe(`a bonus of ${partner.program.id} that cannot be activated`, () => {
    test.use({ baseURL: originOf(partner.program.id) })

    // A failed activation is logged.
    test.describe(() => {
      test.use({ mayHaveErrors: true })
      test('says so beside its button, logs it, and can be tried again [BONUS-10] [BONUS-11]', async ({ page }) => {
        const steps = memberSteps(page, partner)
        await steps.join(newcomer(partner), { emailOptIn: true })
        await page.goto('/account/overview')
        const logged: string[] = []
        page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
        await page.route('**/api/Member/Bonus/*', (route) => route.fulfill({ status: 500, body: 'no' }))
        const card = welcome(page, partner)
        await card.getByRole('button').click()
        await expect(card.getByRole('alert')).toHaveText('Something went wrong, please refresh your browser.')
        expect(logged.some((text) => text.includes(partner.program.newMemberBonus?.code ?? ''))).toBe(true)
        await page.unroute('**/api/Member/Bonus/*')
        await card.getByRole('button').click()
        await expect(page.getByText('Registered for bonus.', { exact: true })).toBeVisible()
      })
    })

    test('is Enrolled for 35 minutes in this browser even if the answers still say Eligible [BONUS-12]', async ({ page }) => {
      const steps = memberSteps(page, partner)
      await steps.join(newcomer(partner), { emailOptIn: true })
      await page.goto('/account/overview')
      const member = await page.evaluate(async () => (await fetch('/api/Member')).json())
      const key = `${member.publicId}:${partner.program.newMemberBonus?.code}`
      const mark = (at: string) =>
        page.evaluate(
          ([name, minutes]) =>
            localStorage.setItem('activated_bonuses', JSON.stringify({ [name ?? '']: Date.now() - Number(minutes) * 60_000 })),
          [key, at],
        )
      await mark('34')
      await page.reload()
      await expect(activated(page).getByRole('listitem').first()).toBeVisible()
      await expect(welcome(page, partner)).toHaveCount(0)
      await mark('35')
      await page.reload()
      await expect(welcome(page, partner)).toBeVisible()
    })
  })
}

for (const partner of fromApp) {
  test.describe(`the injected bonus of ${partner.program.id}`, () => {
    test.use({ baseURL: originOf(partner.program.id) })

    test('is offered to a member who joined from the app [BONUS-13] [BONUS-15]', async ({ page }) => {
      await page.goto(`/?source=${partner.features.appEnrollmentSource}`)
      await memberSteps(page, partner).join(newcomer(partner), { emailOptIn: true })
      const member = await page.evaluate(async () => (await fetch('/api/Member')).json())
      expect(member.enrollmentSource).toBe(partner.features.appEnrollmentSource)
      const [bonus] = member.activeBonuses.filter((one: { isNewMemberBonus: boolean }) => one.isNewMemberBonus)
      expect(Date.parse(bonus.endsAt) - Date.parse(member.joinDate)).toBe(2_160 * 3_600_000)
    })
  })
}

for (const partner of withAppBonus) {
  const code = partner.program.appOnlyBonus?.code ?? ''
  test.describe(`the app-only bonus of ${partner.program.id}`, () => {
    test.use({ baseURL: originOf(partner.program.id) })

    test('is offered to every member, with words and stores instead of a button, and refused from the web [BONUS-07] [BONUS-14]', async ({
      page,
    }) => {
      await memberSteps(page, partner).signIn({ email: DEMO_MEMBERS[1]?.email ?? '', password: DEMO_PASSWORD })
      await page.goto('/account/overview')
      const card = available(page)
        .getByRole('article')
        .filter({ hasText: /in the app/i })
      await expect(card).toBeVisible()
      await expect(card.getByRole('button')).toHaveCount(0)
      await expect(card.getByRole('link')).toHaveCount(2)
      await expectSound(page)
      const status = await page.evaluate(async (bonusCode) => {
        const { csrfToken } = await (await fetch('/api/CSRF')).json()
        const answer = await fetch(`/api/Member/Bonus/${bonusCode}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-xsrf-token': csrfToken },
        })
        return [answer.status, (await answer.json()).code]
      }, code)
      expect(status).toEqual([403, 'bonus-app-only'])
    })
  })

  test.describe(`in the app of ${partner.program.id}`, () => {
    test.use({ baseURL: originOf(partner.program.id), userAgent: 'Mozilla/5.0 (iPhone) RewardsApp/3.1.0 (iOS)' })

    test('the app-only bonus is activated [BONUS-07] [PWA-11]', async ({ page }) => {
      await memberSteps(page, partner).join(newcomer(partner), { emailOptIn: true })
      await page.goto('/account/overview')
      const card = available(page)
        .getByRole('article')
        .filter({ hasText: /in the app/i })
      await card.getByRole('button').click()
      await expect(page.getByText('Registered for bonus.', { exact: true })).toBeVisible()
    })
  })
}
