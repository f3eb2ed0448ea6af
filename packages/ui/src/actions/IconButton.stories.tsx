import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { row } from '../base/layout.css.ts'
import { closeIcon, leftIcon, locateIcon, rightIcon, searchIcon } from '../icons/index.ts'
import { IconButton, IconLink } from './IconButton.tsx'

export default { component: IconButton, args: { icon: closeIcon, label: 'Close' } } satisfies Meta<typeof IconButton>
type Story = StoryObj<typeof IconButton>

/** Named by its label, and large enough for a finger. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
}
export const All: Story = {
  render: () => (
    <div className={row}>
      <IconButton icon={locateIcon} label="Use my position" />
      <IconLink icon={searchIcon} label="Search" href="#search" />
      <IconButton framed icon={leftIcon} label="Previous" aria-disabled />
      <IconButton framed icon={rightIcon} label="Next" />
    </div>
  ),
}
export const Dark: Story = { ...All, globals: { scheme: 'dark' } }
/** Reached and pressed by keyboard, each with its accessible name. */
export const Keyboard: Story = {
  args: { onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const Narrow: Story = { ...All, globals: { viewport: { value: 'w320' } } }
