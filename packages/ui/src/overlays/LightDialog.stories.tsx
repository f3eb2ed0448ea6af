import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { expect, userEvent } from 'storybook/test'

import { LinkButton } from '../actions/Button.tsx'
import { LightDialog } from './LightDialog.tsx'

const PROPS = {
  title: 'Got the whole table?',
  closeLabel: 'Close',
  actions: <LinkButton href="#more">TELL ME MORE</LinkButton>,
  children: <p>Pay the check with your linked card, and the points for all of it are yours.</p>,
}

function Example() {
  const [open, setOpen] = useState(true)
  return <LightDialog {...PROPS} open={open} onClose={() => setOpen(false)} />
}

/** The dialog comes when the field has the focus. */
function ExampleWithForm() {
  const [isUsed, setIsUsed] = useState(false)
  return (
    <>
      <form>
        <label>
          Email <input name="email" onFocus={() => setIsUsed(true)} />
        </label>
      </form>
      {isUsed && <LightDialog {...PROPS} open onClose={() => {}} />}
    </>
  )
}

export default {
  component: LightDialog,
  args: { open: false, onClose: () => {}, title: '', closeLabel: 'Close' },
} satisfies Meta<typeof LightDialog>
type Story = StoryObj<typeof LightDialog>

/** It is modal once its code runs, gives the focus to its title, and closes by its button. */
export const OpensAndCloses: Story = {
  name: 'Opens and closes',
  render: () => <Example />,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Got the whole table?' })
    await expect(dialog.matches(':modal')).toBe(true)
    await expect(canvas.getByRole('heading', { name: 'Got the whole table?' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
/** It does not open over a form that the visitor has begun with. */
export const OverForm: Story = {
  name: 'Not over a form in use',
  render: () => <ExampleWithForm />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
/** As in the server's HTML, before its code runs: where the modal dialog will be, and closed by the browser itself. */
export const BeforeItsCode: Story = {
  name: 'Before its code runs',
  render: () => <div dangerouslySetInnerHTML={{ __html: renderToString(<LightDialog {...PROPS} open onClose={() => {}} />) }} />,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Got the whole table?' })
    await expect(dialog.matches(':modal')).toBe(false)
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const Dark: Story = { render: () => <Example />, globals: { scheme: 'dark' } }
export const Narrow: Story = { render: () => <Example />, globals: { viewport: { value: 'w320' } } }
