import type { Meta, StoryObj } from '@storybook/react-vite'

import { LinkButton } from '../actions/Button.tsx'
import { TextLink } from '../actions/TextButton.tsx'
import { quiet, small, stack } from '../base/layout.css.ts'
import { RateTable } from '../earn/RateTable.tsx'
import { CheckPanel } from './CheckPanel.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Panel } from './Panel.tsx'
import { Progress } from './Progress.tsx'
import { Loading, Skeleton } from './Skeleton.tsx'
import { Tabs } from './Tabs.tsx'

export default { component: Panel } satisfies Meta<typeof Panel>
type Story = StoryObj<typeof Panel>

export const Kinds: Story = {
  render: () => (
    <div className={stack}>
      {(['raised', 'flat', 'good', 'brand'] as const).map((kind) => (
        <Panel key={kind} kind={kind} aria-label={kind}>
          <h2>WILL I EARN TONIGHT?</h2>
          <p>Dine by 10 pm and it counts.</p>
          <p className={quiet}>On food and drink, before tax, tip and fees.</p>
        </Panel>
      ))}
      <div style={{ maxWidth: 400 }}>
        <CheckPanel>
          <h2>WHAT WILL I EARN?</h2>
          <RateTable
            rows={[
              {
                label: 'Basic',
                value: (
                  <>
                    <b>30</b> miles
                  </>
                ),
              },
              {
                label: 'Select',
                note: 'you',
                value: (
                  <>
                    <b>180</b> miles
                  </>
                ),
                mine: true,
              },
              {
                label: 'VIP',
                note: '3 dines away',
                value: (
                  <>
                    <b>300</b> miles
                  </>
                ),
              },
            ]}
          />
          <p className={`${small} ${quiet}`}>On food and drink, before tax, tip and fees.</p>
        </CheckPanel>
      </div>
    </div>
  ),
}
export const KindsDark: Story = { ...Kinds, globals: { scheme: 'dark' } }

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="NO RESTAURANTS HERE YET"
      tagline="Nothing within 25 miles of Alder, Portland matches “sushi”. A wider circle has 12."
      action={
        <>
          <LinkButton href="#wider">SEARCH WITHIN 50 MILES</LinkButton>
          <TextLink href="#clear">Clear filters</TextLink>
        </>
      }
    />
  ),
}
export const EmptyDark: Story = { ...Empty, globals: { scheme: 'dark' } }

export const Steps: Story = {
  render: () => (
    <div className={stack}>
      <Progress label="Joining" steps={['Your details', 'Link a card', 'Ready to dine']} current={1} />
      <Tabs
        label="Account"
        current="#overview"
        items={[
          { href: '#overview', label: 'Account Overview' },
          { href: '#history', label: 'Reviews & History' },
          { href: '#cards', label: 'Linked Cards' },
          { href: '#profile', label: 'Profile' },
        ]}
      />
      <Loading label="Loading your activity">
        <p>
          <Skeleton width="60%" />
        </p>
        <p>
          <Skeleton width="40%" />
        </p>
        <Skeleton width="3rem" height="3rem" shape="circle" />
      </Loading>
    </div>
  ),
}
export const StepsNarrowDark: Story = { ...Steps, globals: { scheme: 'dark', viewport: { value: 'w320' } } }
