import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { TextButton } from '../actions/TextButton.tsx'
import { LinkedCard, LinkedCards } from './LinkedCard.tsx'

export default {
  component: LinkedCard,
  args: { brand: 'Visa', name: 'ending in 4417' },
  render: (args) => (
    <LinkedCards>
      <LinkedCard {...args} action={<TextButton>Delete</TextButton>} />
      <LinkedCard brand="Mastercard" name="ending in 2210" leaving="Deleting…" />
      <LinkedCard brand="Amex" name="Llanfairpwllgwyngyllgogerychwyrn ending in 0092" action={<TextButton>Delete</TextButton>} />
    </LinkedCards>
  ),
} satisfies Meta<typeof LinkedCard>
type Story = StoryObj<typeof LinkedCard>

/** A list; a card that is being deleted has no button, and announces its state. */
export const Cards: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('status')).toHaveTextContent('Deleting…')
    const [first, last] = canvas.getAllByRole('button', { name: 'Delete' })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(last).toHaveFocus()
  },
}
export const CardsDark: Story = { globals: { scheme: 'dark' } }
export const CardsNarrow: Story = { globals: { viewport: { value: 'w320' } } }
