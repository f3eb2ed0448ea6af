import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { VisitMeter } from './VisitMeter.tsx'

export default {
  component: VisitMeter,
  args: { used: 1, allowed: 5, range: { min: 0, max: 11 }, label: '1 of 5 visits used this month' },
} satisfies Meta<typeof VisitMeter>
type Story = StoryObj<typeof VisitMeter>

/** The text contains everything; the plates are decoration. */
export const Few: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 of 5 visits used this month')).toBeVisible()
    await expect(canvasElement.querySelectorAll('[aria-hidden=true] > i')).toHaveLength(5)
  },
}
export const FewDark: Story = { globals: { scheme: 'dark' } }
/** A large number is shown as text only. */
export const ManyNarrow: Story = {
  args: {
    used: 3,
    allowed: 31,
    label: '3 of 31 visits used this month, the last of them at Llanfairpwllgwyngyllgogerychwyrndrobwllllanty',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('i')).toBeNull()
  },
}
