import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { row } from '../base/layout.css.ts'
import { plusIcon, searchIcon } from '../icons/index.ts'
import { Button, LinkButton } from './Button.tsx'

export default { component: Button, args: { children: 'FIND RESTAURANTS', onClick: fn() } } satisfies Meta<typeof Button>
type Story = StoryObj<typeof Button>

/** Every button is 50 px high. */
export const Action: Story = {
  name: 'Action [LAYOUT-09]',
  args: { icon: searchIcon },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await expect(button.getBoundingClientRect().height).toBe(50)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Quiet: Story = { args: { kind: 'quiet', icon: plusIcon, children: 'LINK ANOTHER CARD' } }

/** Keeps its place and focus, and ignores a second press. */
export const Busy: Story = {
  args: { busy: true, busyLabel: 'LINKING…', children: 'LINK THIS CARD' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'LINKING…' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const All: Story = {
  tags: ['key'],
  render: () => (
    <div className={row}>
      <Button>JOIN NOW</Button>
      <Button kind="quiet">NOT NOW</Button>
      <LinkButton href="#join">JOIN AND EARN UP TO 5 MILES PER $1</LinkButton>
      <Button wide>GET STARTED</Button>
    </div>
  ),
}
export const AllDark: Story = { ...All, tags: [], globals: { scheme: 'dark' } }
/** A label that needs more than one line makes it higher, never wider than its place. */
export const HardNarrow: Story = {
  args: { wide: true, icon: searchIcon, children: 'FIND RESTAURANTS BETWEEN HERE AND THERE AND EARN UP TO 1,234,567,890 MILES PER $1' },
  globals: { viewport: { value: 'w320' } },
}
