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

/** Each card has its brand in words and a button that says which it deletes; by keyboard to the question and back. */
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
/** The last one closes the account, and says so. */
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
