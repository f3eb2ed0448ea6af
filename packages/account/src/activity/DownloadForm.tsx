import { useApi } from '@dining/api-client'
import { activityDownload as texts } from '@dining/copy-engine/texts/activity-download'
import { localTime } from '@dining/domain'
import { messageOfError, type Message } from '@dining/forms'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { Banner, Button, Select } from '@dining/ui'
import { quiet, row, small, stack } from '@dining/ui/layout'
import { useEffect, useId, useRef, useState } from 'react'

import { saveOwnFile } from '../own-data/save-own-file.ts'

const KINDS = ['pdf', 'csv'] as const
type Kind = (typeof KINDS)[number]

type Outcome = { readonly kind: 'saved'; readonly file: string } | { readonly kind: 'failed'; readonly message: Message }

/** A year or all years of activity as a file. A failure appears beside the button, and the choice stays. */
export function DownloadForm() {
  const copy = useCopy()
  const api = useApi()
  const headingId = useId()
  const { program } = usePartner()
  const joinDate = useMember()?.joinDate
  const select = useRef<HTMLSelectElement>(null)
  const [now] = useState(() => new Date())
  const [busy, setBusy] = useState<Kind | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // The button that opened the form is gone.
  useEffect(() => select.current?.focus(), [])

  const yearOf = (at: Date) => localTime(at, program.timeZone).year
  const thisYear = yearOf(now)
  const firstYear = joinDate === undefined ? thisYear : Math.min(thisYear, yearOf(new Date(joinDate)))
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, back) => String(thisYear - back))

  async function download(kind: Kind) {
    if (busy) return
    setBusy(kind)
    setOutcome(null)
    const year = select.current?.value ?? ''
    const answer = await api.call('getActivityFile', { query: { kind, ...(year === '' ? {} : { year }) } })
    setBusy(null)
    if (!answer.ok) return setOutcome({ kind: 'failed', message: messageOfError(answer.error) })
    saveOwnFile(answer.value)
    setOutcome({ kind: 'saved', file: answer.value.fileName })
  }
  return (
    <section aria-labelledby={headingId} className={stack}>
      <h2 id={headingId}>{copy.say(texts.title)}</h2>
      <p className={`${small} ${quiet}`}>{copy.say(texts.lead)}</p>
      <div className={stack}>
        <Select ref={select} label={copy.say(texts.period)} defaultValue={years[0]} onChange={() => setOutcome(null)}>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
          <option value="">{copy.say(texts.all)}</option>
        </Select>
        <p className={row}>
          {KINDS.map((kind) => (
            <Button
              key={kind}
              kind="quiet"
              busy={busy === kind}
              busyLabel={copy.say(texts.downloading)}
              onClick={() => void download(kind)}
            >
              {copy.action(texts[kind])}
            </Button>
          ))}
        </p>
        {outcome?.kind === 'failed' && (
          <Banner type="error">
            <Say text={outcome.message.text} values={outcome.message.values} />
          </Banner>
        )}
        {outcome?.kind === 'saved' && <Banner type="success">{copy.say(texts.done, { file: outcome.file })}</Banner>}
      </div>
    </section>
  )
}
