import { usePartner } from '@dining/partner-kit/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { partnerIds } from '../partners.ts'
import { PartnerPage } from './PartnerPage.tsx'

export default { component: PartnerPage, title: 'Page' } satisfies Meta<typeof PartnerPage>
type Story = StoryObj<typeof PartnerPage>

/** Follows the toolbar's partner. */
export const Page: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/pairs; the closest is/)).toHaveLength(2)
    await expect(canvas.getByTitle(/^Your code for /)).toBeVisible()
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
/** For a reader who doubles the text size. */
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async () => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe(`${2 * 17}px`)
  },
}

function Named() {
  return <h3>{usePartner().program.name}</h3>
}
/** In the grid of themes each partner's area has its own theme, texts and sizes; with the toolbar, so does any other story. */
export const ThemeGrid: Story = {
  globals: { themes: 'all', scheme: 'dark' },
  render: () => <Named />,
  play: async ({ canvasElement }) => {
    const panes = [...canvasElement.querySelectorAll<HTMLElement>('[data-pane]')]
    await expect(panes.map((pane) => pane.dataset['pane'])).toEqual(partnerIds)
    for (const pane of panes) {
      await expect(pane.querySelector('h3')).toHaveTextContent(pane.querySelector('figcaption')?.textContent ?? 'no caption')
    }
    const looks = panes.map((pane) => {
      const { color, fontFamily, fontSize } = getComputedStyle(pane.querySelector('h3') ?? pane)
      return [color, fontFamily, fontSize].join(' ')
    })
    await expect(new Set(looks).size).toBe(partnerIds.length)
    for (const pane of panes) await expect(getComputedStyle(pane).colorScheme).toBe('dark')
    await expect(new Set(looks.map((look) => look.split(' ').at(-1))).size).toBeGreaterThan(1)
  },
}
