import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'

import { newCardNumber } from '@dining/card-vault/testing'
import { earnOf, type EarningTier } from '@dining/domain'

import { clearSession, linkCard, newcomer } from '../../src/members.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { api } from '../../src/operators.ts'
import { copyOf, expect, expectSound, test, type Site } from '../../src/site.ts'
import { stack } from '../../src/stack.ts'

const BILL_CENTS = 6_400

/** The site's answer to a request with this session cookie. */
async function memberStatus({ partner }: Site, session = ''): Promise<number> {
  const answer = await fetch(`${stack().direct.web[partner.program.id]}/api/Member`, { headers: { cookie: `__Host-session=${session}` } })
  return answer.status
}

test(
  'joins, links a card in the vault’s frame and sees the account [ENROLL-01] [CARD-24] [CARD-58] [SESSION-41]',
  { tag: '@member' },
  async ({ page, site, enter }) => {
    const member = newcomer(site.partner)
    await enter.join(member, { emailOptIn: true })
    await expectSound(page)
    const frame = page.locator('iframe')
    await expect(frame).toBeVisible()
    expect(new URL((await frame.getAttribute('src')) ?? '').origin).not.toBe(site.origin)
    const number = newCardNumber()
    await linkCard(page, number)
    await expect(page).toHaveURL(/\/card_added$/)
    const linked = page.getByText(`Your card ending in ${number.slice(-4)} has been linked.`).first()
    await expect(linked).toBeVisible()
    // The page uses the tab's storage, not the state of the previous form (SESSION-41).
    await page.reload()
    await expect(linked).toBeVisible()
    await expect(page).toHaveURL(/\/card_added$/)
    await expectSound(page)
    await page.goto('/account/overview')
    await expect(page.getByRole('main')).toContainText('You are Select.')
    await expectSound(page)
    await page.goto('/account/manage_cards')
    await expect(page.getByText(`ending in ${number.slice(-4)}`).first()).toBeVisible()
    await expectSound(page)
  },
)

const TIERS: readonly { readonly tier: EarningTier; readonly name: string; readonly emailOptIn: boolean }[] = [
  { tier: 0, name: 'Basic', emailOptIn: false },
  { tier: 2, name: 'Select', emailOptIn: true },
  { tier: 3, name: 'VIP', emailOptIn: true },
]

for (const [index, { tier, name, emailOptIn }] of TIERS.entries()) {
  test(
    `a dine from the feed is credited at the rate of ${name} [ACTIVITY-03] [ACTIVITY-04] [ACTIVITY-34]`,
    // Tiers differ by a number; one of them shows the layout at the second width.
    { tag: index === 0 ? '@every-currency' : '@once' },
    async ({ page, site, enter }) => {
      const { program } = site.partner
      const member = newcomer(site.partner)
      await enter.join(member, { emailOptIn })
      await linkCard(page, newCardNumber())
      await expect(page).toHaveURL(/\/card_added$/)

      const merchant = await plainMerchant(program.id)
      const file = joinPath(mkdtempSync(joinPath(tmpdir(), 'feed-')), 'dines.ndjson')
      // From the dine with the program's number on, a member is VIP.
      const before = tier === 3 ? (program.vip?.dines ?? 1) - 1 : 0
      const sample = ['feed', 'sample', '--partner', program.id, '--email', member.email, '--merchant', merchant.id, '--out', file]
      await api(...sample, '--amount', (BILL_CENTS / 100).toFixed(2))
      const [line = ''] = readFileSync(file, 'utf8').split('\n')
      const dine: Record<string, unknown> = JSON.parse(line)
      const at = Date.parse(String(dine['occurredAt']))
      // By so little that all are later than the card: those of the day before it earn nothing.
      const earlier = Array.from({ length: before }, (_, index) =>
        JSON.stringify({ ...dine, sourceTransactionId: randomUUID(), occurredAt: new Date(at - (before - index) * 100).toISOString() }),
      )
      writeFileSync(file, [...earlier, line].join('\n'))
      await api('feed', 'import', file)

      await page.goto('/account/recent_activity')
      const row = page.getByRole('listitem').filter({ hasText: merchant.name }).first()
      const earned = copyOf(site).benefit(earnOf(BILL_CENTS, tier, { rates: program.earnRates }))
      await expect(row).toContainText(`+${earned.numeral}`)
      await expect(row).toContainText('Processing')
      // The rewards summary exists where credits are paid to the card.
      await expect(page.getByRole('meter')).toHaveCount(program.currencyType === 'Credit' ? 1 : 0)
      await expectSound(page)
      // What follows is the same for every tier.
      if (index !== 0) return

      // The same file again earns nothing more.
      await api('feed', 'import', file)
      await page.reload()
      await expect(page.getByRole('main').getByText('Processing')).toHaveCount(Math.min(before + 1, 10))

      // After three days the dine is awarded, and its row has no status.
      const later = new Date(at + 4 * 86_400_000).toISOString().slice(0, 10)
      await api('feed', 'settle', '--as-of', later, '--partner', program.id, '--email', member.email)
      await page.reload()
      await expect(row).toContainText(`+${earned.numeral}`)
      await expect(row).not.toContainText('Processing')
      await expect(row.getByRole('link', { name: merchant.name, exact: true })).toHaveAttribute('href', `/merchants/${merchant.id}`)
    },
  )
}

test(
  'signs out and in again: the old session is invalid, and the back button shows no private data [SESSION-30]',
  {
    tag: '@member',
  },
  async ({ page, context, site, enter }) => {
    const member = newcomer(site.partner)
    await enter.join(member, { emailOptIn: true })
    await page.goto('/account/overview')
    await expect(page.getByRole('main')).toContainText('You are Select.')
    const old = (await context.cookies()).find(({ name }) => name === '__Host-session')
    expect(old).toBeDefined()
    expect(await memberStatus(site, old?.value)).toBe(200)

    await page.goto('/SignOut')
    await expect(page).toHaveURL(`${site.origin}/`)
    await page.goBack()
    await expect(page.getByText('You are Select')).toHaveCount(0)
    await page.goto('/account/overview')
    await enter.isAsked()

    // The cookie of the ended session is invalid, even if it is restored.
    await context.addCookies(old ? [old] : [])
    expect(await memberStatus(site, old?.value)).toBe(401)
    await page.goto('/account/overview')
    await enter.isAsked()
    await expectSound(page)

    await clearSession(page)
    await enter.signIn(member)
    await page.goto('/account/overview')
    await expect(page.getByRole('main')).toContainText('You are Select.')
  },
)
