import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'

import { PasswordField } from './PasswordField.tsx'

export default {
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'new-password',
    help: '8 characters or more. A phrase is best.',
    words: { show: 'Show', hide: 'Hide', capsLock: 'Caps lock is on', numLock: 'Num lock is off' },
  },
} satisfies Meta<typeof PasswordField>
type Story = StoryObj<typeof PasswordField>

/** The switch shows and hides the input, and keeps it. */
export const ShowAndHide: Story = {
  name: 'Show and hide [FORM-17]',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'twelve-figs-42')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('twelve-figs-42')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

/** A key press with caps lock on, or on a number pad without num lock, shows a warning; the next plain key hides it. */
export const Locks: Story = {
  name: 'Locks [FORM-16]',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await fireEvent.keyDown(input, { key: 'A', code: 'KeyA', modifierCapsLock: true })
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps lock is on')
    await fireEvent.keyDown(input, { key: 'a', code: 'KeyA' })
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await fireEvent.keyDown(input, { key: 'Home', code: 'Numpad7' })
    await expect(canvas.getByRole('status')).toHaveTextContent('Num lock is off')
    await fireEvent.keyDown(input, { key: '7', code: 'Numpad7', modifierNumLock: true })
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
}
export const ErrorDark: Story = { args: { error: 'Password must have at least 8 characters', required: true }, globals: { scheme: 'dark' } }
/** By keyboard: the switch is the next stop, has a name, and the input stays. */
export const Keyboard: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAccessibleDescription(/^8 characters or more/)
    await userEvent.tab()
    await userEvent.keyboard('figs')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Hide Password' })).toHaveFocus()
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('figs')
  },
}
export const HardNarrow: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänspasswort',
    defaultValue: 'a phrase that is longer than any field has room for, and then some more',
    error: 'The passwords do not match.',
    words: { show: 'Show it to me', hide: 'Hide', capsLock: 'Caps lock is on', numLock: 'Num lock is off' },
  },
  globals: { viewport: { value: 'w320' } },
}
