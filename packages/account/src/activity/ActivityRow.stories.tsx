import type { Transaction } from '@dining/contract'
import { StatusList } from '@dining/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ActivityRow } from './ActivityRow.tsx'

const row = (more: Partial<Transaction> = {}): Transaction => ({
  sourceTransactionId: 't1',
  merchantId: 'N7',
  merchantName: 'Osteria Lume',
  transactionCreatedAt: '2026-01-12T20:15:00Z',
  transactionStatus: 'Paid',
  transactionTypeCode: 'Settle',
  dineAmount: 6400,
  benefitAmount: 192,
  bonusAmount: null,
  memberBonusAmount: null,
  stepKept: null,
  flexAmount: null,
  paidAt: '2026-01-15T00:00:00Z',
  cardLastFour: '4417',
  cardType: 'Visa',
  activeMerchant: true,
  reason: null,
  tierLevel: 2,
  ...more,
})
const ROWS = [
  row(),
  row({ sourceTransactionId: 't0', benefitAmount: 1_192, bonusAmount: 1_000 }),
  row({ sourceTransactionId: 't0f', benefitAmount: 692, flexAmount: 500 }),
  row({ sourceTransactionId: 't2', transactionStatus: 'Pending', paidAt: null }),
  row({ sourceTransactionId: 't3', transactionStatus: 'Deferred', paidAt: null }),
  row({ sourceTransactionId: 't4', transactionStatus: 'Forfeit', benefitAmount: 0, paidAt: null }),
  row({
    sourceTransactionId: 't5',
    merchantName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch & Söhne',
    dineAmount: 123_456_789,
    benefitAmount: -123_456_789,
    transactionTypeCode: 'Refund',
  }),
]

export default {
  component: ActivityRow,
  args: { row: row() },
  parameters: { tier: 2 },
  render: () => (
    <StatusList>
      {ROWS.map((one) => (
        <ActivityRow key={one.sourceTransactionId} row={one} />
      ))}
    </StatusList>
  ),
} satisfies Meta<typeof ActivityRow>
type Story = StoryObj<typeof ActivityRow>

/** Every state of a dine, in the partner's currency and in words. */
export const States: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem')
    await expect(lines).toHaveLength(ROWS.length)
    for (const line of lines) {
      const [restaurant, dine] = within(line).getAllByRole('link')
      await expect(restaurant).toHaveAttribute('href', expect.stringContaining('N7'))
      await expect(dine).toHaveAccessibleName(/^Details of /)
    }
    await expect(lines[1]).toHaveTextContent('Includes a restaurant bonus of')
    await expect(lines.at(-1)).toHaveTextContent('−')
  },
}
export const StatesDark: Story = { globals: { scheme: 'dark' } }
export const StatesNarrow: Story = { globals: { viewport: { value: 'w320' } } }
