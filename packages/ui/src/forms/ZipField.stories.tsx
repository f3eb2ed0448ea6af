import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { NumberField } from './NumberField.tsx'
import { ZipField } from './ZipField.tsx'

export default { component: ZipField, args: { label: 'ZIP code', name: 'zip' } } satisfies Meta<typeof ZipField>
type Story = StoryObj<typeof ZipField>

/** Typed by keyboard: leading zeros stay, the arrow keys do not count, and a phone shows the digits. */
export const Keyboard: Story = {
  render: (args) => (
    <form aria-label="Form">
      <ZipField {...args} required requiredMark=" (required)" />
      <NumberField label="Member number" name="number" help="10 digits. It is on your card." />
    </form>
  ),
  play: async ({ canvas }) => {
    const zip = canvas.getByRole('textbox', { name: 'ZIP code (required)' })
    await userEvent.tab()
    await expect(zip).toHaveFocus()
    await userEvent.keyboard('02134{ArrowUp}')
    await expect(zip).toHaveValue('02134')
    await userEvent.tab()
    const number = canvas.getByRole('textbox', { name: 'Member number' })
    await expect(number).toHaveAccessibleDescription('10 digits. It is on your card.')
    await userEvent.keyboard('0012{ArrowDown}')
    await expect(new FormData(canvas.getByRole('form')).get('number')).toBe('0012')
    for (const field of [zip, number]) await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(zip).toHaveAttribute('autocomplete', 'postal-code')
  },
}
export const HardNarrow: Story = {
  args: {
    label: 'The ZIP code of the address at which your card’s statements arrive, or used to',
    error: 'ZIP code must have 5 characters',
    help: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    defaultValue: '999999999999999999999999999999999999999999999999',
  },
  globals: { viewport: { value: 'w320' } },
}
export const Dark: Story = { ...HardNarrow, globals: { scheme: 'dark' } }
