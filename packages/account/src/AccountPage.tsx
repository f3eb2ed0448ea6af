import { account } from '@dining/copy-engine/texts/account'
import { shell } from '@dining/copy-engine/texts/shell'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Tabs, WithTabs } from '@dining/ui'
import type { ReactNode } from 'react'

import * as css from './account.css.ts'

/** The account menu and its pages (NAV-27, ROUTE-17). */
const PAGES = [
  { href: paths.accountOverview(), text: shell.accountOverview },
  { href: paths.recentActivity(), text: shell.reviewsAndHistory },
  { href: paths.manageCards(), text: shell.linkedCards },
  { href: paths.userProfile(), text: shell.profile },
] as const

/** A page of the account centre beside its menu. */
export function AccountPage({ current, children }: { readonly current: string; readonly children: ReactNode }) {
  const copy = useCopy()
  return (
    <div className={css.page}>
      <WithTabs
        tabs={
          <Tabs
            label={copy.say(account.navigation)}
            current={current}
            items={PAGES.map(({ href, text }) => ({ href, label: copy.say(text) }))}
          />
        }
      >
        <div className={css.sections}>{children}</div>
      </WithTabs>
    </div>
  )
}
