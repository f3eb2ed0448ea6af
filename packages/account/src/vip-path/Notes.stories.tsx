import type { VipPath } from '@dining/contract'
import { Panel } from '@dining/ui'
import { stack } from '@dining/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Notes } from './Notes.tsx'

const path = (more: Partial<VipPath> = {}): VipPath => ({
  status: 'Building',
  remainingDines: 3,
  daysLeft: 160,
  vipThrough: 2027,
  pace: { kind: 'this-year', everyDays: 6, date: '2026-10-14' },
  usualBill: 5_600,
  places: [],
  ...more,
})
const select = { tierLevel: 2, emailOptIn: true } as const
const PATHS = [
  path(),
  path({ pace: { kind: 'not-this-year', everyDays: 70 } }),
  path({ pace: { kind: 'none' }, usualBill: null, remainingDines: 12 }),
  path({ status: 'QualifiedAndBuilding' }),
  path({ pace: { kind: 'not-this-year', everyDays: 30 }, daysLeft: 12, remainingDines: 1 }),
  path({ pace: { kind: 'not-this-year', everyDays: 1 }, daysLeft: 1, remainingDines: 2 }),
  path({ status: 'Qualified', remainingDines: 0, pace: null }),
]

export default {
  component: Notes,
  args: { path: path(), member: select },
  parameters: { tier: 2 },
  render: () => (
    <div className={stack}>
      {PATHS.map((one, at) => (
        <Panel key={at} kind="brand">
          <Notes path={one} member={select} />
        </Panel>
      ))}
    </div>
  ),
} satisfies Meta<typeof Notes>
type Story = StoryObj<typeof Notes>

/** Building, too slow, before the first dine, renewing, the last days, the last day, and reached. */
export const States: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/pace, in October/i)).toBeVisible()
    await expect(canvas.getByText(/renewed in October/i)).toBeVisible()
    await expect(canvas.getAllByText(/pace, not this year/i)).toHaveLength(3)
    await expect(canvas.getByText(/12 days are left this year/i)).toBeVisible()
    await expect(canvas.getByText(/last day that counts/i)).toBeVisible()
    await expect(canvas.getByText(/sets your pace/i)).toBeVisible()
  },
}
export const StatesDark: Story = { globals: { scheme: 'dark' } }
export const StatesNarrow: Story = { globals: { viewport: { value: 'w320' } } }
