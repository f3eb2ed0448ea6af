import { useApi } from '@dining/api-client'
import { activityDownload as texts } from '@dining/copy-engine/texts/activity-download'
import { localTime, MONTH_PATTERN } from '@dining/domain'
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

/** The month that the link of a monthly statement names; null for any other address. */
const linkedMonth = () => {
  const month = new URLSearchParams(window.location.search).get('month') ?? ''
  return MONTH_PATTERN.test(month) ? month : null
}

/** A year or all years of activity as a file, or the month that a mailed statement leads to. A failure appears beside the button, and the choice stays. */
export function DownloadForm() {
  const copy = useCopy()
  const api = useApi()
  const headingId = useId()
  const { program } = usePartner()
  const joinDate = useMember()?.joinDate
  const select = useRef<HTMLSelectElement>(null)
  const [now] = useState(() => new Date())
  const [month] = useState(linkedMonth)
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
    const period = select.current?.value ?? ''
    const of = period === '' ? {} : period === month ? { month } : { year: period }
    const answer = await api.call('getActivityFile', { query: { kind, ...of } })
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
        <Select ref={select} label={copy.say(texts.period)} defaultValue={month ?? years[0]} onChange={() => setOutcome(null)}>
          {month !== null && (
            <option value={month}>
              {copy.date(`${month}-01`, 'month')} {copy.date(`${month}-01`, 'year')}
            </option>
          )}
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
