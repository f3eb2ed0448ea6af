import type { Member } from '@dining/contract'
import { profile } from '@dining/copy-engine/texts/profile'
import { FormFrame } from '@dining/forms'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, FormActions, FormGrid, FormGridWide, Notice, TextButton, TextField, TextLink } from '@dining/ui'

import { AddressFields } from './AddressFields.tsx'
import { EmailOptIn } from './EmailOptIn.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { SavedNotice } from './SavedNotice.tsx'
import { PhoneFields } from './PhoneFields.tsx'
import type { Draft } from './profile-draft.ts'
import { useProfileForm } from './use-profile-form.ts'

/** As many dots for every password: they tell nothing, not even its length. */
const MASK = '••••••••••'

interface ProfileFormProps {
  readonly member: Member
  /** Edits that were made before and not saved. */
  readonly draft: Draft | null
}

/** What a member can see and change of the profile (PROFILE-01 … PROFILE-45). */
export function ProfileForm({ member, draft }: ProfileFormProps) {
  const copy = useCopy()
  const { program } = usePartner()
  const { form, asks, notice, isKept, discard, onInput } = useProfileForm(member, draft)
  const names = { readOnly: !asks.names }
  return (
    <div onInput={onInput} role="presentation">
      <FormFrame form={form}>
        {isKept && (
          <Notice>
            <p>{copy.say(profile.kept)}</p>
            <TextButton onClick={discard}>{copy.action(profile.discard)}</TextButton>
          </Notice>
        )}
        <FieldGroup title={copy.headline(profile.you)} lead={!asks.names && copy.say(profile.namesFromProvider)}>
          <FormGrid>
            <TextField {...form.field('firstName')} {...names} autoComplete="given-name" />
            <TextField {...form.field('lastName')} {...names} autoComplete="family-name" />
          </FormGrid>
        </FieldGroup>
        <AddressFields form={form} />
        {(asks.phone || asks.emailOptIn) && (
          <FieldGroup title={copy.headline(profile.tell)}>
            {asks.phone && <PhoneFields form={form} hasPhone={member.phoneNumber !== null} />}
            {asks.emailOptIn && <EmailOptIn member={member} />}
          </FieldGroup>
        )}
        <FieldGroup title={copy.headline(profile.signIn)}>
          <FormGrid>
            <FormGridWide>
              <TextField
                label={copy.say(profile.email)}
                help={<Say text={profile.emailNote} />}
                value={member.email}
                type="email"
                autoComplete="off"
                readOnly
              />
            </FormGridWide>
            {program.enrollmentType === 'direct' && (
              <FormGridWide>
                <TextField
                  label={copy.say(profile.password)}
                  help={<TextLink href={paths.recover()}>{copy.say(profile.newPassword)}</TextLink>}
                  value={MASK}
                  type="password"
                  autoComplete="off"
                  readOnly
                />
              </FormGridWide>
            )}
          </FormGrid>
        </FieldGroup>
        <SavedNotice notice={notice} key={form.attempt} onRetry={() => form.onSubmit()} />
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(profile.saving)}>
            {copy.action(profile.save)}
          </Button>
        </FormActions>
      </FormFrame>
    </div>
  )
}
