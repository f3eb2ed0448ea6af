import type { StudioPartner } from '@dining/contract/studio'
import { NavLink } from 'react-router'

import { may } from '../app/session.ts'
import * as app from '../app/app.css.ts'
import * as css from './partner.css.ts'

interface PartnerHeadProps {
  readonly partner: StudioPartner
}

/** The pages of a partner, and the right without which an operator has no use for each. */
const PAGES = [
  { path: '', words: 'Entries', right: 'read-content' },
  { path: '/calendar', words: 'Calendar', right: 'read-content' },
  { path: '/pictures', words: 'Pictures', right: 'read-content' },
  { path: '/reviews', words: 'Reviews', right: 'help-members' },
  { path: '/missing-dines', words: 'Missing dines', right: 'help-members' },
  { path: '/members', words: 'Members', right: 'help-members' },
  { path: '/imports', words: 'Imports', right: 'help-members' },
  { path: '/flags', words: 'Flags', right: 'read-content' },
  { path: '/audit', words: 'Audit trail', right: 'read-audit' },
] as const

/** The partner's name and site, and the pages for which the operator has the right. */
export function PartnerHead({ partner }: PartnerHeadProps) {
  const { id, programName, origin, isServed } = partner
  return (
    <header>
      <div className={css.head}>
        <h1 className={app.heading}>{programName}</h1>
        {isServed ? (
          <a href={origin} target="_blank" rel="noreferrer" className={app.quiet}>
            {new URL(origin).host}
          </a>
        ) : (
          <p className={app.quiet}>Its site is not served here.</p>
        )}
      </div>
      <nav className={css.pages} aria-label="Pages of this partner">
        {PAGES.filter(({ right }) => may(partner, right)).map(({ path, words }) => (
          <NavLink key={path} to={`/${id}${path}`} end={path === ''} className={css.page}>
            {words}
          </NavLink>
        ))}
      </nav>
    </header>
  )
}
