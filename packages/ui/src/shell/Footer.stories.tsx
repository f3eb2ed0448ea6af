import type { Meta, StoryObj } from '@storybook/react-vite'

import { Footer, LogoChain } from './Footer.tsx'
import { SkipLink } from './SkipLink.tsx'
import { Wordmark } from './Wordmark.tsx'

const links = (...labels: string[]) => labels.map((label) => ({ href: `#${label}`, label }))

export default {
  component: Footer,
  args: {
    brand: (
      <>
        <Wordmark strong="Skyway®" light="Dining" href="#home" />
        <p>Search and see what you will earn, before you are seated.</p>
        <LogoChain label="Our other sites" links={links('Skyway®', 'Skyway® Hotels')} />
      </>
    ),
    navLabel: 'Footer',
    groups: [
      { title: 'Dine', links: links('Find restaurants', 'How it works', 'Current offers') },
      { title: 'Account', links: links('Join', 'Sign in', 'Report missing rewards') },
      { title: 'Help', links: links('Questions', 'Terms', 'Privacy') },
    ],
    legal: (
      <p>
        © 2026 Skyway® Dining. Questions? Call <a href="tel:+18005550134">1-800-555-0134</a>. Rates depend on your tier and can change.
      </p>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>
type Story = StoryObj<typeof Footer>

export const Plain: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <main id="main" />
      <Footer {...args} />
    </>
  ),
}
