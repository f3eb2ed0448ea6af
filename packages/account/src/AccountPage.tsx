import { account } from '@dining/copy-engine/texts/account'
import { shell } from '@dining/copy-engine/texts/shell'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { classNames, Panel, Scene, Tabs, WithTabs, type TableIllustration } from '@dining/ui'
import type { ReactNode } from 'react'

import * as css from './AccountPage.css.ts'

/** Arrangement for a wide, low band: the content covers its middle, so plates are placed at its ends and above. */
const WIDE_TABLE = {
  tone: 'deep',
  items: [
    { dish: 'paella', on: 'plate', d: 13, x: 90, y: 24 },
    { dish: 'wine', on: 'plate', d: 7, x: 99, y: 78 },
    { dish: 'salad', on: 'plate', d: 10, x: 4, y: 66 },
    { dish: 'bread', on: 'plate', d: 9, x: 15, y: 2 },
    { dish: 'lemon', on: 'cloth', d: 3, x: 81, y: 20, turn: 14 },
    { dish: 'herb', on: 'cloth', d: 2.8, x: 30, y: 18, turn: -24 },
  ],
} as const satisfies TableIllustration

/** Arrangement for the strip above the content on a phone. */
const NARROW_TABLE = {
  tone: 'deep',
  items: [
    { dish: 'paella', on: 'plate', d: 30, x: 78, y: 34 },
    { dish: 'salad', on: 'plate', d: 22, x: 6, y: 30 },
    { dish: 'lemon', on: 'cloth', d: 8, x: 52, y: 26, turn: 14 },
    { dish: 'herb', on: 'cloth', d: 7, x: 30, y: 20, turn: -30 },
  ],
} as const satisfies TableIllustration

/** The account menu and its pages (NAV-27, ROUTE-17); reservations where the partner has them. */
const pagesWith = (hasReservations: boolean) => [
  { href: paths.accountOverview(), text: shell.accountOverview },
  { href: paths.recentActivity(), text: shell.reviewsAndHistory },
  ...(hasReservations ? [{ href: paths.accountReservations(), text: shell.reservations }] : []),
  { href: paths.manageCards(), text: shell.linkedCards },
  { href: paths.userProfile(), text: shell.profile },
]

/** Widths in CSS px for which the pictures are chosen; the two bands are arranged for them. */
const WIDE_PX = 1280
const NARROW_PX = 420

interface AccountPageProps {
  /** The page's own path. */
  readonly current: string
  /** A separate sheet above the main one. */
  readonly top?: ReactNode
  readonly children: ReactNode
}

/** A page of the account centre: the partner's table, with the menu and the content on it. */
export function AccountPage({ current, top, children }: AccountPageProps) {
  const copy = useCopy()
  const { features } = usePartner()
  const items = pagesWith(features.openTableReservationsEnabled).map(({ href, text }) => ({ href, label: copy.say(text) }))
  return (
    <div className={css.page}>
      <Scene table={WIDE_TABLE} width={WIDE_PX} className={classNames(css.cloth, css.wide)} />
      <WithTabs
        className={css.layout}
        tabs={
          <div className={css.tabs}>
            <Tabs label={copy.say(account.navigation)} current={current} items={items} />
          </div>
        }
      >
        <Scene table={NARROW_TABLE} width={NARROW_PX} className={classNames(css.cloth, css.narrow)} />
        <div className={css.sheets}>
          {top}
          <Panel as="div" className={css.sheet}>
            {children}
          </Panel>
        </div>
      </WithTabs>
    </div>
  )
}
