import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { PhoneField } from './PhoneField.tsx'

export default {
  component: PhoneField,
  args: { label: 'Mobile', optionalMark: '(optional)', name: 'phone', placeholder: '503-555-0148' },
} satisfies Meta<typeof PhoneField>
type Story = StoryObj<typeof PhoneField>

/** Hyphens appear while typing, pasting works, and an inserted digit leaves the caret after it. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    const input: HTMLInputElement = canvas.getByRole('textbox')
    await userEvent.type(input, '5035550148')
    await expect(input).toHaveValue('503-555-0148')
    await userEvent.clear(input)
    await userEvent.click(input)
    await userEvent.paste('+1 (503) 555 0148')
    await expect(input).toHaveValue('503-555-0148')
    await userEvent.clear(input)
    await userEvent.type(input, '503555')
    input.setSelectionRange(1, 1)
    await userEvent.keyboard('9')
    await expect(input).toHaveValue('590-355-5')
    await expect(input.selectionStart).toBe(2)
  },
}
export const HardNarrow: Story = {
  args: {
    label: 'The mobile number at which we may tell you that you have earned',
    error: 'Phone number must have 10 digits',
    help: 'Only for a text when you have earned.',
  },
  globals: { viewport: { value: 'w320' } },
}
export const Dark: Story = { ...HardNarrow, globals: { scheme: 'dark' } }
