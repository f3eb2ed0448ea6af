import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { SkipLink } from './SkipLink.tsx'

export default {
  component: SkipLink,
  args: { href: '#main', children: 'Skip to the content' },
  render: (args) => (
    <div style={{ minHeight: 120 }}>
      <SkipLink {...args} />
      <a href="#menu">Menu</a>
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>
type Story = StoryObj<typeof SkipLink>

/** The first stop of the Tab key: visible only while it has the focus. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' })
    const isSeen = () => {
      const { left, top, bottom } = link.getBoundingClientRect()
      return left >= 0 && top >= 0 && bottom > 0
    }
    await expect(isSeen()).toBe(false)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(isSeen()).toBe(true)
    await userEvent.tab()
    await expect(isSeen()).toBe(false)
    await userEvent.tab({ shift: true })
  },
}
const focused: Story['play'] = async () => userEvent.tab()
export const SeenDark: Story = { globals: { scheme: 'dark' }, play: focused }
export const HardNarrow: Story = {
  args: { children: 'Zum Inhalt der Donaudampfschifffahrtsgesellschaft' },
  globals: { viewport: { value: 'w320' } },
  play: focused,
}
