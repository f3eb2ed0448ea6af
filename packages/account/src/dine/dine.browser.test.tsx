import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openAccount, type AccountOptions } from '../testing/open-account.tsx'
import type { DineStart } from '../testing/fixture.ts'
import { DineScreen } from './DineScreen.tsx'

const open = (dine: Partial<DineStart>, partner: AccountOptions['partner'] = 'plain') => {
  const txnId = crypto.randomUUID()
  return openAccount(`/account/activity/${txnId}`, <DineScreen txnId={txnId} />, {
    partner,
    dines: [{ source_transaction_id: txnId, ...dine }],
  })
}
const text = (words: string | RegExp) => page.getByText(words).first()

it.each([
  ['plain', { status: 'Deferred', benefit: 0 }, 'The amount is not final', /allow up to two weeks/i],
  ['plain', { status: 'Pending', settle_on: '2026-06-17' }, 'Expected by June 17, 2026', '192 miles'],
  ['plain', { status: 'Awarded' }, 'Added to your balance', 'June 14, 2026'],
  ['plain', { status: 'Forfeit', benefit: 0, reason: 'visit-limit' }, 'Not earned', /used this month’s visits/],
  ['credit', { status: 'Paid', benefit: 640, paid_at: '2026-06-14T12:00:00Z' }, 'Paid to you', '$6.40'],
  ['plain', { amount_cents: -6_400, benefit: -192, type_code: 'Refund' }, 'Taken back from your balance', '192 miles'],
] as const)('at a partner "%s", the state of %j is "%s"', async (partner, dine, title, words) => {
  const { close } = await open(dine, partner)
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect.element(text(words)).toBeVisible()
  close()
})

it('calculates from the bill to what it earned, by the clock and in the words of the partner', async () => {
  const rate = { kind: 'units', units: 3, perCents: 100 } as const
  await open({ amount_cents: 12_445, eligible_cents: 10_045, rate, benefit: 351, bonus_units: 50, merchant_name: 'Osteria Lume' })
  const lines = () =>
    page
      .getByRole('definition')
      .elements()
      .map((element) => element.textContent)
  await expect
    .poll(lines)
    .toEqual([
      '$124.45',
      '−$24.00',
      'This restaurant earns up to a limit each month.',
      '$100.45',
      '301 miles',
      'The rate of Select members on that day. Rounded to a whole amount.',
      '+50 miles',
      '351 miles',
    ])
  await expect.element(text('At 3 miles per $1')).toBeVisible()
  // By the clock of the restaurant in New York; the test's own clock is another.
  await expect.element(text(/June 14, 2026, 1:00 PM/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Osteria Lume' })).toHaveAttribute('href', expect.stringMatching(/^\/merchants\//))
})
