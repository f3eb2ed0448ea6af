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
})
