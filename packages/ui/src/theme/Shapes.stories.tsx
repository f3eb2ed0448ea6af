import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { Rate } from '../earn/Rate.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { menuIcon } from '../icons/index.ts'
import { CardGrid } from '../merchant/CardGrid.tsx'
import { MerchantCard } from '../merchant/MerchantCard.tsx'
import { Hero } from '../page/Hero.tsx'
import { BarLink, TopBar } from '../shell/TopBar.tsx'
import { Wordmark } from '../shell/Wordmark.tsx'
import { tableFor } from '../illustrations/tables.ts'
import { Scene } from '../illustrations/Scene.tsx'
import { barEdge } from './bar-edges.ts'
import { HERO_CUTS } from './hero-cuts.ts'
import { BARS, cardStyle, RULES } from './card-styles.ts'
import { referenceTokens } from './reference-tokens.ts'
import type { Tokens } from './tokens.ts'
import { vars } from './vars.css.ts'
import { WEAVES } from './weaves.ts'

/** A part of the page with other values for some of the theme's roles. */
function Wearing<Roles extends Readonly<Record<string, string>>>({
  roles,
  as,
  children,
}: {
  roles: Roles
  as: Readonly<Record<keyof Roles, string>>
  children: ReactNode
}) {
  const names = Object.entries(roles).map(([role, name]) => [name.slice('var('.length, -1), as[role] ?? ''])
  return <div style={Object.fromEntries(names)}>{children}</div>
}

const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]
const titled = (name: string, node: ReactNode) => (
  <li key={name}>
    <p>{name}</p>
    {node}
  </li>
)
const stacked = { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0,1fr)' }
const barOf = (
  <TopBar
    start={<IconButton icon={menuIcon} label="Menu" />}
    logo={<Wordmark strong="Skyway®" light="Dining" href="#home" />}
    end={<BarLink href="#sign-in">SIGN IN</BarLink>}
  />
)

export default { parameters: { layout: 'fullscreen' } } satisfies Meta
type Story = StoryObj

/** Every weave, each on its three cloths. */
export const Weaves: Story = {
  render: () => (
    <CardGrid style={{ padding: 20 }}>
      {keys(WEAVES).flatMap((weave) =>
        (['deep', 'mid', 'pale'] as const).map((tone, i) =>
          titled(
            `${weave}, ${tone}`,
            <Wearing roles={{ weave: vars.weave }} as={{ weave: WEAVES[weave] }}>
              <Scene table={tableFor('Italian', 40 + i)} tone={tone} />
            </Wearing>,
          ),
        ),
      )}
    </CardGrid>
  ),
}
export const WeavesDark: Story = { ...Weaves, globals: { scheme: 'dark' } }

/** Every cut of home's first view. Nothing overflows sideways. */
export const HeroCuts: Story = {
  render: () => (
    <ul style={stacked}>
      {keys(HERO_CUTS).map((cut) =>
        titled(
          cut,
          <Wearing roles={vars.hero} as={HERO_CUTS[cut]}>
            <Hero
              lead="DINE OUT. EARN UP TO"
              rate={<Rate value="5" unit="MILES" note="PER $1" size="hero" />}
              text="Link a card once, then eat and pay as you always do."
            />
          </Wearing>,
        ),
      )}
    </ul>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
export const HeroCutsOnPhone: Story = { ...HeroCuts, globals: { viewport: { value: 'w375' } } }
export const HeroCutsFree: Story = { ...HeroCuts, globals: { viewport: { value: 'w1920' } } }

const EDGES = ['none', 'livery', 'awning', 'lines', 'band', 'stitch', 'checker', 'wave'] as const satisfies readonly Tokens['barEdge'][]

/** Every layout of the bar, and every edge below it. */
export const Bars: Story = {
  render: () => (
    <main>
      <ul style={stacked}>
        {keys(BARS).map((bar) =>
          titled(
            bar,
            <Wearing roles={vars.bar} as={BARS[bar]}>
              {barOf}
            </Wearing>,
          ),
        )}
        {EDGES.map((edge) =>
          titled(
            edge,
            <Wearing roles={vars.edge} as={barEdge({ ...referenceTokens, barEdge: edge })}>
              {barOf}
            </Wearing>,
          ),
        )}
      </ul>
    </main>
  ),
}
export const BarsNarrow: Story = {
  ...Bars,
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

const CARDS = ['framed', 'flat', 'lifted', 'ticket'] as const satisfies readonly Tokens['card'][]

/** Every card style, and every ornament under a heading. */
export const CardsAndRules: Story = {
  render: () => (
    <main style={{ padding: 20 }}>
      {keys(RULES).map((rule) => (
        <Wearing key={rule} roles={vars.rule} as={RULES[rule]}>
          <h2 style={{ marginBlock: 20 }}>EARNING NEAR YOU: {rule}</h2>
        </Wearing>
      ))}
      <CardGrid>
        {CARDS.map((card) =>
          titled(
            card,
            <Wearing roles={vars.card} as={cardStyle({ ...referenceTokens, card })}>
              <MerchantCard
                href="#lume"
                name="Osteria Lume"
                picture={<Scene table={tableFor('Italian', 7)} />}
                rating={{ rating: '4.7', reviews: '318', label: 'Rated 4.7 of 5 by 318 members' }}
                facts={['Italian', 'Alder', '0.3\u00a0mi']}
                earn={<Rate value="5" unit="miles per $1" note="as a VIP" />}
              />
            </Wearing>,
          ),
        )}
      </CardGrid>
    </main>
  ),
}
export const CardsAndRulesDark: Story = { ...CardsAndRules, globals: { scheme: 'dark' } }
