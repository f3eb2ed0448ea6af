import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ToastRegion } from './ToastRegion.tsx'

export default {
  component: ToastRegion,
  args: {
    label: 'Messages',
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
    toasts: [
      { id: 'a', type: 'success', message: 'Your profile is saved.' },
      { id: 'b', type: 'error', message: 'Something went wrong. Please refresh the page and try again.' },
      { id: 'c', type: 'status', message: 'You are offline.' },
      { id: 'd', type: 'warning', message: 'Your session ends in 1 minute.' },
    ],
  },
  decorators: [(Story) => <div style={{ minHeight: 360 }}>{Story()}</div>],
} satisfies Meta<typeof ToastRegion>
type Story = StoryObj<typeof ToastRegion>

/** At the top centre, each type in its colour; errors interrupt; each can be dismissed. */
export const Types: Story = {
  name: 'Types [FORM-27]',
  play: async ({ canvas, canvasElement, args }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[data-toast]')]
    for (const box of boxes) {
      const { left, right } = box.getBoundingClientRect()
      await expect(Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(1)
    }
    await expect(Math.min(...boxes.map((box) => box.getBoundingClientRect().top))).toBeLessThan(40)
    await expect(new Set(boxes.map((box) => getComputedStyle(box).backgroundColor)).size).toBe(4)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('b')
  },
}
export const Dark: Story = { name: 'Dark', globals: { scheme: 'dark' } }
/** By keyboard: each can be dismissed. */
export const Keyboard: Story = {
  tags: ['key'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledWith('b')
  },
}
export const HardNarrow: Story = {
  args: { toasts: [{ id: 'a', type: 'error', message: `Donaudampfschifffahrtsgesellschaftskapitänsmütze: ${'more words '.repeat(20)}` }] },
  globals: { viewport: { value: 'w320' } },
}
