import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openAccount, type AccountOptions } from '../testing/open-account.tsx'
import { DineScreen } from './DineScreen.tsx'

const open = (start: AccountOptions, txnId = 'dine-1') => openAccount(`/account/activity/${txnId}`, <DineScreen txnId={txnId} />, start)
const DINE = { source_transaction_id: 'dine-1', daysAgo: 20, amount_cents: 6_400, benefit: 192 } as const
const step = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name })

describe('the page of a dine', () => {
  it('that was adjusted shows what was given back, what is left, and the refund as a step', async () => {
    await open({
      dines: [
        { ...DINE, eligible_cents: 4_400 },
        {
          source_transaction_id: 'refund-1',
          refund_of: 'dine-1',
          type_code: 'Refund',
          daysAgo: 12,
          amount_cents: -2_000,
          eligible_cents: -2_000,
          benefit: -60,
        },
      ],
    })
    await expect.element(page.getByRole('heading', { name: 'Adjusted after a refund' })).toBeVisible()
    await expect.element(page.getByText('The restaurant gave a part of the bill back, which earns nothing any more.')).toBeVisible()
    await expect.element(page.getByText(/^\$20\.00 of the bill was given back\./)).toBeVisible()
    await expect.element(step(/Refund of \$20\.00/)).toBeVisible()
    const total = page.getByRole('definition').filter({ hasText: '132 points' })
    await expect.element(total.first()).toBeVisible()
  })

  it('that was paid names the day of the payment, and has it as its last step', async () => {
    await open(
      {
        partner: 'credit',
        dines: [{ ...DINE, source_transaction_id: 'dine-2', status: 'Paid', paid_at: '2026-06-10T12:00:00Z', benefit: 320 }],
      },
      'dine-2',
    )
    await expect.element(page.getByRole('heading', { name: 'Paid to you' })).toBeVisible()
    await expect.element(page.getByText('It was paid on June 10, 2026.')).toBeVisible()
    await expect.element(step(/^Paid to you/)).toBeVisible()
    await expect.element(page.getByText('$3.20 cash back')).toBeVisible()
  })

  it('that a statement credit has paid names its target', async () => {
    await open(
      {
        partner: 'credit',
        credits: [{ id: 'credit-1', target_label: 'Visa 4417' }],
        dines: [
          {
            ...DINE,
            source_transaction_id: 'dine-3',
            status: 'Paid',
            paid_at: '2026-06-10T12:00:00Z',
            benefit: 320,
            credit_id: 'credit-1',
          },
        ],
      },
      'dine-3',
    )
    await expect.element(page.getByText('A statement credit to Visa 4417 paid it on June 10, 2026.')).toBeVisible()
  })

  describe('in a program of cents per gallon', () => {
    const rate = JSON.stringify({ kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5_000 })
    const of = (cents: number) => ({ amount_cents: cents, eligible_cents: cents })
    const dine = { ...DINE, ...of(3_200), source_transaction_id: 'gallon-1', rate, benefit: 0, step_kept_cents: 4_200 } as const
    const receipt = () =>
      page
        .getByRole('term')
        .elements()
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

    it('below a full step shows how far it brought the member, and that nothing more is to come', async () => {
      await open({ partner: 'gallon', dines: [{ ...dine, status: 'Pending', settle_on: '2026-06-20' }] }, 'gallon-1')
      await expect.element(page.getByRole('heading', { name: 'Counts toward your next 10¢/gal' })).toBeVisible()
      await expect.element(page.getByText('It brought you to $42.00 of $50. That left $8.00 to go.')).toBeVisible()
      await expect.element(page.getByText('$42.00of $50')).toBeVisible()
      await expect.element(step(/^Counted toward your next 10¢\/gal/)).toBeVisible()
      await expect.element(page.getByText('Processing')).not.toBeInTheDocument()
      expect(receipt()).toEqual([
        'Bill, with tax and tip: $32.00',
        'This counts: $32.00',
        'Kept from earlier dines: +$10.00',
        'At 10¢/gal per $50: 0¢/gal',
        'Earned: 0¢/gal',
        'Kept for your next dine: $42.00',
      ])
      await expect.element(page.getByText('$8.00 more completes the $50 that earns 10¢/gal.')).toBeVisible()
    })

    it('that completes a step shows what it earned and what is left over', async () => {
      await open(
        {
          partner: 'gallon',
          dines: [{ ...dine, ...of(6_400), source_transaction_id: 'gallon-2', benefit: 100, step_kept_cents: 2_400 }],
        },
        'gallon-2',
      )
      await expect.element(page.getByRole('heading', { name: 'Added to your balance' })).toBeVisible()
      expect(receipt().slice(2)).toEqual([
        'Kept from earlier dines: +$10.00',
        'At 10¢/gal per $50: 10¢/gal',
        'Earned: 10¢/gal',
        'Kept for your next dine: $24.00',
      ])
    })

    it('that was counted again after later dines names no earlier ones', async () => {
      await open(
        { partner: 'gallon', dines: [{ ...dine, ...of(4_500), source_transaction_id: 'gallon-3', step_kept_cents: 2_500 }] },
        'gallon-3',
      )
      await expect.element(page.getByText('Kept for your next dine')).toBeVisible()
      expect(receipt().join()).not.toContain('earlier')
    })

    it('that is a refund below a step shows what it left', async () => {
      const refund = { source_transaction_id: 'gallon-refund', refund_of: 'gallon-4', type_code: 'Refund', daysAgo: 12 } as const
      const after = { ...of(-1_000), benefit: 0, step_kept_cents: 3_200 }
      await open(
        {
          partner: 'gallon',
          dines: [
            { ...dine, source_transaction_id: 'gallon-4' },
            { ...refund, ...after },
          ],
        },
        'gallon-refund',
      )
      await expect.element(page.getByRole('heading', { name: 'Less counts toward your next 10¢/gal' })).toBeVisible()
      await expect.element(page.getByText('The restaurant gave $10.00 back. It left you at $32.00 of $50.')).toBeVisible()
    })
  })
})
