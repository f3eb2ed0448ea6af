import { IMPORT_KINDS, type ImportKind, type StudioImport, type StudioPartner } from '@dining/contract/studio'
import { ChipGroup, ChipLink, LinkButton, Loading, Skeleton } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { importsQuery } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { pageIn, Pages } from '../app/Pages.tsx'
import { may } from '../app/session.ts'
import { PartnerPage } from '../decisions/DecisionPage.tsx'
import * as decisions from '../decisions/decisions.css.ts'
import * as entries from '../entries/entries.css.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import { countWords, KIND_WORDS, originWords, STATE_WORDS } from './import-words.ts'
import * as css from './imports.css.ts'
import { StateChip } from './StateChip.tsx'

/** The imports of files for a partner and for all partners, the newest first. */
export const ImportsPage = () => <PartnerPage>{(partner) => <Imports key={partner.id} partner={partner} />}</PartnerPage>

function Imports({ partner }: { readonly partner: StudioPartner }) {
  const [address] = useSearchParams()
  const page = pageIn(address)
  const kind = IMPORT_KINDS.find((one) => one === address.get('kind'))
  const { data, error, isPending, refetch } = useQuery(importsQuery(partner.id, kind, page))
  const said = useEnded(data?.imports)
  const count = data ? Math.ceil(data.total / data.pageSize) : 0
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`Imports · ${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <div className={css.listHead}>
        <h2 className={decisions.title}>Imports</h2>
        {may(partner, 'import-files') && <LinkButton href={`/${partner.id}/imports/new`}>Import a file</LinkButton>}
      </div>
      <ChipGroup label="Which files">
        <ChipLink href="?" aria-current={kind === undefined ? 'true' : undefined}>
          All files
        </ChipLink>
        {IMPORT_KINDS.map((one) => (
          <ChipLink key={one} href={`?kind=${one}`} aria-current={one === kind ? 'true' : undefined}>
            {KIND_WORDS[one]}
          </ChipLink>
        ))}
      </ChipGroup>
      <p role="status" className={decisions.said}>
        {said}
      </p>
      {isPending && (
        <Loading label="Loading the imports">
          <Skeleton height="240px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data?.imports.length === 0 && <p className={decisions.empty}>{page === 1 ? emptyWords(kind) : 'This page has no imports.'}</p>}
      {data && data.imports.length > 0 && (
        <ul className={entries.rows}>
          {data.imports.map((one) => (
            <li key={one.id}>
              <Link className={entries.row} to={`/${partner.id}/imports/${one.id}`}>
                <span className={entries.name}>{one.fileName}</span>
                <span className={entries.about}>
                  {originWords(one, partner)}
                  <br />
                  {countWords(one)}
                </span>
                <span className={entries.state}>
                  <StateChip of={one} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Pages noun="imports" page={page} count={count} searchOf={(to) => `?${kind === undefined ? '' : `kind=${kind}&`}page=${to}`} />
    </main>
  )
}

const emptyWords = (kind: ImportKind | undefined) =>
  kind === undefined
    ? 'No file was imported in the last 90 days.'
    : `No file of this kind was imported in the last 90 days: ${KIND_WORDS[kind]}.`

/** Announces once that imports which ran have ended; never how far they are, which the page shows. */
function useEnded(imports: readonly StudioImport[] | undefined): string {
  const [known, setKnown] = useState<{ readonly running: string; readonly words: string }>({ running: '', words: '' })
  if (imports === undefined) return known.words
  const running = imports.filter(({ state }) => state === 'running').map(({ id }) => id)
  if (running.join(' ') === known.running) return known.words
  const before = new Set(known.running.split(' '))
  const ended = imports.filter(({ id, state }) => state !== 'running' && before.has(id))
  const words = ended.map(({ fileName, state }) => `${fileName}: ${STATE_WORDS[state]}.`).join(' ')
  setKnown({ running: running.join(' '), words })
  return words
}
