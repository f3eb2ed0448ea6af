import type { Answer } from '@dining/contract'
import type { studioEndpoints, StudioImport, StudioPartner } from '@dining/contract/studio'
import { Button, Loading, Skeleton, TextLink } from '@dining/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { importQuery, PREVIEW_POLL_MS, uploadKindsQuery } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { CallFault } from '../app/CallFault.tsx'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { PartnerPage } from '../decisions/DecisionPage.tsx'
import * as decisions from '../decisions/decisions.css.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import { bytesWords, countWords, rowsWords } from './import-words.ts'
import * as css from './imports.css.ts'
import { DownloadRefused, Figures, RefusedRows } from './RunParts.tsx'
import { UploadForm } from './UploadForm.tsx'
import { uploadFaultText, useUpload, type UploadStep } from './use-upload.ts'

/** Imports a file: it is sent, read, and imported once the operator has seen what it would change. */
export const UploadPage = () => <PartnerPage>{(partner) => <Upload key={partner.id} partner={partner} />}</PartnerPage>

function Upload({ partner }: { readonly partner: StudioPartner }) {
  const { data, error, isPending, refetch } = useQuery(uploadKindsQuery(partner.id))
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`Import a file · ${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <p className={css.back}>
        <TextLink href={`/${partner.id}/imports`}>All imports</TextLink>
      </p>
      <h2 className={css.title}>Import a file</h2>
      {isPending && (
        <Loading label="Loading the form">
          <Skeleton height="240px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data && <UploadSteps {...{ partner }} offer={data} />}
    </main>
  )
}

interface UploadStepsProps {
  readonly partner: StudioPartner
  readonly offer: Answer<typeof studioEndpoints.getUploadKinds>
}

function UploadSteps({ partner, offer }: UploadStepsProps) {
  const upload = useUpload(partner.id, offer.partBytes)
  const { step, issue } = upload
  const preview = useQuery({
    ...importQuery(partner.id, step.kind === 'read' || step.kind === 'importing' ? step.run : '', 1, PREVIEW_POLL_MS),
    enabled: step.kind === 'read' || step.kind === 'importing',
  })
  const read = step.kind === 'read' || step.kind === 'importing' ? preview.data : undefined
  const isReading = step.kind === 'read' && (preview.isPending || read?.import.state === 'running')
  const [navigate, queries] = [useNavigate(), useQueryClient()]
  const start = async (run: string) => {
    const started = await upload.start(run)
    if (started === null) return
    await queries.invalidateQueries({ queryKey: ['imports', partner.id] })
    await navigate(`/${partner.id}/imports/${started}`)
  }
  return (
    <>
      <UploadForm
        {...{ offer, issue, upload }}
        isBusy={step.kind === 'sending' || isReading || step.kind === 'importing'}
        isRead={read?.import.state === 'done'}
      />
      <UploadProgress {...{ step, isReading, read: read?.import, onStop: upload.stop }} />
      <CallFault
        fault={issue?.field === null ? issue.fault : null}
        words={issue?.field === null ? uploadFaultText(issue.fault) : undefined}
      />
      {preview.error && step.kind === 'read' && <ErrorMessage fault={preview.error} onRetry={() => void preview.refetch()} />}
      {read && read.import.state !== 'running' && (
        <Preview {...{ partner }} answer={read} isBusy={step.kind === 'importing'} onImport={() => void start(read.import.id)} />
      )}
    </>
  )
}

const QUARTERS = 4

/** What is announced: the beginnings and the end, and each quarter that was sent; never each part. */
function saidOf(step: UploadStep, isReading: boolean, read: StudioImport | undefined): string {
  if (step.kind === 'choosing') return ''
  if (step.kind === 'importing') return 'The import begins.'
  if (step.kind === 'sending') {
    const quarter = Math.floor((QUARTERS * step.sent) / step.total)
    return quarter === 0 ? 'The file is sent.' : `${(100 / QUARTERS) * quarter} percent sent.`
  }
  if (isReading) return 'The file is read.'
  // The note, if there is one, is below.
  return read === undefined
    ? ''
    : `${read.state === 'done' ? 'Nothing is changed yet' : 'The file cannot be imported'}: ${countWords(read)}.`
}

interface UploadProgressProps {
  readonly step: UploadStep
  readonly isReading: boolean
  readonly read: StudioImport | undefined
  readonly onStop: () => void
}

function UploadProgress({ step, isReading, read, onStop }: UploadProgressProps) {
  return (
    <>
      {step.kind === 'sending' && (
        <div className={css.progress}>
          <label htmlFor="sent-bytes">{`${bytesWords(step.sent)} of ${bytesWords(step.total)} sent`}</label>
          <progress id="sent-bytes" value={step.sent} max={step.total} />
        </div>
      )}
      {isReading && (
        <div className={css.progress}>
          <label htmlFor="read-rows">{`${rowsWords(read?.counts.read ?? 0)} read so far`}</label>
          <progress id="read-rows" />
        </div>
      )}
      {(step.kind === 'sending' || isReading) && (
        <p className={css.buttons}>
          <Button kind="quiet" onClick={onStop}>
            Stop
          </Button>
        </p>
      )}
      <p role="status" className={decisions.said}>
        {saidOf(step, isReading, read)}
      </p>
    </>
  )
}

interface PreviewProps {
  readonly partner: StudioPartner
  readonly answer: Answer<typeof studioEndpoints.getImport>
  readonly isBusy: boolean
  readonly onImport: () => void
}

function Preview({ partner, answer, isBusy, onImport }: PreviewProps) {
  const { import: one, refused, kept, pageSize } = answer
  const canImport = one.state === 'done'
  return (
    <section className={css.preview} aria-labelledby="preview">
      <h3 id="preview" className={css.subtitle}>
        {canImport ? 'What the import would change' : 'The file cannot be imported'}
      </h3>
      {one.note !== null && <p className={canImport ? css.note : css.problem}>{one.note}</p>}
      <Figures of={one} label="Rows of the file" />
      {one.kind === 'feed' && (
        <p className={app.quiet}>
          A refund of a dine in the same file may be counted as kept for later, and a transaction that the file has twice as added twice.
          The import counts them right.
        </p>
      )}
      {canImport && (
        <p className={css.buttons}>
          <Button busy={isBusy} busyLabel="Importing …" onClick={onImport}>
            Import
          </Button>
          <span className={app.quiet}>
            {one.counts.refused > 0 ? `${rowsWords(one.counts.refused)} would be left out.` : 'No row is refused.'}
          </span>
        </p>
      )}
      {kept > 0 && (
        <>
          <div className={css.head}>
            <h3 id="refused" className={css.subtitle}>
              Refused rows
            </h3>
            <DownloadRefused partner={partner} run={one.id} />
          </div>
          {kept > pageSize && (
            <p
              className={app.quiet}
            >{`These are the first ${pageSize} issues. The file to download has ${kept.toLocaleString('en-US')}.`}</p>
          )}
          <RefusedRows rows={refused} labelledBy="refused" />
        </>
      )}
    </section>
  )
}
