import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'

import { Slider } from './Slider.tsx'

function Bill() {
  const [bill, setBill] = useState(60)
  return (
    <Slider
      label="If the bill is"
      value={bill}
      min={20}
      max={200}
      step={5}
      valueText={`$${bill}`}
      onChange={(event) => setBill(Number(event.currentTarget.value))}
    />
  )
}

export default { component: Slider, args: { label: 'If the bill is', value: 60, min: 20, max: 200, valueText: '$60' } } satisfies Meta<
  typeof Slider
>
type Story = StoryObj<typeof Slider>

/** Its formatted value is shown and announced. */
export const Moved: Story = {
  tags: ['key'],
  render: () => <Bill />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'If the bill is' })
    await fireEvent.input(slider, { target: { value: '65' } })
    await expect(canvas.getByText('$65')).toBeVisible()
    await expect(slider).toHaveAttribute('aria-valuetext', '$65')
  },
}
export const Dark: Story = { render: () => <Bill />, globals: { scheme: 'dark' } }
export const HardNarrow: Story = {
  args: {
    label: 'If the bill without tax, tip and fees comes to about',
    value: 1_234_567,
    max: 1_500_000,
    valueText: '$1,234,567',
    readOnly: true,
  },
  globals: { viewport: { value: 'w320' } },
}
