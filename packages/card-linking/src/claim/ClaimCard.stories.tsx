import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { ClaimCard } from './ClaimCard.tsx'

const RIGHT = '123456'

export default {
  component: ClaimCard,
  args: {
    lastFour: '4417',
    start: () => Promise.resolve({ kind: 'started', claim: { claimId: 'a', lastFour: '4417' } }),
    confirm: (_claimId, code) => Promise.resolve({ kind: code === RIGHT ? 'linked' : 'wrong-code' }),
  },
} satisfies Meta<typeof ClaimCard>
type Story = StoryObj<typeof ClaimCard>

/** Keyboard use up to the code field, which shows an error for an invalid code. */
export const Keyboard: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('654321{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'))
  },
}
/** After a code was requested. */
export const Code: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible())
  },
}
export const Offer: Story = {}
export const Dark: Story = { ...Code, globals: { scheme: 'dark' } }
export const Narrow: Story = { ...Code, globals: { viewport: { value: 'w320' } } }
