import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { CloseAccountForm } from './CloseAccountForm.tsx'

export default {
  component: CloseAccountForm,
  args: { onCancel: fn() },
  parameters: { tier: 2 },
} satisfies Meta<typeof CloseAccountForm>
type Story = StoryObj<typeof CloseAccountForm>

/** What is erased is read first; another word is refused at its field and stays. */
export const Keyboard: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    const word = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(word).toHaveFocus()
    await userEvent.keyboard('no{Enter}')
    await waitFor(() => expect(word).toHaveAttribute('aria-invalid', 'true'))
    await expect(word).toHaveValue('no')
  },
}
export const Open: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
