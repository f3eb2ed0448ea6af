import { ToastProvider } from '@dining/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { KeepAccount } from './KeepAccount.tsx'

export default {
  component: KeepAccount,
  args: { closesAt: '2026-12-10T17:05:00Z' },
  parameters: { tier: 2 },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof KeepAccount>
type Story = StoryObj<typeof KeepAccount>

/** The day of the erasure and both choices; a failure appears above them, and the button can be pressed again. */
export const Failure: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/December 10, 2026/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('aria-disabled', 'true'))
  },
}
export const Choice: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
