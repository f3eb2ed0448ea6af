import type { ContentSummary, StudioPartner } from '@dining/contract/studio'
import { CONTENT_SETS, type ContentSet } from '@dining/domain'
import { Loading, Skeleton } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate, useParams } from 'react-router'

import { contentListQuery } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { PageError } from '../app/PageError.tsx'
import { may, useSession } from '../app/session.ts'
import { humanise } from '../form/labels.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { useSearchText } from '../search/search-text.ts'
import { SearchResults } from '../search/SearchResults.tsx'
import { AddEntry } from './AddEntry.tsx'
import * as css from './entries.css.ts'
import { SETS } from './sets.ts'
import { StatusChip } from './StatusChip.tsx'
import { momentWords } from './status.ts'

const ORDER = Object.keys(SETS)
const sets = CONTENT_SETS.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))

/** All content of a partner's site, by set. */
export function EntriesPage() {
  const { partner: id } = useParams()
  const partner = useSession().operator.partners.find((one) => one.id === id)
  if (!partner) return <PageError />
  if (!may(partner, 'read-content') && may(partner, 'help-members')) return <Navigate to="reviews" replace />
  return <Entries partner={partner} />
}

function Entries({ partner }: { readonly partner: StudioPartner }) {
  const q = useSearchText()
  // The editor library loads while the list is read.
  useEffect(
    () =>
      void import('../entry/EntryPage.tsx').then(
        (page) => page.loadEditor(),
        () => undefined,
      ),
    [],
  )
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <SearchField />
      {q === '' ? <Sets partner={partner} /> : <SearchResults partner={partner} q={q} />}
    </main>
  )
}

function Sets({ partner }: { readonly partner: StudioPartner }) {
  const { data, error, isPending, refetch } = useQuery(contentListQuery(partner.id))
  return (
    <>
      {isPending && (
        <Loading label="Loading the entries">
          <div className={css.sets}>
            {sets.map((set) => (
              <div key={set} className={css.set}>
                <Skeleton height="44px" />
                <Skeleton height="52px" />
              </div>
            ))}
          </div>
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <div className={css.sets}>
            {sets.map((set) => (
              <EntrySet key={set} set={set} partner={partner} entries={data.entries.filter((entry) => entry.set === set)} />
            ))}
          </div>
          {may(partner, 'write-content') && <AddEntry partner={partner.id} entries={data.entries} />}
        </>
      )}
    </>
  )
}

interface EntrySetProps {
  readonly set: ContentSet
  readonly partner: StudioPartner
  readonly entries: readonly ContentSummary[]
}

function EntrySet({ set, partner, entries }: EntrySetProps) {
  const { title, about } = SETS[set]
  return (
    <section className={css.set} aria-labelledby={`set-${set}`}>
      <div>
        <h2 className={css.setTitle} id={`set-${set}`}>
          {title}
        </h2>
        <p className={app.quiet}>{about}</p>
      </div>
      {entries.length === 0 && <p className={app.quiet}>No entries yet.</p>}
      {entries.length > 0 && (
        <ul className={css.rows}>
          {entries.map((entry) => (
            <li key={entry.slug}>
              <Link className={css.row} to={`/${partner.id}/${set}/${entry.slug}`}>
                <span className={css.name}>{humanise(entry.slug)}</span>
                <span className={css.about}>
                  {entry.by === 'files' ? 'As delivered' : `By ${entry.by}`}, {momentWords(entry.at, partner.timeZone)}
                  {entry.status === 'draft' && entry.shown !== null && `; visitors see version ${entry.shown}`}
                  {entry.next !== null &&
                    entry.next.version !== entry.version &&
                    `; version ${entry.next.version} comes ${momentWords(entry.next.at, partner.timeZone)}`}
                </span>
                <span className={css.state}>
                  <StatusChip of={entry} shown={entry.shown} timeZone={partner.timeZone} approval={entry.approval} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
