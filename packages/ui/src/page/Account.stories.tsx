import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LinkButton } from '../actions/Button.tsx'
import { TextButton, TextLink } from '../actions/TextButton.tsx'
import { quiet, small, spread, stack } from '../base/layout.css.ts'
import { CardLogo } from '../earn/CardLogo.tsx'
import { LinkedCard, LinkedCards } from '../earn/LinkedCard.tsx'
import { Rate } from '../earn/Rate.tsx'
import { StatusList, StatusRow } from '../earn/StatusRow.tsx'
import { TierTrack } from '../earn/TierTrack.tsx'
import { SecureFrame } from '../forms/SecureFrame.tsx'
import { TextField } from '../forms/TextField.tsx'
import { plusIcon } from '../icons/index.ts'
import { Pagination } from '../merchant/Pagination.tsx'
import { Panel } from './Panel.tsx'
import { Tabs } from './Tabs.tsx'
import { WithTabs } from './WithAside.tsx'

const tabs = [
  { href: '#overview', label: 'Account Overview' },
  { href: '#history', label: 'Reviews & History' },
  { href: '#cards', label: 'Linked Cards' },
  { href: '#profile', label: 'Profile' },
]

function Page() {
  return (
    <main>
      <WithTabs tabs={<Tabs label="Account" items={tabs} current="#overview" />}>
        <div className={stack} style={{ gap: 48 }}>
          <Panel kind="brand" aria-labelledby="hi">
            <div className={stack}>
              <h1 id="hi" style={{ fontSize: '1.25rem' }}>
                Good evening, Maya. You are Select.
              </h1>
              <p>
                <Rate value="3" unit="dines left to VIP" note="by 31 December" size="panel" />
              </p>
              <TierTrack label="9 of 12 dines done" done={9} goal={12} goalMark="VIP" />
            </div>
          </Panel>
          <section>
            <div className={spread}>
              <h2>RECENT ACTIVITY</h2>
              <TextLink href="#missing">Something missing?</TextLink>
            </div>
            <StatusList>
              <StatusRow
                title={<a href="#lume">Osteria Lume</a>}
                facts={['12 Nov', '$64.00', 'card 4417']}
                amount="+192"
                isGain
                unit="miles"
                status="Awarded, posted 15 Nov"
                tone="good"
              />
              <StatusRow
                title={<a href="#slow">Slow Noodle</a>}
                facts={['9 Nov', '$31.00', 'card 4417']}
                amount="+93"
                isGain
                unit="miles"
                status="Processing"
                tone="half"
              />
            </StatusList>
            <Pagination
              page={1}
              pages={5}
              href={(page) => `#${page}`}
              navLabel="Pages of activity"
              previousLabel="Previous page"
              nextLabel="Next page"
              pageLabel={(page) => `Page ${page}`}
            />
          </section>
          <section className={stack}>
            <div className={spread}>
              <h2>LINKED CARDS</h2>
              <p className={`${small} ${quiet}`}>3 of 12</p>
            </div>
            <LinkedCards>
              <LinkedCard brand="Visa" name="ending in 4417" action={<TextButton>Delete</TextButton>} />
              <LinkedCard brand="Mastercard" name="ending in 0092" action={<TextButton>Delete</TextButton>} />
              <LinkedCard brand="Visa" name="ending in 2210" leaving="Deleting…" />
            </LinkedCards>
            <p>
              <LinkButton kind="quiet" href="#add" icon={plusIcon}>
                LINK ANOTHER CARD
              </LinkButton>
            </p>
          </section>
          <SecureFrame title="Secure card entry by cards.example">
            <TextField
              label="Card number"
              name="number"
              inputMode="numeric"
              help="Only the number. No PIN, no security code, nothing is charged."
            />
            <p>
              <CardLogo brand="Visa" /> <CardLogo brand="Mastercard" />
            </p>
          </SecureFrame>
        </div>
      </WithTabs>
    </main>
  )
}

export default { component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>
type Story = StoryObj<typeof Page>

const holds: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await expect(canvas.getByRole('link', { current: 'page', name: 'Account Overview' })).toBeVisible()
  await expect(canvas.getByRole('status')).toHaveTextContent('Deleting…')
}
export const Light: Story = { play: holds }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = { play: holds, globals: { viewport: { value: 'w320' } } }
