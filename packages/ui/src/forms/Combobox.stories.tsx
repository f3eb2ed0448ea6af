import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { IconButton } from '../actions/IconButton.tsx'
import { locateIcon } from '../icons/index.ts'
import { Combobox } from './Combobox.tsx'

const PLACES = ['Portland, OR', 'Portland, ME', 'Port Angeles, WA', 'Port St. Lucie, FL', 'Porto Rico Heights, CA']

/** Suggests matching places, like a search. */
function Where({ predictions, ...rest }: ComponentProps<typeof Combobox>) {
  const [text, setText] = useState('')
  const fitting = predictions.filter((place) => text !== '' && place !== text && place.toLowerCase().startsWith(text.toLowerCase()))
  return (
    <form aria-label="Search" onSubmit={(event) => event.preventDefault()}>
      <Combobox {...rest} predictions={fitting} onInput={(event) => setText(event.currentTarget.value)} />
    </form>
  )
}

export default {
  component: Combobox,
  args: {
    label: 'Where',
    name: 'location',
    placeholder: 'City, state or ZIP code',
    predictions: PLACES,
    predictionsLabel: 'Places',
    action: <IconButton icon={locateIcon} label="Use my current location" onClick={fn()} />,
  },
  render: (args) => <Where {...args} />,
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Combobox>
type Story = StoryObj<typeof Combobox>

const marked = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent

/** Typed, navigated and chosen by keyboard; Escape closes the list and keeps the input. */
export const Keyboard: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    const input: HTMLInputElement = canvas.getByRole('combobox', { name: 'Where' })
    const isOpen = () => input.getAttribute('aria-expanded')
    await userEvent.type(input, 'port')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5))
    await expect(canvas.getByRole('listbox', { name: 'Places' })).toBeVisible()
    await expect(isOpen()).toBe('true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(marked(input)).toBe('Portland, ME')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Portland, ME')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(input).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Escape}')
    await expect(isOpen()).toBe('false')
    await expect(input).toHaveValue('port')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(input).toHaveValue('Porto Rico Heights, CA')
    await expect(isOpen()).toBe('false')
    await expect(input).toHaveFocus()
  },
}
/** Ten px below the field, as wide as it is; a press chooses a suggestion. */
export const Pointer: Story = {
  name: 'Pointer [LAYOUT-11]',
  play: async ({ canvas }) => {
    const input: HTMLInputElement = canvas.getByRole('combobox')
    await userEvent.type(input, 'port')
    const list = await canvas.findByRole('listbox')
    await waitFor(() => expect(list.getBoundingClientRect().top - input.getBoundingClientRect().bottom).toBeCloseTo(10, 0))
    await expect(list.getBoundingClientRect().width).toBeCloseTo(input.getBoundingClientRect().width, 0)
    await userEvent.click(canvas.getByRole('option', { name: 'Port Angeles, WA' }))
    await expect(input).toHaveValue('Port Angeles, WA')
    await expect(input).toHaveFocus()
    await expect(list).not.toBeVisible()
  },
}
const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'l')
  await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
}
const HARD = [
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, GW',
  'Łódź and Århus-on-the-Größenwahn, MN',
  'Las Vegas, NV 89109-1234567890',
]
/** Names longer than the field, with an error. */
export const HardNarrow: Story = {
  args: { predictions: HARD, error: 'Enter city, state or ZIP code' },
  globals: { viewport: { value: 'w320' } },
  play: opened,
}
export const OpenDark: Story = { args: { predictions: HARD }, globals: { scheme: 'dark' }, play: opened }
