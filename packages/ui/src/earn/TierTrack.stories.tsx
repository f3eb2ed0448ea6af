import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Panel } from '../page/Panel.tsx'
import { TierTrack } from './TierTrack.tsx'

export default {
  component: TierTrack,
  args: { label: '9 of 12 dines done', done: 9, goal: 12, goalMark: 'VIP' },
  render: (args) => (
    <Panel kind="brand">
      <TierTrack {...args} />
    </Panel>
  ),
} satisfies Meta<typeof TierTrack>
type Story = StoryObj<typeof TierTrack>

/** A plate for each dine, with a dish on each completed one; one picture with a text alternative for screen readers. */
export const Nine: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    const track = canvas.getByRole('img', { name: '9 of 12 dines done' })
    await expect(track.children).toHaveLength(12)
    await expect(track.querySelectorAll('picture')).toHaveLength(9)
    await expect(track.lastElementChild).toHaveTextContent('VIP')
  },
}
export const None: Story = { args: { done: 0, label: '0 of 12 dines done' } }
export const AllDark: Story = { args: { done: 12, label: '12 of 12 dines done' }, globals: { scheme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
/** More steps than fit on a line. */
export const HardNarrow: Story = {
  args: { done: 17, goal: 24, goalMark: 'VIP', label: '17 of 24 dines done' },
  globals: { viewport: { value: 'w320' } },
}
