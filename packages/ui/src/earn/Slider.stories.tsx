import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { Slider } from './Slider.tsx'

function Bill() {
  const [bill, setBill] = useState(60)
  return <Slider label="If the bill is" value={bill} min={20} max={200} step={5} valueText={`$${bill}`} onChange={(event) => setBill(Number(event.currentTarget.value))} />
}

export default { component: Slider, args: { label: 'If the bill is', value: 60, min: 20, max: 200, valueText: '$60' } } satisfies Meta<typeof Slider>
type Story = StoryObj<typeof Slider>

/** Arrow keys move it; the value is said as it is written. */
export const Keyboard: Story = {
  render: () => <Bill />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'If the bill is' })
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('$65')).toBeVisible()
    await expect(slider).toHaveAttribute('aria-valuetext', '$65')
  },
}
export const Dark: Story = { render: () => <Bill />, globals: { scheme: 'dark' } }
