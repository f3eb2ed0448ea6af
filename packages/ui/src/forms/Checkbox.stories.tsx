import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Checkbox } from './Checkbox.tsx'

export default {
  component: Checkbox,
  args: {
    name: 'optIn',
    label: (
      <>
        Send me email with offers. This is what lifts you from Basic to <strong>Select</strong>.
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>
type Story = StoryObj<typeof Checkbox>

/** Label, box and space bar toggle it. */
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
/** With a long legal text: the box stays at its first line, and all of the text can be pressed. */
export const LegalNarrow: Story = {
  tags: ['key'],
  args: {
    label: (
      <>
        By ticking this box I agree to the <a href="#terms">Terms &amp; Conditions</a>, and that the program may send recurring automated
        marketing texts to the number above. Consent is not a condition of any purchase. Message and data rates may apply. Message frequency
        varies. Reply STOP to end and HELP for help. Donaudampfschifffahrtsgesellschaftskapitänsmütze.
      </>
    ),
    required: true,
    requiredMark: ' (required)',
    help: 'You can stop any time.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /^By ticking this box.*\(required\)$/ })
    const link = canvas.getByRole('link', { name: 'Terms & Conditions' })
    await expect(box.getBoundingClientRect().top).toBeLessThan(link.getBoundingClientRect().bottom)
    await userEvent.tab()
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.click(canvas.getByText(/Message frequency/))
    await expect(box).toBeChecked()
    await expect(box).toHaveAccessibleDescription('You can stop any time.')
  },
}
