import { Link, Navigate } from 'react-router'

import * as app from '../app/app.css.ts'
import { useOperator } from '../app/Shell.tsx'
import * as css from './entries.css.ts'

/** The partners that the operator writes for; one alone is opened at once. */
export function PartnersPage() {
  const { partners } = useOperator()
  const [only] = partners
  if (only && partners.length === 1) return <Navigate to={`/${only.id}`} replace />
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>Partners · Studio</title>
      <h1 className={app.heading}>Partners</h1>
      {partners.length === 0 && <p>You write for no partner of this installation yet. Ask whoever runs it.</p>}
      <ul className={css.partners}>
        {partners.map(({ id, programName, origin }) => (
          <li key={id}>
            <Link to={`/${id}`} className={css.partner}>
              <strong>{programName}</strong>
              <span className={app.quiet}>{new URL(origin).host}</span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
