import type { YearInReview } from '@dining/contract'
import { stack } from '@dining/ui/layout'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { YearHead, YearSheet } from './YearScreen.tsx'

const BENEFITS = [420, 0, 1_180, 260, -60, 900, 300]
const review = (more: Partial<YearInReview> = {}): YearInReview => ({
  year: 2026,
  isSoFar: true,
  joinedOn: null,
  firstYear: 2023,
  lastYear: 2026,
  benefits: 3_000,
  dines: 21,
  places: 9,
  favorite: { merchantId: 'N1', name: 'Osteria Lume', dines: 5, activeMerchant: true },
  best: { txnId: 't1', name: 'Paella Nou', day: '2026-03-12', benefit: 640 },
  months: BENEFITS.map((benefits, at) => ({ month: at + 1, dines: benefits > 0 ? at + 1 : 0, benefits })),
  ...more,
})
const nothing = { benefits: 0, dines: 0, places: 0, favorite: null, best: null, months: [] }

export default {
  component: YearSheet,
  args: { review: review() },
  parameters: { tier: 2 },
  render: ({ review: shown }) => (
    <div className={stack}>
      <YearHead review={shown} />
      <YearSheet review={shown} />
    </div>
  ),
} satisfies Meta<typeof YearSheet>
type Story = StoryObj<typeof YearSheet>

/** The running year: sums, months as a table with bars, the picture, and the way to the other years. */
export const SoFar: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/2026 so far/i)
    const [, january] = within(canvas.getByRole('table')).getAllByRole('row')
    await expect(january).toHaveTextContent(/^Jan/)
    const bars = [...canvas.getByRole('table').querySelectorAll('td>span:first-child')].map((bar) => bar.getBoundingClientRect().width)
    await expect(Math.max(...bars)).toBe(bars[2])
    await expect((bars[0] ?? 0) / (bars[2] ?? 0)).toBeCloseTo(420 / 1_180, 1)
    await expect(bars[4]).toBe(0)
    await expect(await canvas.findByRole('img', { name: /2026/ })).toHaveAccessibleName(/21 dines, 9 restaurants/)
    await expect(canvas.getByRole('button', { name: /save picture/i })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '2026' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '2023' })).toHaveAttribute('href', '/account/year/2023')
  },
}
export const SoFarNarrow: Story = { globals: { viewport: { value: 'w320' } } }
export const SoFarDark: Story = { globals: { scheme: 'dark' } }
/** The first year, at places that are gone, with figures of many digits. */
export const First: Story = {
  args: {
    review: review({
      isSoFar: false,
      joinedOn: '2026-02-03',
      firstYear: 2026,
      benefits: 123_456_789,
      favorite: {
        merchantId: 'N2',
        name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        dines: 1_234,
        activeMerchant: false,
      },
    }),
  },
}
/** A year with nothing. */
export const Nothing: Story = { args: { review: review({ ...nothing, isSoFar: false, year: 2024 }) } }
