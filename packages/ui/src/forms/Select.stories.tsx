import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Select } from './Select.tsx'

export default {
  component: Select,
  args: {
    label: 'State',
    name: 'state',
    children: ['Oregon', 'Washington', 'A state with a name that is too long for the room it has'].map((state) => (
      <option key={state}>{state}</option>
    )),
  },
} satisfies Meta<typeof Select>
type Story = StoryObj<typeof Select>

/** By keyboard and by name, like a native select. */
export const Plain: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'State' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Washington')
    await expect(select).toHaveValue('Washington')
  },
}
export const WithError: Story = { args: { error: 'State is required.', required: true, requiredMark: ' (required)' } }
export const ErrorDark: Story = { ...WithError, globals: { scheme: 'dark' } }
export const HardNarrow: Story = {
  args: { label: 'The state in which you live, or will live by the time that this is read', help: 'Donaudampfschifffahrtsgesellschaft' },
  globals: { viewport: { value: 'w320' } },
}
