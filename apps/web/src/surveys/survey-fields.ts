import type { Copy } from '@dining/copy-engine'
import { forms } from '@dining/copy-engine/texts/forms'
import { surveyPanel as texts } from '@dining/copy-engine/texts/survey-panel'
import { SURVEY_LIMITS } from '@dining/domain'
import { atMost, type FieldSpec } from '@dining/forms/rules'

import type { SurveyQuestion } from './read-survey.ts'

/** Name of the field of a question. */
export const nameOf = (index: number): string => `q${index}`

/** A field for each question of a survey of the site itself (SURVEY-14). */
export function surveyFields(copy: Copy, questions: readonly SurveyQuestion[]): Readonly<Record<string, FieldSpec>> {
  return Object.fromEntries(
    questions.map(({ text, kind, required }, index): [string, FieldSpec] => [
      nameOf(index),
      {
        label: copy.sayContent(text),
        required,
        // The label is a whole question, so a written answer has the message without it (FORM-04).
        messages: { required: kind === 'text' ? forms.fieldRequired : texts.choiceNeeded },
        ...(kind === 'text' && { checks: [atMost(SURVEY_LIMITS.answer)] }),
      },
    ]),
  )
}
