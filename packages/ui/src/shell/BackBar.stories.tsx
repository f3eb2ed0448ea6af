import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { BackBar } from './BackBar.tsx'

export default {
  component: BackBar,
  args: { navLabel: 'Back', label: 'Back to results', href: '#results' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackBar>
type Story = StoryObj<typeof BackBar>

/** 45 px high, and stays at the top. */
export const WithRate: Story = {
  args: {
    children: (
      <>
        Osteria Lume · <b>3 miles per $1</b>
      </>
    ),
  },
  render: (args) => (
    <div style={{ height: 2000 }}>
      <BackBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation')
    window.scrollTo(0, 300)
    await expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 45 })
    window.scrollTo(0, 0)
  },
}
export const LongNarrow: Story = {
  args: { children: 'The Old Spaghetti Factory and Fish House at the River, Downtown · 3 miles per $1' },
  globals: { viewport: { value: 'w320' }, scheme: 'dark' },
}
