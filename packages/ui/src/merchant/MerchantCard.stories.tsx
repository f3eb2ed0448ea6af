import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Rate } from '../earn/Rate.tsx'
import { rosetteIcon } from '../icons/index.ts'
import { LinkProvider } from '../link/Anchor.tsx'
import { tableFor } from '../illustrations/tables.ts'
import { Scene } from '../illustrations/Scene.tsx'
import { Badge } from './Badge.tsx'
import { CardGrid } from './CardGrid.tsx'
import { MerchantCard } from './MerchantCard.tsx'
import { MerchantCardSkeleton } from './MerchantCardSkeleton.tsx'

const card = {
  href: '#lume',
  name: 'Osteria Lume',
  picture: <Scene table={tableFor('Italian', 101_427)} eager />,
  badges: (
    <Badge kind="acclaimed" icon={rosetteIcon}>
      Acclaimed
    </Badge>
  ),
  rating: { rating: '4.7', reviews: '318', label: 'Rated 4.7 of 5 by 318 members' },
  price: { level: 3, label: 'Price: 3 of 4' },
  facts: ['Italian', 'Alder', '0.3\u00a0mi'],
  earn: <Rate value="5" unit="miles per $1" note="as a VIP" />,
}

export default { component: MerchantCard, args: card, decorators: [(Story) => <div style={{ width: 250 }}>{Story()}</div>] } satisfies Meta<
  typeof MerchantCard
>
type Story = StoryObj<typeof MerchantCard>

/** One link; badge and benefit are announced first, the picture has the ratio 1.6. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: /^Osteria Lume 5 miles per \$1 as a VIP Rated 4.7 of 5 by 318 members Price: 3 of 4 Italian · Alder · 0.3.mi Acclaimed/,
    })
    const { width, height } = link.lastElementChild?.getBoundingClientRect() ?? { width: 0, height: 1 }
    await expect(width / height).toBeCloseTo(1.6, 1)
    await expect(canvas.getByText('5').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText(/Italian ·/).getBoundingClientRect().top,
    )
  },
}

/** Three lines of badges on a slide of 200 px leave the picture's lower corner to the buttons over the card: 44 px, and 8 px around them. */
export const ThreeBadgesOnASlide: Story = {
  args: {
    badges: (
      <>
        <Badge kind="bonus">Earn 1,000 bonus miles</Badge>
        <Badge kind="acclaimed" icon={rosetteIcon}>
          Highly Acclaimed
        </Badge>
        <Badge kind="acclaimed">Leaving soon this week</Badge>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText('Earn 1,000 bonus miles'), canvas.getByText('Leaving soon this week')]
    const picture = canvas.getByRole('link').lastElementChild?.getBoundingClientRect().bottom ?? 0
    await expect(last.getBoundingClientRect().top - first.getBoundingClientRect().top).toBeGreaterThan(40)
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(picture - 52)
  },
}

/** The app's own link is used if there is one. */
export const ThroughTheAppsLink: Story = {
  render: (args) => (
    <LinkProvider
      component={({ children, ...props }) => (
        <a {...props} data-router="yes">
          {children}
        </a>
      )}
    >
      <MerchantCard {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router', 'yes')
  },
}

/** The skeleton has the size of the loaded card. */
export const SkeletonOfSameSize: Story = {
  decorators: [
    (Story) => <div style={{ display: 'grid', gridTemplateColumns: '250px 250px', alignItems: 'start', gap: 20 }}>{Story()}</div>,
  ],
  render: (args) => (
    <>
      <div>
        <MerchantCard {...args} />
      </div>
      <div>
        <MerchantCardSkeleton earn={args.earn} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const real = canvas.getByRole('link')
    const skeleton = real.parentElement?.nextElementSibling?.firstElementChild
    const difference = real.getBoundingClientRect().height - (skeleton?.getBoundingClientRect().height ?? 0)
    await expect(Math.abs(difference)).toBeLessThan(0.5)
  },
}

export const Grid: Story = {
  tags: ['key'],
  decorators: [(Story) => <div style={{ width: 'min(1050px, 90vw)', position: 'relative' }}>{Story()}</div>],
  render: (args) => (
    <CardGrid>
      <li>
        <MerchantCard {...args} />
      </li>
      <li>
        <MerchantCard
          {...args}
          lifted
          badges={<Badge kind="bonus">+500 miles</Badge>}
          picture={<Scene table={tableFor('Sushi', 101_490)} eager />}
          name="Kirin & Salt"
        />
      </li>
      <li>
        <MerchantCard
          {...args}
          name="The Old Spaghetti Factory and Fish House at the River"
          picture={<Scene table={tableFor('Mexican', 101_423)} eager />}
          badges={
            <>
              <Badge kind="bonus">+500 miles</Badge>
              <Badge kind="acclaimed" icon={rosetteIcon}>
                Acclaimed
              </Badge>
              <Badge kind="acclaimed">New here</Badge>
            </>
          }
          facts={['Contemporary French / American', 'Rancho Santa Margarita', '12.3\u00a0mi']}
          earn={<Rate value="10¢" unit="per gal per $50" note="your Select rate" />}
        />
      </li>
      <li>
        <MerchantCard href="#bare" name="No rating yet" picture={<Scene table={tableFor('', 9)} eager />} facts={['Bistro', 'Erie']} />
      </li>
    </CardGrid>
  ),
}
export const GridDark: Story = { ...Grid, tags: [], globals: { scheme: 'dark' } }
export const GridNarrow: Story = {
  ...Grid,
  tags: [],
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
  globals: { viewport: { value: 'w320' } },
}
