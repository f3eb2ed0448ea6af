import { surveyPanel as texts } from '@dining/copy-engine/texts/survey-panel'
import { LEAVING_SURVEY } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { content, section, stack } from '@dining/ui/layout'
import { useNavigate } from 'react-router'

import SurveyForm from './SurveyForm.tsx'

/** The survey of a member who closes the account; the popup of the last card leads to it (CARD-69). */
export default function LeavingSurvey() {
  const copy = useCopy()
  const navigate = useNavigate()
  const reasons = [texts.leavingEarned, texts.leavingPlaces, texts.leavingPrivacy, texts.leavingCard, texts.leavingOther]
  const survey = {
    id: LEAVING_SURVEY,
    questions: [
      { text: copy.say(texts.leavingWhy), kind: 'one-of' as const, options: reasons.map((reason) => copy.say(reason)), required: true },
      { text: copy.say(texts.leavingMore), kind: 'text' as const, options: [], required: false },
    ],
  }
  return (
    <div className={`${content} ${section} ${stack}`}>
      <h1>{copy.headline(texts.leavingTitle)}</h1>
      <p>{copy.say(texts.leavingLead)}</p>
      <div style={{ maxWidth: '650px' }}>
        <SurveyForm survey={survey} path={paths.surveys()} onSent={() => void navigate(paths.surveySent(), { replace: true })} />
      </div>
    </div>
  )
}
