import type { StudioPartner } from '@dining/contract/studio'
import { TextLink } from '@dining/ui'
import { Link, Navigate } from 'react-router'

import * as app from '../app/app.css.ts'
import { may, useSession } from '../app/session.ts'
import * as css from './entries.css.ts'

/** The operator's partners; a single one opens at once. */
export function PartnersPage() {
  const { partners } = useSession().operator
  const [only] = partners
  if (only && partners.length === 1) return <Navigate to={`/${only.id}`} replace />
  const [here, away] = [partners.filter(({ isServed }) => isServed), partners.filter(({ isServed }) => !isServed)]
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>Partners · Studio</title>
      <h1 className={app.heading}>Partners</h1>
      {partners.some((partner) => may(partner, 'read-content')) && <TextLink href="/schedule">What is due next</TextLink>}
      {partners.length === 0 && <p className={css.lead}>You cannot edit any partner of this installation yet. Ask its administrator.</p>}
      {here.length > 0 && <PartnerCards partners={here} />}
      {away.length > 0 && (
        <section className={css.away} aria-labelledby="away">
          <h2 className={css.setTitle} id="away">
            Not served here
          </h2>
          <p className={app.quiet}>You can edit and check their texts, but this installation does not run their sites.</p>
          <PartnerCards partners={away} />
        </section>
      )}
    </main>
  )
}

const PartnerCards = ({ partners }: { readonly partners: readonly StudioPartner[] }) => (
  <ul className={css.partners}>
    {partners.map(({ id, programName, origin, isServed }) => (
      <li key={id}>
        <Link to={`/${id}`} className={isServed ? css.partner : css.partnerAway}>
          <strong>{programName}</strong>
          {isServed && <span className={app.quiet}>{new URL(origin).host}</span>}
        </Link>
      </li>
    ))}
  </ul>
)
