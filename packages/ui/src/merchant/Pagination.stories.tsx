import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Pagination } from './Pagination.tsx'

export default {
  component: Pagination,
  args: {
    page: 4,
    pages: 9,
    href: (page) => `#page-${page}`,
    navLabel: 'Pages of activity',
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page) => `Page ${page}`,
    onPage: fn((_page, event) => event.preventDefault()),
  },
} satisfies Meta<typeof Pagination>
type Story = StoryObj<typeof Pagination>

/** Five numbers around the current one, previous and next. */
export const Middle: Story = {
  tags: ['key'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Previous page',
      'Page 2',
      'Page 3',
      'Page 4',
      'Page 5',
      'Page 6',
      'Next page',
    ])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('4')
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }))
    await expect(args.onPage).toHaveBeenCalledWith(5, expect.anything())
  },
}
export const FirstDark: Story = { args: { page: 1 }, globals: { scheme: 'dark' } }
export const Narrow: Story = { args: { page: 128, pages: 999 }, globals: { viewport: { value: 'w320' } } }
/** By keyboard, from link to link; the list of pages has a name. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of activity' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenCalledWith(2, expect.anything())
  },
}
