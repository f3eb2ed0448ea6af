import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { Button } from '../actions/Button.tsx'
import { stack } from '../base/layout.css.ts'
import { TextField } from '../forms/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const errors = [
  { id: 'name', message: 'Name is required.' },
  { id: 'zip', message: 'ZIP code must have 5 characters' },
]

function Form() {
  const [attempt, setAttempt] = useState(0)
  return (
    <form
      noValidate
      className={stack}
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
      }}
    >
      <ErrorSummary title="Two things to fix" errors={attempt > 0 ? errors : []} focusKey={attempt} />
      <TextField id="name" label="Name" name="name" />
      <TextField id="zip" label="ZIP code" name="zip" />
      <Button type="submit">SAVE</Button>
    </form>
  )
}

export default { component: ErrorSummary, args: { title: 'Two things to fix', errors } } satisfies Meta<typeof ErrorSummary>
type Story = StoryObj<typeof ErrorSummary>

/** Takes focus at each attempt; each line links to its field. */
export const TakesFocus: Story = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'SAVE' }))
    await expect(canvas.getByRole('group', { name: 'Two things to fix' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: /ZIP code/ }))
    await expect(canvas.getByLabelText('ZIP code')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'SAVE' }))
    await expect(canvas.getByRole('group', { name: 'Two things to fix' })).toHaveFocus()
  },
}
export const Dark: Story = { ...TakesFocus, globals: { scheme: 'dark' } }
/** By keyboard: from the summary Tab goes through its lines, Enter to the field. */
export const Keyboard: Story = {
  render: () => <Form />,
  tags: ['key'],
  play: async ({ canvas }) => {
    canvas.getByLabelText('ZIP code').focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('group', { name: 'Two things to fix' })).toHaveFocus()
    await expect(canvas.getByRole('heading', { name: 'Two things to fix' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
  },
}
export const HardNarrow: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze and 1,234,567,890 other things to fix',
    errors: [{ id: 'x', message: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch is no ZIP code' }],
  },
  globals: { viewport: { value: 'w320' } },
}
