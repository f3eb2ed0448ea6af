import { endpoints } from '@dining/contract'

import { answerSurvey } from '../../../use-cases/surveys.ts'
import { register, type Api } from '../../api.ts'

/** Answers to the site's own surveys. */
export function surveyRoutes(api: Api): void {
  register(api, endpoints.answerSurvey, ({ body, partner, session }) => answerSurvey(api.deps, partner, session?.memberId ?? null, body))
}
