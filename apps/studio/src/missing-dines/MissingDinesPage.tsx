import type { MissingDineList, StudioPartner } from '@dining/contract/studio'
import { ChipGroup, ChipLink, Loading, Skeleton } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'

import { missingDinesQuery } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { PageError } from '../app/PageError.tsx'
import { useSession } from '../app/session.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import * as reviews from '../reviews/reviews.css.ts'
import { MissingDine } from './MissingDine.tsx'

/** Dines that members of a partner have reported as missing, which an operator asks about, credits or refuses. */
export function MissingDinesPage() {
  const { partner: id } = useParams()
  const partner = useSession().operator.partners.find((one) => one.id === id)
  return partner ? <MissingDines key={partner.id} partner={partner} /> : <PageError />
}

const LISTS = { open: 'Open', asked: 'Waiting for the member', decided: 'Decided' } as const satisfies Record<MissingDineList, string>
const NAMES = Object.keys(LISTS) as MissingDineList[]

const EMPTY = {
  open: 'No report waits. A new one by a member appears here.',
  asked: 'No question to a member is open.',
  decided: 'No report was decided yet.',
} as const satisfies Record<MissingDineList, string>

const listOf = (text: string | null): MissingDineList => NAMES.find((name) => name === text) ?? 'open'
const pageOf = (text: string | null) => (text !== null && /^[1-9]\d{0,3}$/u.test(text) ? Number(text) : 1)

function MissingDines({ partner }: { readonly partner: StudioPartner }) {
  const [address] = useSearchParams()
  const [list, page] = [listOf(address.get('list')), pageOf(address.get('page'))]
  const { data, error, isPending, refetch } = useQuery(missingDinesQuery(partner.id, list, page))
  const [said, setSaid] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const count = data ? Math.ceil(data.total / data.pageSize) : 0
  const to = (number: number) => ({ search: `?list=${list}&page=${number}` })
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`Missing dines · ${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <h2 className={reviews.title} ref={title} tabIndex={-1}>
        Missing dines
      </h2>
      <ChipGroup label="Which reports">
        {NAMES.map((name) => (
          <ChipLink key={name} href={`?list=${name}`} aria-current={name === list ? 'true' : undefined}>
            {LISTS[name]}
          </ChipLink>
        ))}
      </ChipGroup>
      <p role="status" className={reviews.said}>
        {said}
      </p>
      {isPending && (
        <Loading label="Loading the reports">
          <Skeleton height="240px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data?.missingDines.length === 0 && <p className={reviews.empty}>{page === 1 ? EMPTY[list] : 'This page has no reports.'}</p>}
      {data && data.missingDines.length > 0 && (
        <ul className={reviews.reviews}>
          {data.missingDines.map((report) => (
            <MissingDine
              key={report.id}
              partner={partner}
              report={report}
              onDecided={(words) => {
                setSaid(words)
                // The report with its buttons leaves the list.
                title.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {count > 1 && (
        <nav className={reviews.pages} aria-label="Pages of reports">
          {page > 1 && <Link to={to(page - 1)}>Previous</Link>}
          <span>
            Page {page} of {count}
          </span>
          {page < count && <Link to={to(page + 1)}>Next</Link>}
        </nav>
      )}
    </main>
  )
}
