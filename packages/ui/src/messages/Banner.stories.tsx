import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { stack } from '../base/layout.css.ts'
import { clockIcon } from '../icons/index.ts'
import { Banner } from './Banner.tsx'
import { Notice } from './Notice.tsx'

export default { component: Banner, args: { type: 'error' } } satisfies Meta<typeof Banner>
type Story = StoryObj<typeof Banner>

/** Three types, each with an icon and an edge beside its colour; only an error interrupts. */
export const Types: Story = {
  tags: ['key'],
  name: 'Types [FORM-26]',
  render: () => (
    <div className={stack}>
      <Banner type="error" title="That did not work">
        Something went wrong. Please refresh the page and try again.
      </Banner>
      <Banner type="success">Your card is linked. The next dinner earns.</Banner>
      <Banner type="warning" title="Almost there">
        Confirm your email to <a href="#select">earn at the Select rate</a>.
      </Banner>
      <Notice icon={clockIcon} title="Usually posts in 3 days">
        Averyveryverylongwordwithoutanyspacewhichmustbreaksomewhereorotherinthemiddleofitselfbeforetheedge
      </Notice>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await expect(canvas.getAllByRole('status')).toHaveLength(2)
    const colours = [...canvas.getAllByRole('alert'), ...canvas.getAllByRole('status')].map((box) => getComputedStyle(box).backgroundColor)
    await expect(new Set(colours).size).toBe(3)
  },
}
export const Dark: Story = { ...Types, tags: [], name: 'Dark', globals: { scheme: 'dark' } }
export const HardNarrow: Story = { ...Types, tags: [], name: 'Hard, narrow', globals: { viewport: { value: 'w320' } } }
