import type { Member } from '@dining/contract'
import { profile } from '@dining/copy-engine/texts/profile'
import { US_STATES } from '@dining/domain'
import { FormFrame } from '@dining/forms'
import { Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import {
  Button,
  FormActions,
  FormGrid,
  FormGridWide,
  Notice,
  Select,
  TextButton,
  TextField,
  TextLink,
  useBrowserValue,
  ZipField,
} from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useState, type ReactNode } from 'react'

import { AccountPage } from '../AccountPage.tsx'
import { EmailOptIn, SavedNotice } from './EmailOptIn.tsx'
import * as css from './FieldGroup.css.ts'
import { PhoneFields } from './PhoneFields.tsx'
import { StatementOptIn } from './StatementOptIn.tsx'
import { valuesOf } from './profile-fields.ts'
import { readDraft, useProfileForm, type Draft, type ProfileForm } from './use-profile-form.ts'

/** Unsaved edits at the time the page is opened; null for the first render, which equals the server's. */
function useDraft(member: Member | undefined): Draft | null {
  const [read] = useState(() => {
    let draft: Draft | null | undefined
    return () => (draft === undefined ? (draft = member ? readDraft(member, valuesOf(member)) : null) : draft)
  })
  return useBrowserValue(read, null)
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

/** The same number of dots for every password, so that they do not reveal its length. */
const MASK = '••••••••••'

interface ProfileFormProps {
  readonly member: Member
  /** Earlier edits that were not saved. */
  readonly draft: Draft | null
}

/** What a member can see and change of the profile (PROFILE-01 … PROFILE-45). */
function ProfileForm({ member, draft }: ProfileFormProps) {
  const copy = useCopy()
  const { program, features } = usePartner()
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
        <FieldGroup title={copy.headline(profile.tell)}>
          {asks.phone && <PhoneFields form={form} hasPhone={member.phoneNumber !== null} />}
          {asks.emailOptIn && <EmailOptIn member={member} />}
          <StatementOptIn member={member} />
        </FieldGroup>
        <FieldGroup title={copy.headline(profile.signIn)}>
          <FormGrid>
            <FormGridWide>
              <TextField
                label={copy.say(profile.email)}
                help={<EmailNote />}
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
          <p>
            <TextLink href={paths.accountSecurity()}>{copy.say(profile.devices)}</TextLink>
          </p>
          {features.hasNotices && (
            <p>
              <TextLink href={paths.accountNotices()}>{copy.say(profile.notices)}</TextLink>
            </p>
          )}
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

/** The member's address (PROFILE-08 … PROFILE-19). */
function AddressFields({ form }: Pick<ProfileForm, 'form'>) {
  const copy = useCopy()
  return (
    <FieldGroup title={copy.headline(profile.home)} lead={copy.say(profile.homeHelp)}>
      <FormGrid>
        <FormGridWide>
          <TextField {...form.field('address.address1')} autoComplete="address-line1" />
        </FormGridWide>
        <FormGridWide>
          <TextField {...form.field('address.address2')} autoComplete="address-line2" />
        </FormGridWide>
        <TextField {...form.field('address.city')} autoComplete="address-level2" />
        <Select {...form.field('address.state')} autoComplete="address-level1">
          <option value="">{copy.say(profile.noState)}</option>
          {Object.entries(US_STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <ZipField {...form.field('address.zipCode')} />
      </FormGrid>
    </FieldGroup>
  )
}

interface FieldGroupProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** Fields that belong together, with their name beside them where there is room. */
function FieldGroup({ title, lead, children }: FieldGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{title}</legend>
      {lead !== undefined && lead !== false && <p className={`${small} ${quiet}`}>{lead}</p>}
      <div className={css.fields}>{children}</div>
    </fieldset>
  )
}

/** How the address is changed: by Member Services (PROFILE-35), and where the partner offers it on the page of the sign-in, too. */
function EmailNote() {
  const copy = useCopy()
  const { program, features } = usePartner()
  const page = { href: paths.accountSecurity(), label: copy.say(profile.devices) }
  return (
    <>
      <Say text={profile.emailNote} />
      {program.enrollmentType === 'direct' && features.hasEmailChange && (
        <>
          {' '}
          <Say text={profile.emailOwnNote} values={{ page }} />
        </>
      )}
    </>
  )
}
