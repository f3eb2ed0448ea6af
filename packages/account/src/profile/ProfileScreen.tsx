import type { Member } from '@dining/contract'
import { profile } from '@dining/copy-engine/texts/profile'
import { useCopy } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { stack } from '@dining/ui/layout'
import { useState, useSyncExternalStore } from 'react'

import { AccountPage } from '../AccountPage.tsx'
import { readDraft, type Draft } from './profile-draft.ts'
import { valuesOf } from './profile-values.ts'
import { ProfileForm } from './ProfileForm.tsx'

const never = () => () => undefined

/** Edits that were not saved, as they are when the page is opened; null for the first render, which equals the server's. */
function useDraft(member: Member | undefined): Draft | null {
  const [read] = useState(() => {
    let draft: Draft | null | undefined
    return () => (draft === undefined ? (draft = member ? readDraft(member, valuesOf(member)) : null) : draft)
  })
  return useSyncExternalStore(never, read, () => null)
}

/** The member's profile (PROFILE-01). */
export function ProfileScreen() {
  const copy = useCopy()
  const member = useMember()
  const draft = useDraft(member)
  if (!member) return null
  return (
    <AccountPage current={paths.userProfile()}>
      <section className={stack}>
        <h1>{copy.headline(profile.title)}</h1>
        <ProfileForm key={draft ? 'edited' : 'saved'} member={member} draft={draft} />
      </section>
    </AccountPage>
  )
}
