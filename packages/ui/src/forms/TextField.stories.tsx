import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { IconButton } from '../actions/IconButton.tsx'
import { stack } from '../base/layout.css.ts'
import { locateIcon } from '../icons/index.ts'
import { TextField } from './TextField.tsx'

export default { component: TextField, args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email' } } satisfies Meta<
  typeof TextField
>
type Story = StoryObj<typeof TextField>

/** Works uncontrolled: the form contains the input. */
export const Plain: Story = {
  args: { placeholder: 'name@example.com', help: 'Already a member? We will take you to sign in.' },
  render: (args) => (
    <form aria-label="Form">
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(input, 'maya@example.com')
    await expect(input).toHaveAccessibleDescription('Already a member? We will take you to sign in.')
    await expect(new FormData(canvas.getByRole('form')).get('email')).toBe('maya@example.com')
  },
}

/** "*" for sighted users, "(required)" in the label for screen readers. */
export const Required: Story = {
  args: { required: true, requiredMark: ' (required)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email (required)' })).toBeVisible()
    await expect(canvasElement.querySelector('label')).toHaveTextContent('Email * (required)')
  },
}

/** The error appears under the field and is announced with it, before the help. */
export const WithError: Story = {
  args: {
    defaultValue: 'maya.okafor@',
    error: 'Add the part after the @, like maya.okafor@example.com',
    help: 'We write when you have earned.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Add the part after the @, like maya.okafor@example.com We write when you have earned.')
    const error = canvas.getByText(/Add the part/)
    await expect(error.getBoundingClientRect().top).toBeGreaterThan(input.getBoundingClientRect().bottom)
  },
}

export const Hard: Story = {
  render: () => (
    <div className={stack} style={{ maxWidth: 300 }}>
      <TextField label="The number that the program has given you when you joined it, without spaces" optionalMark="(optional)" name="n" />
      <TextField
        label="Where"
        name="where"
        defaultValue="Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
        action={<IconButton icon={locateIcon} label="Use my position" />}
      />
      <TextField label="Read only" name="r" readOnly defaultValue="2304 118 847" />
      <TextField label="City" name="c" error="Enter city, state or ZIP code" />
    </div>
  ),
}
export const HardNarrow: Story = { ...Hard, globals: { viewport: { value: 'w320' } } }
export const HardDark: Story = { ...Hard, globals: { scheme: 'dark' } }
