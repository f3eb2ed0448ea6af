import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Switch } from './Switch.tsx'

export default {
  component: Switch,
  args: { label: 'Show only places that earn tonight', name: 'tonight', onChange: fn() },
} satisfies Meta<typeof Switch>
type Story = StoryObj<typeof Switch>

/** Announced as a switch that is on or off; space bar, label and thumb toggle it. */
export const Keyboard: Story = {
  tags: ['key'],
  args: { help: 'What is closed now is left out.' },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Show only places that earn tonight' })
    await expect(control).not.toBeChecked()
    await expect(control).toHaveAccessibleDescription('What is closed now is left out.')
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByText('Show only places that earn tonight'))
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(control.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(control)
  },
}
export const HardNarrow: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze and everything else that the program may wish to tell you',
    error: 'Something went wrong. Please refresh the page and try again.',
    defaultChecked: true,
  },
  globals: { viewport: { value: 'w320' } },
}
export const Dark: Story = { args: { defaultChecked: true }, globals: { scheme: 'dark' } }
/** Explains why it cannot be toggled. */
export const Disabled: Story = { args: { disabled: true, help: 'Give a mobile number first.' } }
