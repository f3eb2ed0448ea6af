import { newPasswordFields, NewPasswordFields } from '@dining/forms'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { useCopy, usePartner } from '@dining/partner-kit/react'

import { EarningPanel } from '../entry/EarningPanel.tsx'
import { EntryPage, JoinProgress } from '../entry/EntryPage.tsx'
import { JoinForm } from './JoinForm.tsx'

/** Step 1 of joining (ENROLL-01). */
export function JoinScreen() {
  const copy = useCopy()
  const { features } = usePartner()
  return (
    <EntryPage
      cloth="join"
      progress={<JoinProgress current={0} />}
      title={copy.headline(features.showEarnRate ? enrollment.joinTitle : enrollment.joinPlainTitle)}
      lead={copy.say(enrollment.joinLead)}
      aside={<EarningPanel />}
    >
      <JoinForm secrets={{ fieldsOf: newPasswordFields, Fields: NewPasswordFields }} />
    </EntryPage>
  )
}
