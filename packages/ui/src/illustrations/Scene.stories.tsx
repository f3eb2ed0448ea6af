import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { CardGrid } from '../merchant/CardGrid.tsx'
import { tableFor } from './tables.ts'
import { Scene } from './Scene.tsx'

const cuisines = [
  'Italian',
  'Japanese',
  'Mexican',
  'Steakhouse',
  'Seafood',
  'Indian',
  'Spanish',
  'French',
  'Chinese',
  'Barbecue',
  'American',
  'Greek',
  'Breakfast',
  'Wine Bar',
  'Californian',
  'Gastro Pub',
  'Pizzeria',
  'Klingon',
]

export default { component: Scene, args: { table: tableFor('Italian', 1), label: 'Italian dish' } } satisfies Meta<typeof Scene>
type Story = StoryObj<typeof Scene>

/** Ratio 1.6; its pictures load, in a suitable size. */
export const One: Story = {
  play: async ({ canvas, canvasElement }) => {
    const scene = canvas.getByRole('img', { name: 'Italian dish' })
    const { width, height } = scene.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1.6, 2)
    const image = canvasElement.querySelector('img')
    if (image !== null) image.loading = 'eager'
    await image?.decode()
    await expect(image?.naturalWidth).toBeGreaterThan(0)
  },
}
export const Cuisines: Story = {
  render: () => (
    <CardGrid>
      {cuisines.map((cuisine, i) => (
        <li key={cuisine}>
          <Scene table={tableFor(cuisine, 4000 + i)} label={cuisine} eager />
          {cuisine}
        </li>
      ))}
    </CardGrid>
  ),
}
export const CuisinesDark: Story = { ...Cuisines, globals: { scheme: 'dark' } }
export const OnlyItalian: Story = {
  render: () => (
    <CardGrid>
      {Array.from({ length: 12 }, (_, i) => (
        <li key={i}>
          <Scene table={tableFor('Italian', 101422 + i)} eager />
        </li>
      ))}
    </CardGrid>
  ),
}
