import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { LinkButton } from '../actions/Button.tsx'
import { TextButton } from '../actions/TextButton.tsx'
import { content, quiet, small, stack } from '../base/layout.css.ts'
import { RateTable } from '../earn/RateTable.tsx'
import { Rate } from '../earn/Rate.tsx'
import { Slider } from '../earn/Slider.tsx'
import { alertIcon, phoneIcon, rosetteIcon, shareIcon, wayIcon } from '../icons/index.ts'
import { Badge } from '../merchant/Badge.tsx'
import { Price } from '../merchant/Price.tsx'
import { Stars } from '../merchant/Stars.tsx'
import { BackBar } from '../shell/BackBar.tsx'
import { wideTableFor } from '../illustrations/tables.ts'
import { ActionBar } from './ActionBar.tsx'
import { CheckPanel } from './CheckPanel.tsx'
import { DrawnCover } from './Cover.tsx'
import { TickList } from './TickList.tsx'
import { Verdict } from './Verdict.tsx'
import { WithAside } from './WithAside.tsx'

function Check() {
  const [bill, setBill] = useState(60)
  const miles = (rate: number) => (
    <>
      <b>{Math.round(bill * rate)}</b> miles
    </>
  )
  return (
    <CheckPanel>
      <h2>WHAT WILL I EARN?</h2>
      <Slider
        label="If the bill is"
        value={bill}
        min={20}
        max={200}
        step={5}
        valueText={`$${bill}`}
        onChange={(event) => setBill(Number(event.currentTarget.value))}
      />
      <RateTable
        rows={[
          { label: 'Basic', value: miles(0.5) },
          { label: 'Select', note: 'you', value: miles(3), mine: true },
          { label: 'VIP', note: '3 dines away', value: miles(5) },
        ]}
      />
      <p className={`${small} ${quiet}`}>On food and drink, before tax, tip and fees.</p>
    </CheckPanel>
  )
}

const ANSWERS = {
  yes: ['YES.', 'Dine by 10 pm and it counts.'],
  almost: ['ALMOST.', 'Link a card before you pay.'],
  no: ['NOT TONIGHT.', 'It is closed on Mondays.'],
} as const

function Page({ kind = 'yes' }: { readonly kind?: keyof typeof ANSWERS }) {
  const [answer, text] = ANSWERS[kind]
  return (
    <>
      <BackBar navLabel="Back" label="Back to results" href="#results">
        Osteria Lume · <b>3 miles per $1</b>
      </BackBar>
      <main>
        <div className={content}>
          <DrawnCover table={wideTableFor('Italian', 101_501)} />
        </div>
        <WithAside
          top={
            <div className={stack}>
              <div>
                <Badge icon={rosetteIcon}>Acclaimed</Badge>
              </div>
              <h1>OSTERIA LUME</h1>
              <p>
                <Stars rating="4.7" reviews="318" label="Rated 4.7 of 5 by 318 members" /> <Price level={3} label="Price: 3 of 4" /> Italian
                · Alder · 0.3&nbsp;mi
              </p>
              <p>Hand-cut pasta and a short list of northern wines, in a former tram depot.</p>
              <div style={{ display: 'flex', gap: 24, flexWrap: 'wrap' }}>
                <TextButton icon={wayIcon}>Directions</TextButton>
                <TextButton icon={phoneIcon}>Call</TextButton>
                <TextButton icon={shareIcon}>Share</TextButton>
              </div>
            </div>
          }
          aside={<Check />}
        >
          <Verdict title="WILL I EARN TONIGHT?" answer={answer} kind={kind} text={text}>
            <TickList
              items={[
                {
                  text: (
                    <>
                      <strong>Open now</strong>, and earning every day this week
                    </>
                  ),
                },
                {
                  text: (
                    <>
                      <strong>Visa ending 4417</strong> is linked to you, here only
                    </>
                  ),
                },
                {
                  text: (
                    <>
                      <strong>1 of 5 visits</strong> used this month
                    </>
                  ),
                },
                { text: 'Do not pay by PIN, gift card or delivery app: we cannot see those', icon: alertIcon },
              ]}
            />
          </Verdict>
        </WithAside>
        <ActionBar>
          <Rate value="3" unit="miles per $1" note="your Select rate" />
          <LinkButton href="#reserve">RESERVE</LinkButton>
        </ActionBar>
      </main>
    </>
  )
}

export default { component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>
type Story = StoryObj<typeof Page>

/** The check is beside the text and stays in view; the bar at the bottom is for phones. */
export const Desktop: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const check = canvas.getByRole('heading', { name: 'WHAT WILL I EARN?' })
    await expect(check.getBoundingClientRect().left).toBeGreaterThan(640)
    await expect(canvas.queryByRole('link', { name: 'RESERVE' })).toBeNull()
  },
}
export const Dark: Story = { args: { kind: 'no' }, globals: { scheme: 'dark' } }
/** On a phone the bar stays at the bottom edge. */
export const Phone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('link', { name: 'RESERVE' }).parentElement
    await expect(Math.round(bar?.getBoundingClientRect().bottom ?? 0)).toBe(window.innerHeight)
    await expect(document.documentElement.scrollWidth).toBe(375)
  },
}
export const Almost: Story = { args: { kind: 'almost' }, globals: { viewport: { value: 'w1280' } } }
export const AlmostDark: Story = { args: { kind: 'almost' }, globals: { scheme: 'dark' } }
export const Narrow: Story = { args: { kind: 'no' }, globals: { viewport: { value: 'w320' } } }
