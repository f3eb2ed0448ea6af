import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../actions/Button.tsx'
import { IconButton, IconLink } from '../actions/IconButton.tsx'
import { TextLink } from '../actions/TextButton.tsx'
import { content, onlyLarge, section, stack } from '../base/layout.css.ts'
import { RateTable } from '../earn/RateTable.tsx'
import { Rate } from '../earn/Rate.tsx'
import { TextField } from '../forms/TextField.tsx'
import { locateIcon, menuIcon, pinIcon, rosetteIcon, searchIcon } from '../icons/index.ts'
import { Badge } from '../merchant/Badge.tsx'
import { Carousel } from '../merchant/Carousel.tsx'
import { MerchantCard } from '../merchant/MerchantCard.tsx'
import { Footer } from '../shell/Footer.tsx'
import { BarLink, TopBar } from '../shell/TopBar.tsx'
import { Wordmark } from '../shell/Wordmark.tsx'
import { tableFor } from '../illustrations/tables.ts'
import { Scene } from '../illustrations/Scene.tsx'
import { Band } from './Band.tsx'
import { SearchForm } from './SearchForm.tsx'
import { Hero } from './Hero.tsx'
import { Panel } from './Panel.tsx'
import { CardScene, CheckSlip, SearchSlip, Steps } from './Steps.tsx'

const names = ['Osteria Lume', 'Kirin & Salt', 'Casa Mezcalera', 'Paella Nou', 'Field & Fennel', 'The Long Grill', 'Two Rivers Oyster']
const cuisines = ['Italian', 'Sushi', 'Mexican', 'Spanish', 'Californian', 'Steakhouse', 'Seafood']
const miles = (figure: string, unit: string) => (
  <>
    <b>{figure}</b> {unit}
  </>
)

function Page({ value = '5', unit = 'MILES', per = 'PER $1' }) {
  return (
    <>
      <TopBar
        start={<IconButton icon={menuIcon} label="Menu" />}
        logo={<Wordmark strong="Skyway®" light="Dining" href="#home" />}
        end={
          <>
            <IconLink icon={searchIcon} label="Search restaurants" href="#search" />
            <BarLink href="#sign-in">SIGN IN</BarLink>
            <BarLink href="#join" framed className={onlyLarge}>
              JOIN
            </BarLink>
          </>
        }
      />
      <main>
        <Hero
          lead="DINE OUT. EARN UP TO"
          rate={<Rate value={value} unit={unit} note={per} size="hero" />}
          text="Link a card once, then eat and pay as you always do. It comes on top of what your card already gives you."
        >
          <SearchForm raised aria-label="Find restaurants">
            <TextField
              label="Where"
              name="where"
              placeholder="City, state or ZIP code"
              action={<IconButton icon={locateIcon} label="Use my position" />}
            />
            <TextField label="Restaurant or cuisine" optionalMark="(optional)" name="what" placeholder="Sushi, tacos, a name" />
            <Button type="submit" icon={searchIcon}>
              FIND RESTAURANTS
            </Button>
          </SearchForm>
        </Hero>
        <section className={`${section} ${content}`} aria-labelledby="how">
          <h2 id="how" style={{ marginBottom: 32 }}>
            THREE STEPS, NO COUPONS
          </h2>
          <Steps
            items={[
              {
                picture: (
                  <SearchSlip
                    lines={[
                      { icon: pinIcon, text: 'Alder District' },
                      { icon: searchIcon, text: 'Tacos, open now' },
                    ]}
                  />
                ),
                title: 'SEARCH',
                text: 'See every restaurant that earns, and what it earns you, before you choose.',
              },
              {
                picture: (
                  <CardScene
                    table={{ tone: 'mid', items: [{ dish: 'taco', on: 'plate', d: 50, x: 38, y: 52 }] }}
                    cardLabel="Your linked card"
                  />
                ),
                title: 'DINE',
                text: 'Pay with the card you linked. Nothing to show, nothing to scan, no one to tell.',
              },
              {
                picture: (
                  <CheckSlip
                    rows={[
                      { label: 'Dinner for two', value: '$52.00' },
                      { label: 'A glass of red', value: '$8.00' },
                      { label: <strong>You earn</strong>, value: miles('300', 'miles') },
                    ]}
                  />
                ),
                title: 'EARN',
                text: 'It reaches your account on its own, usually within five days of the meal.',
              },
            ]}
          />
        </section>
        <section className={content} style={{ paddingBottom: 48 }}>
          <Carousel
            label="Restaurants near you"
            previousLabel="Previous restaurants"
            nextLabel="Next restaurants"
            title={<h2>EARNING NEAR YOU</h2>}
            more={<TextLink href="#all">View all</TextLink>}
            items={names.map((name, i) => ({
              key: name,
              node: (
                <MerchantCard
                  href={`#${i}`}
                  name={name}
                  picture={<Scene table={tableFor(cuisines[i], 101_500 + i)} />}
                  badges={
                    <>
                      {i % 3 === 1 && <Badge kind="bonus">+500 miles</Badge>}
                      {i % 2 === 0 && (
                        <Badge kind="acclaimed" icon={rosetteIcon}>
                          Acclaimed
                        </Badge>
                      )}
                    </>
                  }
                  rating={{ rating: '4.6', reviews: '156', label: 'Rated 4.6 of 5 by 156 members' }}
                  price={{ level: 3, label: 'Price: 3 of 4' }}
                  facts={[cuisines[i] ?? '', 'Alder', `0.${i + 3}\u00a0mi`]}
                  earn={<Rate value={value} unit={`${unit.toLowerCase()} ${per.toLowerCase()}`} note="as a VIP" />}
                />
              ),
            }))}
          />
        </section>
        <Band aria-labelledby="tiers">
          <div
            className={`${content} ${section}`}
            style={{
              display: 'grid',
              gap: 64,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
              alignItems: 'center',
            }}
          >
            <div>
              <h2 id="tiers">WHAT YOU EARN</h2>
              <RateTable
                large
                rows={[
                  { label: 'Basic', note: 'when you join', value: miles('1', 'mile per $2') },
                  { label: 'Select', note: 'with email on', value: miles('3', 'miles per $1') },
                  { label: 'VIP', note: 'from the 12th dine', value: miles('5', 'miles per $1') },
                ]}
              />
            </div>
            <Panel as="div">
              <form className={stack} aria-label="Start">
                <h2>START WITH YOUR EMAIL</h2>
                <p>Free to join. Two minutes, one card.</p>
                <TextField
                  label="Email"
                  name="email"
                  type="email"
                  autoComplete="email"
                  placeholder="name@example.com"
                  help="Already a member? We will take you to sign in."
                />
                <Button type="submit" wide>
                  GET STARTED
                </Button>
              </form>
            </Panel>
          </div>
        </Band>
      </main>
      <Footer
        brand={
          <>
            <Wordmark strong="Skyway®" light="Dining" href="#home" />
            <p>Search and see what you will earn, before you are seated.</p>
          </>
        }
        navLabel="Footer"
        groups={['Dine', 'Account', 'Help'].map((title) => ({
          title,
          links: ['One link', 'Another link', 'A third'].map((label) => ({ href: `#${title}-${label}`, label })),
        }))}
        legal={<p>© 2026 Skyway® Dining. Rates depend on your tier and can change.</p>}
      />
    </>
  )
}

export default { component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>
type Story = StoryObj<typeof Page>

/** Nothing overflows sideways at any width from 320 to 1920. */
export const Light: Story = {
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = { ...Light, globals: { viewport: { value: 'w320' } } }
export const Phone: Story = { ...Light, globals: { viewport: { value: 'w375' } } }
export const LongRate: Story = {
  ...Light,
  args: { value: '10¢', unit: 'PER GAL', per: 'PER $50 SPENT' },
  globals: { viewport: { value: 'w320' } },
}
export const LongRateWide: Story = {
  ...Light,
  args: { value: '1.5%', unit: 'CASH', per: 'BACK' },
  globals: { viewport: { value: 'w861' } },
}
