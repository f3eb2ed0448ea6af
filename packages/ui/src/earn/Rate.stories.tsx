import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { stack } from '../base/layout.css.ts'
import { Panel } from '../page/Panel.tsx'
import { Rate } from './Rate.tsx'

export default { component: Rate, args: { value: '5', unit: 'miles per $1', note: 'as a VIP' } } satisfies Meta<typeof Rate>
type Story = StoryObj<typeof Rate>

/** Announced as one phrase, and never broken. */
export const Card: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('5 miles per $1 as a VIP')
    await expect(getComputedStyle(canvas.getByText('5')).whiteSpace).toBe('nowrap')
  },
}

const values = [
  ['5', 'miles per $1'],
  ['10', 'points per $1'],
  ['10%', 'cash back'],
  ['10¢', 'per gal per $50'],
  ['1.5%', 'back'],
] as const

export const Lengths: Story = {
  tags: ['key'],
  render: () => (
    <div className={stack}>
      {values.map(([value, unit]) => (
        <Rate key={value} value={value} unit={unit} note="your Select rate" />
      ))}
      <Panel kind="brand">
        <Rate value="3" unit="dines left to VIP" note="by 31 December" size="panel" />
      </Panel>
    </div>
  ),
}
export const LengthsDark: Story = { ...Lengths, tags: [], globals: { scheme: 'dark' } }
export const LengthsNarrow: Story = { ...Lengths, tags: [], globals: { viewport: { value: 'w320' } } }
