import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../actions/Button.tsx'
import { TextButton } from '../actions/TextButton.tsx'
import { Dialog } from './Dialog.tsx'

function Example({ title = 'Delete this card?', long = false, startsOpen = false }) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        DELETE
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel="Close"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>DELETE CARD</Button>
            <TextButton onClick={() => setOpen(false)}>Keep it</TextButton>
          </>
        }
      >
        <p>Visa ending in 4417 stops earning at once. What it has earned stays yours.</p>
        {long && Array.from({ length: 30 }, (_, i) => <p key={i}>A paragraph of terms, long enough to need scrolling.</p>)}
      </Dialog>
    </>
  )
}

export default { component: Dialog, args: { open: false, onClose: () => {}, title: '', closeLabel: 'Close' } } satisfies Meta<typeof Dialog>
type Story = StoryObj<typeof Dialog>

/** Opens with focus inside, closes on Escape, on a press outside and by its button, and returns the focus; at most 650 px wide. */
export const OpensAndCloses: Story = {
  name: 'Opens and closes [LAYOUT-10]',
  render: () => <Example />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'DELETE' })
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog', { name: 'Delete this card?' })
    await expect(dialog.contains(document.activeElement)).toBe(true)
    await expect(getComputedStyle(dialog).maxWidth).toBe('650px')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(dialog)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(opener)
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(await canvas.findByRole('button', { name: 'DELETE' })).toHaveFocus()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
export const Long: Story = { render: () => <Example startsOpen long title="Terms and conditions that have a very long title indeed" /> }
export const Dark: Story = { render: () => <Example startsOpen />, globals: { scheme: 'dark' } }
export const Narrow: Story = { render: () => <Example startsOpen />, globals: { viewport: { value: 'w320' } } }
/** By keyboard: focus starts inside, cycles inside, and Enter on the first button closes. */
export const Keyboard: Story = {
  tags: ['key'],
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = canvas.getByRole('dialog', { name: 'Delete this card?' })
    await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Delete this card?' })).toBeVisible())
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'DELETE' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  },
}
export const HardNarrow: Story = {
  render: () => <Example startsOpen title="Donaudampfschifffahrtsgesellschaftskapitänsmütze löschen?" />,
  globals: { viewport: { value: 'w320' } },
}
