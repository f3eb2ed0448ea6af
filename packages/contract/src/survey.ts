import { SURVEY_LIMITS } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

export const answerSurvey = endpoint('answerSurvey', {
  method: 'POST',
  path: '/api/surveys/answers',
  summary: 'Stores what a visitor has answered to a survey of the site. A repeated call with the same key stores nothing more. (SURVEY-14)',
  body: v.object({
    /** Chosen by the browser for one submit and its repetitions. */
    answerKey: v.pipe(v.string(), v.uuid()),
    surveyId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(SURVEY_LIMITS.id)),
    /** Path of the page on which it was answered, without its query. */
    path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(SURVEY_LIMITS.path)),
    answers: v.pipe(
      v.array(
        v.object({
          question: v.pipe(v.string(), v.nonEmpty(), v.maxLength(SURVEY_LIMITS.question)),
          answer: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(SURVEY_LIMITS.answer)),
        }),
      ),
      v.minLength(1),
      v.maxLength(SURVEY_LIMITS.questions),
    ),
  }),
  answer: v.object({ stored: v.literal(true) }),
  session: 'optional',
  errors: ['not-found', 'validation-failed', 'too-many-requests'],
})
