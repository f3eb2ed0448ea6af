import type { StudioFlag, StudioPartner } from '@dining/contract/studio'
import { ruleSentence } from '@dining/domain/flags'
import { Button, Loading, Skeleton } from '@dining/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { flagsQuery } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { may } from '../app/session.ts'
import { PartnerPage } from '../decisions/DecisionPage.tsx'
import * as decisions from '../decisions/decisions.css.ts'
import * as entries from '../entries/entries.css.ts'
import { momentWords } from '../entries/status.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import { FLAG_WORDS, valueWords } from './flag-words.ts'
import { FlagDialog } from './FlagDialog.tsx'
import * as css from './flags.css.ts'

/** The run-time flags of a partner: their values, where each comes from, and for administrators another value. */
export const FlagsPage = () => <PartnerPage>{(partner) => <Flags key={partner.id} partner={partner} />}</PartnerPage>

/** In the order of the table of words. */
const ORDER = Object.keys(FLAG_WORDS)
const inOrder = (flags: readonly StudioFlag[]) => flags.toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name))

function Flags({ partner }: { readonly partner: StudioPartner }) {
  const query = flagsQuery(partner.id)
  const { data, error, isPending, refetch } = useQuery(query)
  const queries = useQueryClient()
  const [changing, setChanging] = useState<StudioFlag | null>(null)
  const [said, setSaid] = useState('')
  const maySet = may(partner, 'set-flags')
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`Flags · ${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <h2 className={decisions.title}>Flags</h2>
      <p className={app.quiet}>
        The site shows a change within two seconds.{!maySet && ' You can read the flags. An administrator sets them.'}
      </p>
      <p role="status" className={decisions.said}>
        {said}
      </p>
      {isPending && (
        <Loading label="Loading the flags">
          <Skeleton height="480px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data && (
        <ul className={entries.rows}>
          {inOrder(data.flags).map((flag) => (
            <Flag key={flag.name} {...{ partner, flag }} onChange={maySet ? () => setChanging(flag) : undefined} />
          ))}
        </ul>
      )}
      <FlagDialog
        partner={partner}
        flag={changing}
        onClose={() => setChanging(null)}
        onDone={(flags, words) => {
          queries.setQueryData(query.queryKey, { flags: [...flags] })
          setChanging(null)
          setSaid(words)
        }}
      />
    </main>
  )
}

interface FlagProps {
  readonly partner: StudioPartner
  readonly flag: StudioFlag
  /** Undefined without the right. */
  readonly onChange: (() => void) | undefined
}

/** How each fault reads; the codes of OpenFeature are shown as they are. */
const FAULT_WORDS: Readonly<Record<string, string>> = {
  unreachable: 'it does not answer',
  refused: 'it refuses the key',
  limited: 'it limits requests',
  failed: 'it answers with an error',
  malformed: 'its answer has another format',
}

/** What the remote provider has to do with a flag. */
function remoteWords({ value, reason, fault, confirmedAt, differs }: NonNullable<StudioFlag['remote']>, timeZone: string): string {
  if (value === null) return `The remote provider has no value (${reason}: ${FAULT_WORDS[fault ?? ''] ?? fault}). The setting here counts.`
  const whom = differs ? `${valueWords(value)} for visitors without a number, others may differ` : valueWords(value)
  const age =
    reason === 'STALE' && confirmedAt ? ` The provider fails now; this is its answer of ${momentWords(confirmedAt, timeZone)}.` : ''
  return `From the remote provider: ${whom} (${reason}).${age} It overrides the setting here.`
}

function Flag({ partner, flag: { name, value, rule, own, remote, set }, onChange }: FlagProps) {
  const { title, about } = FLAG_WORDS[name]
  const remoteValue = remote?.value ?? null
  const shown = remoteValue === null ? (rule ? 'By rule' : valueWords(value)) : remote?.differs ? 'By provider' : valueWords(remoteValue)
  return (
    <li className={css.row}>
      <div className={css.about}>
        <h3 className={css.name}>{title}</h3>
        <p>{about}</p>
        {remote && <p>{remoteWords(remote, partner.timeZone)}</p>}
        {rule && <p>{ruleSentence(rule)}</p>}
        <p className={decisions.facts}>
          {set === null
            ? 'From the partner’s folder'
            : `Set ${momentWords(set.at, partner.timeZone)} by ${set.by || 'unknown'}: “${set.reason}”. In the partner’s folder: ${valueWords(own)}`}
        </p>
      </div>
      <div className={css.state}>
        <span className={shown === 'Off' ? entries.chip : entries.chipShown}>{shown}</span>
        {onChange && (
          <Button kind="quiet" className={css.button} onClick={onChange} aria-label={`Change ${title}`}>
            Change …
          </Button>
        )}
      </div>
    </li>
  )
}
