import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { StarsField } from './StarsField.tsx'

export default {
  component: StarsField,
  args: {
    label: 'Your rating',
    name: 'stars',
    options: ['poor', 'fair', 'good', 'very good', 'excellent'].map((word, index) => ({
      value: String(index + 1),
      label: `${index + 1}: ${word}`,
    })),
  },
  render: (args) => (
    <form aria-label="Form">
      <StarsField {...args} />
    </form>
  ),
} satisfies Meta<typeof StarsField>
type Story = StoryObj<typeof StarsField>

const filled = (root: HTMLElement) => [...root.querySelectorAll('svg')].filter((star) => getComputedStyle(star).fill !== 'none').length

/** The arrow keys choose; the stars up to the choice are filled, and its words are shown. */
export const Keyboard: Story = {
  tags: ['key'],
  play: async ({ canvas, canvasElement }) => {
    await expect(filled(canvasElement)).toBe(0)
    await userEvent.click(canvas.getByRole('radio', { name: '3: good' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '4: very good' })).toBeChecked()
    await expect(filled(canvasElement)).toBe(4)
    await expect(canvas.getByText('4: very good', { selector: 'p span' })).toBeVisible()
    await expect(new FormData(canvas.getByRole('form')).get('stars')).toBe('4')
  },
}
export const WithError: Story = {
  args: { required: true, requiredMark: ' (required)', error: 'Choose one to five stars.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Your rating (required)' })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Choose one to five stars.')
  },
}
export const WithErrorNarrow: Story = { ...WithError, globals: { viewport: { value: 'w320' } } }
export const ChosenDark: Story = { args: { defaultValue: '4' }, globals: { scheme: 'dark' } }
