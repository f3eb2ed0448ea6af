import { stack } from '@dining/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { CardFacts } from './CardFacts.tsx'
import { SaveBanner } from './link/SaveBanner.tsx'

const visa = { id: 'a', partnerCardId: null, cardType: 'Visa', lastFour: '4417', description: 'Visa' } as const

export default {
  component: CardFacts,
  render: () => (
    <div className={stack}>
      <SaveBanner status="all" added={[visa]} failed={[]} />
      <SaveBanner status="some" added={[visa]} failed={[{ description: 'Visa', lastFour: '0092', code: 'already-used' }]} />
      <SaveBanner status="maximum" added={[]} failed={[{ description: 'Visa', lastFour: '0092', code: 'limit-reached' }]} />
      <CardFacts />
    </div>
  ),
} satisfies Meta<typeof CardFacts>
type Story = StoryObj<typeof CardFacts>

/** The result of a save, and which data of a card are visible, in plain words. */
export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2)
    await expect(canvas.getByRole('alert')).toHaveTextContent('0092')
    await expect(canvas.getByRole('complementary')).toBeVisible()
  },
}
export const FactsDark: Story = { globals: { scheme: 'dark' } }
export const FactsNarrow: Story = { globals: { viewport: { value: 'w320' } } }
