import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { LinkedCards } from './LinkedCards.tsx'

const card = (id: string, cardType: 'Visa' | 'Amex' | 'Mastercard' | 'Discover', description: string) => ({
  id,
  partnerCardId: null,
  cardType,
  lastFour: '4417',
  description,
})

export default {
  component: LinkedCards,
  args: {
    cards: [
      card('a', 'Visa', 'Everyday'),
      card('b', 'Mastercard', 'Donaudampfschifffahrtsgesellschaftskapitänskarte'),
      card('c', 'Amex', 'Work'),
      card('d', 'Discover', 'Spare'),
    ],
  },
} satisfies Meta<typeof LinkedCards>
type Story = StoryObj<typeof LinkedCards>

/** Each card shows its brand as text and a button that names the card that it deletes; the keyboard opens the confirmation and returns. */
export const Keyboard: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((brand) => brand.getAttribute('aria-label'))).toEqual([
      'Visa',
      'Mastercard',
      'Amex',
      'Discover',
    ])
    const [first] = canvas.getAllByRole('button')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleName(expect.stringContaining('4417'))
    await userEvent.keyboard('{Enter}')
    const dialog = canvas.getByRole('dialog')
    const [close] = within(dialog).getAllByRole('button')
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveFocus()
  },
}
/** Deleting the last card closes the account, and the dialog explains it. */
export const Last: Story = {
  args: { cards: [card('a', 'Visa', 'Everyday')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}
export const None: Story = { args: { cards: [] } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
