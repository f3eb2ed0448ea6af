import type { Call, endpoints } from '@dining/contract'
import { fail, LEAVING_SURVEY, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../deps.ts'
import { surveyAnswerRepo } from '../store/repositories/survey-answer.ts'
import { readContent } from './content.ts'
import type { Failure } from './failure.ts'

type Deps = Pick<ApiDeps, 'store' | 'clock' | 'upstreams'>

const SURVEYS_PAGE = 100

/** Whether the partner's content has this survey on the site, or the product itself has it. */
async function isSurvey(deps: Deps, partner: Partner, id: string): Promise<boolean> {
  if (id === LEAVING_SURVEY) return partner.program.enrollmentType !== 'none'
  const content = await readContent(deps, partner, 'surveys', { pageSize: SURVEYS_PAGE, drafts: false })
  return content.ok && content.value.some(({ fields }) => fields['id'] === id)
}

/** Stores the answers to a survey that the site has; a repeated call with the same key stores nothing more. */
export async function answerSurvey(
  deps: Deps,
  partner: Partner,
  memberId: string | null,
  { answerKey, surveyId, path, answers }: Call<typeof endpoints.answerSurvey>['body'],
): Promise<Result<{ readonly stored: true }, Failure<'not-found'>>> {
  if (!(await isSurvey(deps, partner, surveyId))) return fail({ kind: 'not-found' })
  const { id: partnerId } = partner.program
  const row = { survey_id: surveyId, member_id: memberId, path, answers: JSON.stringify(answers), answered_at: deps.clock() }
  // The key is the browser's own: with the survey and the member before it, it says nothing about the answers of others.
  await deps.store.tenant(partnerId, (tx) =>
    surveyAnswerRepo(tx, partnerId).add({ id: [surveyId, memberId ?? '', answerKey].join('/'), ...row }),
  )
  return succeed({ stored: true })
}
