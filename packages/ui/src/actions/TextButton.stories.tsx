import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { row } from '../base/layout.css.ts'
import { shareIcon, wayIcon } from '../icons/index.ts'
import { TextButton, TextLink } from './TextButton.tsx'

export default { component: TextButton } satisfies Meta<typeof TextButton>
type Story = StoryObj<typeof TextButton>

export const Both: Story = {
  render: () => (
    <div className={row}>
      <TextButton icon={shareIcon}>Share</TextButton>
      <TextLink href="#map" icon={wayIcon}>
        Directions
      </TextLink>
      <TextLink href="#all">View all</TextLink>
    </div>
  ),
}
export const Dark: Story = { ...Both, globals: { scheme: 'dark' } }
/** Buttons and links have their own roles, in the order of the page. */
export const Keyboard: Story = {
  ...Both,
  tags: ['key'],
  play: async ({ canvas }) => {
    for (const control of [canvas.getByRole('button', { name: 'Share' }), ...canvas.getAllByRole('link')]) {
      await userEvent.tab()
      await expect(control).toHaveFocus()
    }
  },
}
export const HardNarrow: Story = {
  render: () => (
    <TextLink href="#all" icon={wayIcon}>
      Große Frühstücksrestaurants am Straßenrand, and all the other restaurants of the neighbourhood
    </TextLink>
  ),
  globals: { viewport: { value: 'w320' } },
}
/** A raised mark stands at its word (COPY-24). */
export const RaisedMark: Story = {
  render: () => (
    <TextLink href="#join" icon={wayIcon}>
      Join AeroClub<sup>®</sup> Dining
    </TextLink>
  ),
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('sup')
    const word = mark?.previousSibling
    if (!mark || !word) throw new Error('the story has no raised mark')
    const range = document.createRange()
    range.selectNodeContents(word)
    await expect(mark.getBoundingClientRect().left - range.getBoundingClientRect().right).toBeLessThan(2)
  },
}
