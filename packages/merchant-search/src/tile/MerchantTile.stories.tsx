import { testMerchant } from '@dining/contract/testing'
import { CardGrid } from '@dining/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { MerchantTile } from './MerchantTile.tsx'

const LUME = testMerchant()
const hard = testMerchant({
  id: 'N8',
  name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll & Söhne',
  acclaimedLevel: 2,
  details: { ...LUME.details, cuisines: ['Contemporary French / American'], priceRange: 4, highlight: 'new' },
  benefitAvailability: { ...LUME.benefitAvailability, accessTier: 3, bonusUnits: 1_234_567 },
  location: { ...LUME.location, address: { ...LUME.location.address, city: 'Rancho Santa Margarita' } },
  distance: 1234.5,
})

export default {
  component: MerchantTile,
  args: { merchant: LUME },
  render: (args) => (
    <CardGrid aria-label="Restaurants">
      <li>
        <MerchantTile {...args} />
      </li>
      <li>
        <MerchantTile merchant={hard} />
      </li>
    </CardGrid>
  ),
} satisfies Meta<typeof MerchantTile>
type Story = StoryObj<typeof MerchantTile>

/** With the partner's texts and rates; each card is one link, and its name is a heading. */
export const Visitor: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Osteria Lume' }).closest('a')).toHaveAttribute('href', '/merchants/N7')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getAllByRole('img', { name: /4\.7/ })).toHaveLength(2)
  },
}
/** A member at the lowest tier sees a place for other tiers. */
export const Member: Story = { parameters: { tier: 0 } }
export const MemberDark: Story = { parameters: { tier: 3 }, globals: { scheme: 'dark' } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
