import type { Member } from '@dining/contract'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { FormActions, LinkButton } from '@dining/ui'

import { useProviderDraft } from '../continue/use-provider-draft.ts'
import { EarningPanel } from '../entry/EarningPanel.tsx'
import { EntryPage, JoinProgress } from '../entry/EntryPage.tsx'
import type { ProviderData } from './join-fields.ts'
import { JoinForm } from './JoinForm.tsx'

/** The provider's data about a visitor who has not joined; the form asks for missing data. */
function providerDataOf({ email, firstName, lastName, partnerNumber }: Member): ProviderData {
  return {
    ...(email === '' ? {} : { email }),
    ...(firstName === '' ? {} : { firstName }),
    ...(lastName === '' ? {} : { lastName }),
    ...(partnerNumber === undefined ? {} : { partnerNumber }),
  }
}

function KeptForm({ member }: { readonly member: Member }) {
  return <JoinForm providerData={providerDataOf(member)} elsewhere={useProviderDraft()} />
}

/** Step 1 of joining where members sign in at a provider: first the link to the provider, then the form with its data (ENROLL-30). */
export function ProviderJoinScreen() {
  const copy = useCopy()
  const { features } = usePartner()
  const member = useMember()
  return (
    <EntryPage
      cloth="join"
      progress={<JoinProgress current={0} />}
      title={copy.headline(features.showEarnRate ? enrollment.joinTitle : enrollment.joinPlainTitle)}
      lead={copy.say(member ? enrollment.providerLead : enrollment.invitationLead)}
      aside={<EarningPanel />}
    >
      {member ? (
        <KeptForm member={member} />
      ) : (
        <FormActions>
          <LinkButton href={paths.singleSignOn()} data-reload="">
            {copy.action(enrollment.invitationGo)}
          </LinkButton>
        </FormActions>
      )}
    </EntryPage>
  )
}
