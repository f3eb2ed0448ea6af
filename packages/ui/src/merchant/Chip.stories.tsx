import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { slidersIcon } from '../icons/index.ts'
import { Chip, ChipGroup } from './Chip.tsx'

function Filters() {
  const [on, setOn] = useState(true)
  return (
    <ChipGroup label="Filters">
      <Chip icon={slidersIcon} aria-haspopup="dialog">
        All filters
      </Chip>
      <Chip pressed={on} count="38" onClick={() => setOn(!on)}>
        Dine in
      </Chip>
      {['Acclaimed', 'New', 'Takeout', 'Brunch', 'Late night', 'Outdoor seating'].map((name, i) => (
        <Chip key={name} pressed={false} count={4 + i}>
          {name}
        </Chip>
      ))}
    </ChipGroup>
  )
}

export default { component: Chip } satisfies Meta<typeof Chip>
type Story = StoryObj<typeof Chip>

export const Group: Story = {
  tags: ['key'],
  render: () => <Filters />,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Dine in 38' })
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(chip)
  },
}
export const Dark: Story = { ...Group, tags: [], globals: { scheme: 'dark' } }
/** By keyboard: a chip announces whether it is on; the group has a name. */
export const Keyboard: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Filters' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    const chip = canvas.getByRole('button', { name: 'Dine in 38' })
    await expect(chip).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
  },
}
/** Chips that do not fit are reached by scrolling sideways. */
export const HardNarrow: Story = { ...Group, tags: [], globals: { viewport: { value: 'w320' } } }
