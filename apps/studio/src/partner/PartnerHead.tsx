import type { StudioPartner } from '@dining/contract/studio'
import { NavLink } from 'react-router'

import * as app from '../app/app.css.ts'
import * as css from './partner.css.ts'

interface PartnerHeadProps {
  readonly partner: StudioPartner
}

/** The partner's name and site, the pages of its content, its members' reviews, and the dines that they miss. */
export function PartnerHead({ partner: { id, programName, origin, isServed } }: PartnerHeadProps) {
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
      <nav className={css.pages} aria-label="Content of this partner">
        <NavLink to={`/${id}`} end className={css.page}>
          Entries
        </NavLink>
        <NavLink to={`/${id}/calendar`} className={css.page}>
          Calendar
        </NavLink>
        <NavLink to={`/${id}/pictures`} className={css.page}>
          Pictures
        </NavLink>
        <NavLink to={`/${id}/reviews`} className={css.page}>
          Reviews
        </NavLink>
        <NavLink to={`/${id}/missing-dines`} className={css.page}>
          Missing dines
        </NavLink>
      </nav>
    </header>
  )
}
