import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'

import { newCardNumber } from '@dining/card-vault/testing'
import { activity } from '@dining/copy-engine/texts/activity'
import { statementCredit } from '@dining/copy-engine/texts/statement-credit'
import { earnOf, REWARDS_METER_CENTS } from '@dining/domain'

import { linkCard, newcomer } from '../../src/members.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { api } from '../../src/operators.ts'
import { copyOf, expect, expectSound, test } from '../../src/site.ts'

const DAY_MS = 86_400_000
const STEP_CENTS = 10_000

test(
  'a balance that reaches the threshold is paid to the card once, and appears beside its dine [EARN-10] [ACTIVITY-03] [ACTIVITY-12]',
  { tag: ['@statement-credit', '@once'] },
  async ({ page, site, enter }) => {
    const { program } = site.partner
    const copy = copyOf(site)
    const goal = program.statementCreditFromCents ?? REWARDS_METER_CENTS
    const earned = (cents: number) => earnOf(cents, 2, { rates: program.earnRates })
    let bill = STEP_CENTS
    while (earned(bill) < goal) bill += STEP_CENTS

    const member = newcomer(site.partner)
    await enter.join(member, { emailOptIn: true })
    const number = newCardNumber()
    await linkCard(page, number)
    await expect(page).toHaveURL(/\/card_added$/)
    await page.goto('/account/overview')
    const meter = page.getByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuenow', '0')

    const merchant = await plainMerchant(program.id)
    const file = joinPath(mkdtempSync(joinPath(tmpdir(), 'feed-')), 'dines.ndjson')
    const of = ['--partner', program.id, '--email', member.email, '--merchant', merchant.id]
    await api('feed', 'sample', ...of, '--amount', (bill / 100).toFixed(2), '--out', file)
    await api('feed', 'import', file)
    const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
    // The same file and the same settlement again pay nothing more.
    const settle = (days: number) => api('feed', 'settle', '--as-of', later(days), '--partner', program.id, '--email', member.email)
    await settle(5)
    await api('feed', 'import', file)
    await settle(5)

    await page.goto('/account/recent_activity')
    const rows = page.getByRole('main').getByRole('listitem')
    const credit = rows.filter({ hasText: copy.say(statementCredit.credit) })
    await expect(credit).toHaveCount(1)
    await expect(credit).toContainText(copy.money(earned(bill)))
    await expect(credit).toContainText(number.slice(-4))
    await expect(credit).toContainText(copy.say(statementCredit.pending))
    const paid = copy.say(activity.paidOn, { date: '' }).trim()
    await expect(rows.filter({ hasText: merchant.name })).toContainText(paid)
    await expect(meter).toHaveAttribute('aria-valuenow', '0')
    await expectSound(page)

    await settle(12)
    await page.goto('/account/recent_activity?show=credits')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.headline(statementCredit.credits))
    await expect(rows.filter({ hasText: merchant.name })).toHaveCount(0)
    await expect(credit).toContainText(copy.say(statementCredit.completed, { date: '' }).trim())
    await expectSound(page)
  },
)
