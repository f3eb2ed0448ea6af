import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Panel } from '../page/Panel.tsx'
import { RateTable } from './RateTable.tsx'

const miles = (figure: string, unit = 'miles per $1') => (
  <>
    <b>{figure}</b> {unit}
  </>
)

export default {
  component: RateTable,
  args: {
    rows: [
      { label: 'Basic', note: 'when you join', value: miles('1', 'mile per $2') },
      { label: 'Select', note: 'you', value: miles('180', 'miles'), mine: true },
      { label: 'VIP', note: 'from the 12th dine', value: miles('5') },
    ],
  },
} satisfies Meta<typeof RateTable>
type Story = StoryObj<typeof RateTable>

/** A value never breaks from its unit, however long the name. */
export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('dd')].map((value) => value.getClientRects().length)
    await expect(new Set(heights)).toEqual(new Set([1]))
  },
}
export const OnBrand: Story = {
  tags: ['key'],
  render: (args) => (
    <Panel kind="brand">
      <h2>WHAT YOU EARN</h2>
      <RateTable rows={args.rows.map(({ mine: _, ...row }) => row)} large />
    </Panel>
  ),
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const LongNarrow: Story = {
  args: { rows: [{ label: 'A tier with a name that goes on and on until the line must break', value: miles('10¢', 'per gal per $50') }] },
  globals: { viewport: { value: 'w320' } },
}
