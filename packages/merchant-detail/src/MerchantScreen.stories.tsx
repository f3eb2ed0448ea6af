import { testMerchantDetail } from '@dining/contract/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'

import { MerchantScreen } from './MerchantScreen.tsx'

const EVERY_DAY = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

export default {
  component: MerchantScreen,
  parameters: { layout: 'fullscreen' },
  args: { merchant: testMerchantDetail({ hours: EVERY_DAY.map((day) => ({ day, opens: 660, closes: 1380 })) }) },
} satisfies Meta<typeof MerchantScreen>
type Story = StoryObj<typeof MerchantScreen>

/** First what it earns, then the description; the receipt follows the bill. */
export const Visitor: Story = {
  tags: ['key'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Osteria Lume')
    const bill = canvas.getByRole('slider')
    await fireEvent.input(bill, { target: { value: '100' } })
    await expect(bill).toHaveAttribute('aria-valuetext', expect.stringContaining('$'))
  },
}
export const MemberDark: Story = {
  parameters: { tier: 2, layout: 'fullscreen' },
  globals: { scheme: 'dark', viewport: { value: 'w1280' } },
}
export const HardNarrow: Story = {
  args: {
    merchant: testMerchantDetail({
      name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch & Söhne',
      about: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze. '.repeat(12),
      benefitAvailability: { campaignCodes: [], accessTier: 3, offerType: 'Limited', bonusUnits: 1_234_567 },
      acclaimedLevel: 2,
    }),
  },
  globals: { viewport: { value: 'w320' } },
}
