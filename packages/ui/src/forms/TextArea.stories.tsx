import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { TextArea } from './TextArea.tsx'

export default {
  component: TextArea,
  args: { label: 'Your review', name: 'review', rows: 4, help: '10 to 1,000 characters.' },
  render: (args) => (
    <form aria-label="Form">
      <TextArea {...args} />
    </form>
  ),
} satisfies Meta<typeof TextArea>
type Story = StoryObj<typeof TextArea>

/** Works uncontrolled: the form contains the input, with its lines. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Your review' })
    await userEvent.type(area, 'Warm bread.{enter}Slow service.')
    await expect(area).toHaveAccessibleDescription('10 to 1,000 characters.')
    await expect(new FormData(canvas.getByRole('form')).get('review')).toMatch(/^Warm bread\.\r?\nSlow service\.$/)
  },
}
/** The error is announced before the help. */
export const WithError: Story = {
  args: { required: true, requiredMark: ' (required)', error: 'This field is required.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Your review (required)' })
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription('This field is required. 10 to 1,000 characters.')
  },
}
export const WithErrorNarrow: Story = { ...WithError, globals: { viewport: { value: 'w320' } } }
export const WithErrorDark: Story = { ...WithError, globals: { scheme: 'dark' } }
