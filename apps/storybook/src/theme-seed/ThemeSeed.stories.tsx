import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { draftOf, setDraft } from './drafts.ts'
import { partnerIds } from '../partners.ts'
import { ThemeSeed } from './ThemeSeed.tsx'

/** The colours below do not depend on a partner: each passes, or fails, with any. */
const PASSING_ACTION = { hex: '#5b2a86', rgb: 'rgb(91, 42, 134)' }
const PALE_INK = '#9a9fa8'

export default {
  component: ThemeSeed,
  title: 'Theme seed',
  parameters: { savedTheme: true },
  beforeEach: () => {
    const before = partnerIds.map((id) => [id, draftOf(id)] as const)
    if (import.meta.env['VITE_STORIES'] === 'test') for (const id of partnerIds) setDraft(id, {})
    return () => {
      if (import.meta.env['VITE_STORIES'] === 'test') for (const [id, draft] of before) setDraft(id, draft)
    }
  },
} satisfies Meta<typeof ThemeSeed>
type Story = StoryObj<typeof ThemeSeed>
type Canvas = ReturnType<typeof within>

function fieldOf(canvas: Canvas, label: string): HTMLInputElement {
  const field = canvas.getByLabelText(label)
  if (!(field instanceof HTMLInputElement)) throw new Error(`No input ${label}`)
  return field
}

async function write(field: HTMLInputElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** The background of the filled button in both schemes. */
function actions(canvasElement: HTMLElement): Record<'light' | 'dark', string> {
  const of = (scheme: string) => {
    const pane = canvasElement.querySelector<HTMLElement>(`[data-pane=${scheme}]`)
    const [button] = pane ? within(pane).getAllByRole('button') : []
    return button ? getComputedStyle(button).backgroundColor : ''
  }
  return { light: of('light'), dark: of('dark') }
}

/** Follows the toolbar's partner. */
export const Page: Story = {}

/** Both schemes follow a colour at once; the page itself keeps the saved theme, and Reset brings it back. */
export const Edit: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const save = await canvas.findByRole('button', { name: 'Save' })
    const before = actions(canvasElement)
    const own = getComputedStyle(save).backgroundColor
    const field = fieldOf(canvas, 'Action')
    const saved = field.value
    await write(field, PASSING_ACTION.hex)
    await expect(actions(canvasElement).light).toBe(PASSING_ACTION.rgb)
    await expect(actions(canvasElement).dark).not.toBe(before.dark)
    await expect(getComputedStyle(save).backgroundColor).toBe(own)
    await expect(canvas.getByText(`Saved: ${saved}`)).toBeVisible()
    await expect(canvas.getByLabelText('Pick Action')).toHaveValue(PASSING_ACTION.hex)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^All \d+ pairs reach their contrast\.$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(field).toHaveValue(saved)
    await expect(actions(canvasElement)).toEqual(before)
  },
}

/** What is typed wrong is named beside its field and loses nothing: the theme keeps the last valid value, the other edits stay. */
export const Invalid: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const save = await canvas.findByRole('button', { name: 'Save' })
    const before = actions(canvasElement)
    await write(fieldOf(canvas, 'Link'), '#1a3f7a')
    const field = fieldOf(canvas, 'Action')
    await write(field, 'purple')
    await expect(field).toHaveAccessibleDescription(/Write #rrggbb, or oklch\(l c h\)/)
    await expect(field).toBeInvalid()
    await expect(actions(canvasElement)).toEqual(before)
    await userEvent.click(save)
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('purple')
    await expect(fieldOf(canvas, 'Link')).toHaveValue('#1a3f7a')
    await userEvent.click(canvas.getByText('Icon'))
    const stroke = fieldOf(canvas, 'Icon stroke')
    await write(stroke, '9')
    await expect(stroke).toHaveAccessibleDescription(/Write a number from 0\.5 to 4\./)
  },
}

/** A pair that misses its contrast heads the table, and the server refuses to save it; what passes is saved into the partner's file. */
export const ContrastAndSave: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Save' })
    const field = fieldOf(canvas, 'Ink')
    const saved = field.value
    await write(field, PALE_INK)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of \d+ pairs miss their contrast, the first: light text\.heading on /)
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent(/^lighttext\.heading on .*7:1fails$/)
    await userEvent.click(save)
    const refusal = await canvas.findByRole('alert')
    await expect(refusal).toHaveTextContent(/Some pairs of colours miss their contrast.*nearest passing shade: #/)
    await expect(field).toHaveValue(PALE_INK)

    await write(field, '#101820')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(save)
    await canvas.findByText(/^Saved in partners\/[a-z0-9-]+\/tokens\.ts\.$/)
    await expect(field).toHaveValue('#101820')
    await expect(canvas.queryByText(/^Saved: /)).toBeNull()
    // Read from the file again.
    await write(field, saved)
    await expect(canvas.getByText('Saved: #101820')).toBeVisible()
    await userEvent.click(save)
    await waitFor(() => expect(canvas.queryByText(/^Saved: /)).toBeNull())
    await expect(field).toHaveValue(saved)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
/** For a reader who doubles the text size. */
export const LargeText: Story = { globals: { textSize: '200' }, tags: ['!dev'] }
