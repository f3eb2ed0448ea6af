import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { RadioGroup } from './RadioGroup.tsx'

export default {
  component: RadioGroup,
  args: {
    label: 'How shall we tell you?',
    name: 'how',
    options: [
      { value: 'mail', label: 'By email', note: 'as soon as it is posted' },
      { value: 'text', label: 'By text' },
      { value: 'none', label: 'Not at all' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>
type Story = StoryObj<typeof RadioGroup>

/** One stop of the Tab key, arrow keys within; announced as a group with its question. */
export const Keyboard: Story = {
  tags: ['key'],
  args: { defaultValue: 'mail', help: 'You can change it any time.' },
  render: (args) => (
    <form aria-label="Form">
      <RadioGroup {...args} />
      <button type="button">After</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How shall we tell you?' })
    await expect(group).toHaveAccessibleDescription('You can change it any time.')
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /By email/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'By text' })).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await userEvent.click(canvas.getByText('Not at all'))
    await expect(new FormData(canvas.getByRole('form')).get('how')).toBe('none')
  },
}
/** The error belongs to the group. */
export const WithError: Story = {
  args: { required: true, requiredMark: ' (required)', error: 'This field is required.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /\(required\)$/ })
    await expect(group).toHaveAccessibleDescription('This field is required.')
    await expect(group).toBeInvalid()
  },
}
export const ErrorDark: Story = { ...WithError, globals: { scheme: 'dark' } }
export const HardNarrow: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze?',
    optionalMark: '(optional)',
    options: [
      {
        value: 'a',
        label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        note: 'a note that needs more than one line of the page',
      },
      { value: 'b', label: 'Not to be had now', disabled: true },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}
