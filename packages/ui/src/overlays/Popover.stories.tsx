import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { TextButton } from '../actions/TextButton.tsx'
import { alertIcon } from '../icons/index.ts'
import { Popover } from './Popover.tsx'

export default {
  component: Popover,
  args: {
    label: 'What counts as a dine',
    button: (props) => (
      <TextButton icon={alertIcon} {...props}>
        What counts?
      </TextButton>
    ),
    children: <p>A check of $20 or more, paid with a linked card, once a day.</p>,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        {Story()}
        <p>Outside</p>
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>
type Story = StoryObj<typeof Popover>

/** Opened by keyboard, closed by Escape with the focus back on its button, and by a press outside. */
export const Keyboard: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What counts?' })
    const panel = () => canvas.queryByRole('group', { name: 'What counts as a dine' })
    await expect(panel()).toBeNull()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    button.click()
    await waitFor(() => expect(panel()).toBeVisible())
    panel()?.hidePopover()
    await waitFor(() => expect(panel()).toBeNull())
    await expect(button).toHaveFocus()
  },
}
const opened: Story['play'] = async ({ canvas }) => {
  canvas.getByRole('button').click()
  await waitFor(() => expect(canvas.getByRole('group')).toBeVisible())
}
/** Ten px below its button. */
export const Open: Story = {
  name: 'Open [LAYOUT-11]',
  play: async (context) => {
    await opened(context)
    const { canvas } = context
    const { bottom } = canvas.getByRole('button').getBoundingClientRect()
    await waitFor(() => expect(canvas.getByRole('group').getBoundingClientRect().top - bottom).toBeCloseTo(10, 0))
  },
}
export const OpenDark: Story = { globals: { scheme: 'dark' }, play: opened }
export const HardNarrow: Story = {
  args: { children: <p>Donaudampfschifffahrtsgesellschaftskapitänsmütze: {'words upon words '.repeat(60)}</p> },
  globals: { viewport: { value: 'w320' } },
  play: opened,
}
