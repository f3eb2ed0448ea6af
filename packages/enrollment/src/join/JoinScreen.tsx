import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { useCopy, usePartner } from '@dining/partner-kit/react'

import { EarningPanel } from '../entry/EarningPanel.tsx'
import { EntryPage, JoinProgress } from '../entry/EntryPage.tsx'
import { ReasonNotice } from '../entry/ReasonNotice.tsx'
import { newPasswordFields, NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { JoinForm } from './JoinForm.tsx'

/** Texts for `rfr` on this page; 0, no public id, needs no text (ACT-02 … ACT-04). */
const REASONS = { '1': enrollment.invitationUnknown, '2': enrollment.invitationNoProfile } as const

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
      <ReasonNotice texts={REASONS} />
      <JoinForm secrets={{ fieldsOf: newPasswordFields, Fields: NewPasswordFields }} />
    </EntryPage>
  )
}
