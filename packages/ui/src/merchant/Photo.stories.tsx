import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Photo } from './Photo.tsx'

export default {
  component: Photo,
  args: { base: '/images/dishes/pasta-256.webp', alt: 'A table with pasta', sizes: '300px', width: 500, eager: true },
} satisfies Meta<typeof Photo>
type Story = StoryObj<typeof Photo>

/** Has a name, and its space before it loads; the browser chooses among the sizes, with one for dense screens. */
export const Sized: Story = {
  play: async ({ canvas }) => {
    const image: HTMLImageElement = canvas.getByRole('img', { name: 'A table with pasta' })
    await expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['500', '313'])
    await expect(image.srcset.split(', ').map((size) => size.split(' ').at(-1))).toEqual(['200w', '500w', '600w', '1200w'])
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
/** A decorative picture has no name, and is not announced. */
export const DecorationDark: Story = {
  args: { alt: '' },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
