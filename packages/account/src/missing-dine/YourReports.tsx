import { useApi } from '@dining/api-client'
import { missingDinesQuery } from '@dining/api-client/queries'
import type { MissingDine } from '@dining/contract'
import { missingDine as texts } from '@dining/copy-engine/texts/missing-dine'
import { reportedDines, reportStates } from '@dining/copy-engine/texts/reported-dines'
import { DONE, failureOf, failWith, FormFrame, useSiteForm } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, FormActions, TextArea, TextLink } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { answerFields } from './report-fields.ts'
import * as css from './YourReports.css.ts'

/** A member's reports with their states, the messages about them, and the answer to an open question. */
export function YourReports({ reports }: { readonly reports: readonly MissingDine[] }) {
  const copy = useCopy()
  return (
    <section className={stack} aria-labelledby="reports">
      <h2 id="reports">{copy.headline(texts.yours)}</h2>
      <ul className={css.reports}>
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </section>
  )
}

function Report({ report }: { readonly report: MissingDine }) {
  const copy = useCopy()
  const { merchantName, dinedOn, amountCents, lastFour, note, state, createdAt, messages, txnId } = report
  const [isAnswered, setIsAnswered] = useState(false)
  const written = [...(note === '' ? [] : [{ by: 'member' as const, text: note, at: createdAt }]), ...messages]
  return (
    <li className={css.report} id={`report-${report.id}`}>
      <h3>{merchantName}</h3>
      <p className={`${small} ${quiet}`}>
        {copy.date(dinedOn, 'full')} · {copy.money(amountCents)} · {lastFour}
      </p>
      <p className={css.state}>{copy.say(reportStates[state])}</p>
      {written.length > 0 && (
        <ol className={css.messages}>
          {written.map(({ by, text, at }, index) => (
            <li key={index} className={by === 'member' ? undefined : css.ours}>
              <p className={`${small} ${quiet}`}>{copy.say(by === 'member' ? texts.byYou : texts.byUs, { date: copy.date(at, 'full') })}</p>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {txnId !== null && <TextLink href={paths.dine({ txnId })}>{copy.action(texts.dineLink)}</TextLink>}
      {state === 'asked' && <AnswerForm id={report.id} onAnswered={() => setIsAnswered(true)} />}
      <p role="status">{isAnswered && copy.say(texts.answered)}</p>
    </li>
  )
}

function AnswerForm({ id, onAnswered }: { readonly id: string; readonly onAnswered: () => void }) {
  const api = useApi()
  const copy = useCopy()
  const queryClient = useQueryClient()
  const form = useSiteForm({
    fields: answerFields(copy),
    async submit({ text }) {
      const answer = await api.call('answerMissingDine', { params: { missingDineId: id }, body: { text } })
      if (!answer.ok) return failureOf(answer.error)
      if (answer.value.outcome === 'closed') return failWith(texts.answerClosed)
      onAnswered()
      await queryClient.invalidateQueries({ queryKey: missingDinesQuery(api).queryKey })
      return DONE
    },
  })
  return (
    <FormFrame form={form} label={copy.say(reportedDines.reply)}>
      <TextArea {...form.field('text')} rows={3} help={copy.say(texts.noteHelp)} />
      <FormActions>
        <Button type="submit" busy={form.submitting}>
          {copy.action(texts.sendAnswer)}
        </Button>
      </FormActions>
    </FormFrame>
  )
}
