import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { row } from '../base/layout.css.ts'
import { rosetteIcon } from '../icons/index.ts'
import { Badge } from './Badge.tsx'
import { Price } from './Price.tsx'
import { Stars } from './Stars.tsx'

export default {
  component: Badge,
  args: { children: '+500 miles' },
  render: (args) => (
    <div className={row}>
      <Badge {...args} kind="bonus" />
      <Badge kind="acclaimed" icon={rosetteIcon}>
        Acclaimed
      </Badge>
      <Badge>New</Badge>
      <Stars rating="4.7" reviews="318" label="Rated 4.7 of 5 by 318 members" />
      <Price level={3} label="Price: 3 of 4" />
    </div>
  ),
} satisfies Meta<typeof Badge>
type Story = StoryObj<typeof Badge>

/** Stars and signs are announced as sentences, badges as written. */
export const Small: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Rated 4.7 of 5 by 318 members',
      'Price: 3 of 4',
    ])
    await expect(canvas.getByText('+500 miles')).toBeVisible()
  },
}
export const SmallDark: Story = { globals: { scheme: 'dark' } }
export const HardNarrow: Story = { args: { children: '+1,234,567,890 Rewards points' }, globals: { viewport: { value: 'w320' } } }
