import type { studioEndpoints, StudioImport, StudioPartner } from '@dining/contract/studio'
import type { Answer } from '@dining/contract'
import { Loading, Skeleton, TextLink } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { importQuery } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { pageIn, Pages } from '../app/Pages.tsx'
import { PartnerPage } from '../decisions/DecisionPage.tsx'
import * as decisions from '../decisions/decisions.css.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import { countWords, durationWords, originWords, rowsWords, STATE_WORDS } from './import-words.ts'
import * as css from './imports.css.ts'
import { DownloadRefused, Figures, RefusedRows } from './RunParts.tsx'
import { StateChip } from './StateChip.tsx'

/** An import of a file: how far it is or how it ended, and the rows that were refused. */
export function ImportPage() {
  const { run = '' } = useParams()
  return <PartnerPage>{(partner) => <Import key={`${partner.id} ${run}`} {...{ partner, run }} />}</PartnerPage>
}

function Import({ partner, run }: { readonly partner: StudioPartner; readonly run: string }) {
  const page = pageIn(useSearchParams()[0])
  const { data, error, isPending, refetch } = useQuery(importQuery(partner.id, run, page))
  const title = data?.import.fileName ?? 'Import'
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`${title} · ${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <p className={css.back}>
        <TextLink href={`/${partner.id}/imports`}>All imports</TextLink>
      </p>
      <h2 className={css.title}>{title}</h2>
      {isPending && (
        <Loading label="Loading the import">
          <Skeleton height="360px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data && <Shown {...{ partner, run, page }} answer={data} />}
    </main>
  )
}

interface ShownProps {
  readonly partner: StudioPartner
  readonly run: string
  readonly page: number
  readonly answer: Answer<typeof studioEndpoints.getImport>
}

function Shown({ partner, run, page, answer }: ShownProps) {
  const { import: one, refused, kept, pageSize } = answer
  const said = useEnd(one)
  return (
    <>
      <p className={decisions.facts}>
        {originWords(one, partner)}
        {one.endedAt !== null && `; it took ${durationWords(one.startedAt, one.endedAt)}`}
      </p>
      <p className={css.state}>
        <StateChip of={one} />
        {one.state === 'running' && <span>{`${rowsWords(one.counts.read)} read so far. This page follows it.`}</span>}
      </p>
      <p role="status" className={decisions.said}>
        {said}
      </p>
      {one.note !== null && <p className={one.state === 'done' ? css.note : css.problem}>{one.note}</p>}
      <Figures of={one} label="Rows of the file" />
      {one.counts.unmatched !== null && one.counts.unmatched > 0 && (
        <p className={app.quiet}>
          No member or restaurant is known for the rows that are kept for later. They are tried again with every import, for 90 days.
        </p>
      )}
      <section aria-labelledby="refused">
        <div className={css.head}>
          <h3 id="refused" className={css.subtitle}>
            Refused rows
          </h3>
          {kept > 0 && <DownloadRefused {...{ partner, run }} />}
        </div>
        {kept === 0 ? (
          <p className={decisions.empty}>{one.state === 'running' ? 'No row was refused so far.' : 'No row was refused.'}</p>
        ) : (
          <>
            <p className={app.quiet}>
              {kept >= KEPT ? 'The list has the first 1,000 issues. ' : `${rowsWords(kept, 'issue')}. `}
              Correct them in the file and import it again: rows that were imported already do not count twice. The list has no values of
              the file.
            </p>
            <RefusedRows rows={refused} labelledBy="refused" />
            <Pages noun="refused rows" page={page} count={Math.ceil(kept / pageSize)} searchOf={(to) => `?page=${to}`} />
          </>
        )}
      </section>
    </>
  )
}

/** Issues that the API keeps of an import. */
const KEPT = 1_000

/** Announces once that the import which ran has ended. */
function useEnd(one: StudioImport): string {
  const [known, setKnown] = useState({ state: one.state, words: '' })
  if (one.state === known.state) return known.words
  const words = one.state === 'running' ? '' : `${STATE_WORDS[one.state]}: ${countWords(one)}.`
  setKnown({ state: one.state, words })
  return words
}
