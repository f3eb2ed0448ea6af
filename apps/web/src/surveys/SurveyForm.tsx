import { useApi } from '@dining/api-client'
import { surveyPanel as texts } from '@dining/copy-engine/texts/survey-panel'
import { REVIEW_STARS } from '@dining/domain'
import { DONE, failureOf, failWith, FormFrame, useSiteForm, type FieldSpec } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { Button, FormActions, RadioGroup, StarsField, TextArea } from '@dining/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import type { Survey, SurveyQuestion } from './read-survey.ts'
import { dropSurveyDraft, keepSurveyDraft, readSurveyDraft } from './survey-drafts.ts'
import { nameOf, surveyFields } from './survey-fields.ts'

export interface SurveyFormProps {
  readonly survey: Pick<Survey, 'id' | 'questions'>
  /** Path of the page. */
  readonly path: string
  readonly onSent: () => void
}

/**
 * The site's own form of a survey: its questions, whose answers are stored by the API (SURVEY-14). What was entered is there again after
 * its page was left.
 */
export default function SurveyForm({ survey: { id: surveyId, questions }, path, onSent }: SurveyFormProps) {
  const api = useApi()
  const copy = useCopy()
  // One for all submits of this form: a lost answer and a second press store nothing more.
  const [answerKey] = useState(() => crypto.randomUUID())
  const form = useSiteForm({
    fields: surveyFields(copy, questions),
    async submit(values) {
      const answers = questions.flatMap(({ text }, index) => {
        const answer = values[nameOf(index)] ?? ''
        return answer === '' ? [] : [{ question: text, answer }]
      })
      if (answers.length === 0) return failWith(texts.nothingAnswered)
      const stored = await api.call('answerSurvey', { body: { answerKey, surveyId, path, answers } })
      if (!stored.ok) {
        const isGone = stored.error.kind === 'problem' && stored.error.code === 'not-found'
        return isGone ? failWith(texts.gone) : failureOf(stored.error)
      }
      dropSurveyDraft(surveyId)
      onSent()
      return DONE
    },
  })
  const keep = () => keepSurveyDraft(surveyId, form.values())
  const restore = useEffectEvent(() => {
    // Input from before the page had its code is newer than a draft.
    if (Object.values(form.values()).some((value) => value !== '')) return
    for (const [name, value] of Object.entries(readSurveyDraft(surveyId))) if (value !== '') form.setValue(name, value)
  })
  useEffect(() => restore(), [])
  return (
    <div onInput={keep} onChange={keep}>
      <FormFrame form={form}>
        {questions.map((question, index) => (
          <Question key={nameOf(index)} question={question} field={form.field(nameOf(index))} />
        ))}
        <FormActions>
          <Button type="submit" busy={form.submitting}>
            {copy.action(texts.send)}
          </Button>
        </FormActions>
      </FormFrame>
    </div>
  )
}

interface QuestionProps {
  readonly question: SurveyQuestion
  readonly field: ReturnType<ReturnType<typeof useSiteForm<Record<string, FieldSpec>>>['field']>
}

function Question({ question: { kind, options }, field }: QuestionProps) {
  const copy = useCopy()
  if (kind === 'one-of')
    return <RadioGroup {...field} options={options.map((option) => ({ value: option, label: copy.sayContent(option) }))} />
  if (kind === 'stars')
    return (
      <StarsField
        {...field}
        options={REVIEW_STARS.map((stars) => ({ value: String(stars), label: copy.say(texts.stars, { count: stars }) }))}
      />
    )
  return <TextArea {...field} rows={3} />
}
