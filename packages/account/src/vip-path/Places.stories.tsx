import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Places } from './Places.tsx'

const place = { merchantId: 'N1', name: 'Osteria Lume', city: 'Portland', cuisine: 'Italian', dines: 3, days: [], countsFrom: null }

export default {
  component: Places,
  args: {
    places: [
      place,
      { ...place, merchantId: 'N2', name: 'Slow Noodle', cuisine: 'Chinese', dines: 2, countsFrom: '2026-11-01' },
      { ...place, merchantId: 'N3', name: 'Paella Nou', cuisine: 'Spanish', dines: 1, days: ['Tue', 'Wed', 'Thu'] },
      { ...place, merchantId: 'N4', name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch & Söhne', cuisine: null, dines: 0 },
    ],
  },
  parameters: { tier: 2 },
} satisfies Meta<typeof Places>
type Story = StoryObj<typeof Places>

/** Each place leads to its page, and shows how often the member dined there and when another dine counts. */
export const Own: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    const [, noodle] = canvas.getAllByRole('listitem')
    await expect(canvas.getByRole('link', { name: 'Osteria Lume' })).toHaveAttribute('href', '/merchants/N1')
    await expect(noodle).toHaveTextContent(/2 .* this year · .* Nov 1/)
  },
}
export const OwnNarrow: Story = { globals: { viewport: { value: 'w320' } } }
/** Before the first dine, and when none counts any more. */
export const None: Story = { args: { places: [] } }
