import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { row } from '../base/layout.css.ts'
import { Icon } from './Icon.tsx'
import * as icons from './index.ts'

export default {
  component: Icon,
  args: { d: '' },
  render: () => (
    <ul className={row}>
      {Object.entries(icons).map(([name, d]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4, width: 96, fontSize: 12 }}>
          <Icon d={d} />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof Icon>
type Story = StoryObj<typeof Icon>

/** All icons, with the partner's stroke and line caps; none is announced. */
export const All: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length)
  },
}
export const AllDark: Story = { globals: { scheme: 'dark' } }
export const AllNarrow: Story = { globals: { viewport: { value: 'w320' } } }
