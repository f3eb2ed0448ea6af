import type { Member } from '@dining/contract'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { FormActions, LinkButton, useLater } from '@dining/ui'
import { useState } from 'react'

import type { AccountLink } from '../continue/use-join-link.ts'
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

interface KeptFormProps {
  readonly member: Member
  readonly onAccountLink: (link: AccountLink, fragment: string) => void
}

function KeptForm({ member, onAccountLink }: KeptFormProps) {
  return <JoinForm providerData={providerDataOf(member)} elsewhere={useProviderDraft()} onAccountLink={onAccountLink} />
}

/** Step 1 of joining where members sign in at a provider: first the link to the provider, then the form with its data (ENROLL-30). */
export function ProviderJoinScreen() {
  const copy = useCopy()
  const { features } = usePartner()
  const member = useMember()
  const [link, setLink] = useState<{ readonly owner: string; readonly fragment: string }>()
  const reader = useLater(() => import('../continue/LinkReader.tsx'))
  if (link && reader.module) {
    // Signing in starts at the provider; the link leads there.
    const openAgain = () => window.location.replace(paths.addCard() + link.fragment)
    return <reader.module.LinkReader owner={link.owner} openAgain={openAgain} onStay={() => setLink(undefined)} />
  }
  const onAccountLink = ({ email }: AccountLink, fragment: string) => {
    setLink({ owner: email, fragment })
    reader.load()
  }
  return (
    <EntryPage
      cloth="join"
      progress={<JoinProgress current={0} />}
      title={copy.headline(features.showEarnRate ? enrollment.joinTitle : enrollment.joinPlainTitle)}
      lead={copy.say(member ? enrollment.providerLead : enrollment.invitationLead)}
      aside={<EarningPanel />}
    >
      {member ? (
        <KeptForm member={member} onAccountLink={onAccountLink} />
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
