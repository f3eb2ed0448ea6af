import { profile } from '@dining/copy-engine/texts/profile'
import { useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { stack } from '@dining/ui/layout'

import { AccountPage } from '../AccountPage.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** The member's profile (PROFILE-01). */
export function ProfileScreen() {
  const copy = useCopy()
  const member = useMember()
  if (!member) return null
  return (
    <AccountPage current={paths.userProfile()}>
      <section className={stack}>
        <h1>{copy.headline(profile.title)}</h1>
        <ProfileForm member={member} />
      </section>
    </AccountPage>
  )
}
