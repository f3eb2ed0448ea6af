import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Checkbox } from './Checkbox.tsx'

export default {
  component: Checkbox,
  args: {
    name: 'optIn',
    label: (
      <>
        Send me e-mail with offers. This is what lifts you from Basic to <strong>Select</strong>.
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>
type Story = StoryObj<typeof Checkbox>

/** Label, box and space bar all switch it. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText(/Send me/))
    await expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const WithError: Story = {
  args: {
    label: 'I have read the terms',
    required: true,
    requiredMark: ' (required)',
    error: 'This field is required.',
    defaultChecked: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'I have read the terms (required)' })).toHaveAccessibleDescription(
      'This field is required.',
    )
  },
}
export const ErrorDark: Story = { ...WithError, globals: { scheme: 'dark' } }
