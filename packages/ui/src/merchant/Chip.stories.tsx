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
  render: () => <Filters />,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Dine in 38' })
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(chip)
  },
}
export const Dark: Story = { ...Group, globals: { scheme: 'dark' } }
