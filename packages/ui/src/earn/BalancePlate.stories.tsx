import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { row } from '../base/layout.css.ts'
import { BalancePlate } from './BalancePlate.tsx'

export default {
  component: BalancePlate,
  args: { amount: '$14.20', note: 'of $20', share: 0.71, label: '$14.20 of $20 to your next statement credit' },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
} satisfies Meta<typeof BalancePlate>
type Story = StoryObj<typeof BalancePlate>

/** The rim is the meter, the amount is in the well; screen readers announce one sentence. */
export const Light: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: '$14.20 of $20 to your next statement credit' })
    await expect(meter).toHaveAttribute('aria-valuenow', '71')
    const amount = canvas.getByText('$14.20')
    await expect(amount.getBoundingClientRect().width).toBeLessThan(meter.getBoundingClientRect().width * 0.8)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Lengths: Story = {
  tags: ['key'],
  decorators: [(Story) => <div style={{ width: 640 }}>{Story()}</div>],
  render: () => (
    <div className={row}>
      {(
        [
          ['$0.00', 0],
          ['$9.35', 0.4675],
          ['$1,204.60', 1],
        ] as const
      ).map(([amount, share]) => (
        <div key={amount} style={{ width: 132 }}>
          <BalancePlate amount={amount} note="of $20" share={share} label={`${amount} of $20`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const meter of canvas.getAllByRole('meter')) {
      const [amount] = meter.children
      await expect(amount?.getBoundingClientRect().width).toBeLessThan(meter.getBoundingClientRect().width * 0.8)
    }
  },
}
export const HardNarrow: Story = { args: { amount: '$1,234,567.89', note: 'of $20', share: 1 }, globals: { viewport: { value: 'w320' } } }
