import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { SearchBox } from './SearchBox.tsx'

export default {
  component: SearchBox,
  args: { query: { location: 'Portland, OR', features: ['Takeout'] }, raised: true },
} satisfies Meta<typeof SearchBox>
type Story = StoryObj<typeof SearchBox>

/** A search with two fields and a button; active filters remain part of it. */
export const Keyboard: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('search')
    const where = canvas.getByRole('combobox', { name: /where/i })
    await expect(where).toHaveAttribute('placeholder', 'City, state or ZIP code')
    await userEvent.tab()
    await expect(where).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('sushi')
    const asked = new FormData(form instanceof HTMLFormElement ? form : undefined)
    await expect([asked.get('location'), asked.get('restaurantOrCuisine'), asked.get('features')]).toEqual([
      'Portland, OR',
      'sushi',
      'Takeout',
    ])
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const HardNarrow: Story = {
  args: {
    query: { location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', restaurantOrCuisine: 'Donaudampfschifffahrt' },
    raised: false,
  },
  globals: { viewport: { value: 'w320' } },
}
