import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { IconButton } from '../actions/IconButton.tsx'
import { shareIcon } from '../icons/index.ts'
import { Tooltip } from './Tooltip.tsx'

export default {
  component: Tooltip,
  args: { text: 'Copies the address of this page', children: (props) => <IconButton {...props} icon={shareIcon} label="Share" /> },
  decorators: [
    (Story) => <div style={{ minHeight: 240, display: 'grid', justifyContent: 'center', alignContent: 'start' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Tooltip>
type Story = StoryObj<typeof Tooltip>

const isOpen = (tip: HTMLElement | null) => tip?.matches(':popover-open')
const tipOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[role=tooltip]')

/** Appears with keyboard focus, disappears with Escape and when the focus leaves; always describes its control. */
export const Keyboard: Story = {
  name: 'Keyboard [LAYOUT-11]',
  tags: ['key'],
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Share' })
    const tip = tipOf(canvasElement)
    await expect(button).toHaveAccessibleDescription('Copies the address of this page')
    await userEvent.tab()
    await waitFor(() => expect(isOpen(tip)).toBe(true))
    await waitFor(() => expect((tip?.getBoundingClientRect().top ?? 0) - button.getBoundingClientRect().bottom).toBeCloseTo(10, 0))
    await userEvent.keyboard('{Escape}')
    await expect(isOpen(tip)).toBe(false)
    await expect(button).toHaveFocus()
  },
}
/** Stays while the pointer is over the tooltip itself. */
export const Pointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const tip = tipOf(canvasElement)
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(isOpen(tip)).toBe(true))
    if (tip) await userEvent.hover(tip)
    await expect(isOpen(tip)).toBe(true)
    await userEvent.unhover(canvas.getByRole('button'))
    await userEvent.hover(canvasElement)
    await waitFor(() => expect(isOpen(tip)).toBe(false))
  },
}
const opened: Story['play'] = async ({ canvas, canvasElement }) => {
  await userEvent.hover(canvas.getByRole('button'))
  await waitFor(() => expect(isOpen(tipOf(canvasElement))).toBe(true))
}
export const OpenDark: Story = { globals: { scheme: 'dark' }, play: opened }
export const HardNarrow: Story = {
  args: { text: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze, and a sentence that goes on for longer than anybody would wish it to' },
  globals: { viewport: { value: 'w320' } },
  play: opened,
}
