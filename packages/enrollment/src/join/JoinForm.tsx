import { useApi } from '@dining/api-client'
import type { Text } from '@dining/copy-engine'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { errors } from '@dining/copy-engine/texts/errors'
import { forms } from '@dining/copy-engine/texts/forms'
import { smsConsent } from '@dining/copy-engine/texts/sms-consent'
import { shell } from '@dining/copy-engine/texts/shell'
import { DONE, failureOf, FormFrame, type NewPasswordFields, type newPasswordFields, useSiteForm } from '@dining/forms'
import { Rich, Say, useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, readCampaign } from '@dining/session'
import {
  Banner,
  Button,
  Checkbox,
  FormActions,
  FormGrid,
  FormGridWide,
  LiveRegion,
  NumberField,
  PhoneField,
  TextButton,
  TextField,
  EmailField,
  useLater,
  ZipField,
} from '@dining/ui'
import { quiet, small, visuallyHidden } from '@dining/ui/layout'
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'

import { useJoinLink, type AccountLink } from '../continue/use-join-link.ts'
import type { ProviderDraft } from '../continue/use-provider-draft.ts'
import * as css from './JoinForm.css.ts'
import { createAvailability } from './availability.ts'
import { dropJoinDraft, keepJoinDraft, KEPT_ELSEWHERE, readJoinDraft, type JoinDraft } from './join-draft.ts'
import { joinFields, type ProviderData } from './join-fields.ts'
import { isDigitsOnly, signUpBody } from './sign-up-body.ts'
import { usePreviousScreen } from '../visit/previous-screen.ts'
import { useLinksWithEmail } from '../visit/typed-email.tsx'
import { useLoadMember } from '../visit/use-load-member.ts'

interface JoinFormProps {
  /** The password fields; passed in, so that a site without passwords does not contain their code. */
  readonly secrets?: { readonly fieldsOf: typeof newPasswordFields; readonly Fields: typeof NewPasswordFields }
  readonly providerData?: ProviderData
  /** The input on other devices, where the provider has identified the visitor. */
  readonly elsewhere?: ProviderDraft
  /** A mailed link led here that belongs to an account; by default its owner is asked to sign in. */
  readonly onAccountLink?: (link: AccountLink, fragment: string) => void
}

/** Step 1: the account (ENROLL-02 … ENROLL-28, ENROLL-30). After joining it leads to linking a card. */
export function JoinForm({ secrets, providerData = {}, elsewhere, onAccountLink }: JoinFormProps) {
  const copy = useCopy()
  const partner = usePartner()
  const api = useApi()
  const navigate = useNavigate()
  const loadMember = useLoadMember()
  const previous = usePreviousScreen()
  const enteredEmail = previous?.email
  const [availability] = useState(() => createAvailability(api))
  const { partnerNumber: rule, hasSmsOptIn, hasSmsOptInV2, hideEmailOptIn } = partner.features

  const form = useSiteForm({
    fields: joinFields({ partner, copy, availability, enteredEmail, secrets: secrets?.fieldsOf(copy), providerData }),
    async submit(values) {
      const joined = await api.call('signUp', { body: signUpBody(values, { smsOptInV2: hasSmsOptInV2, source: readCampaign().source }) })
      // A redirect means success, too (ENROLL-14).
      if (!joined.ok && joined.error.kind !== 'redirected') return failureOf(joined.error)
      dropJoinDraft()
      if (await loadMember()) await navigate(paths.addCard(), { replace: true })
      else window.location.replace(paths.addCard())
      return DONE
    },
  })
  // A reload, a restart of the browser or the end of a session at the provider loses no input. The server's page has no draft, so the draft
  // is put into the fields after hydration; input made in the meantime, passed by the previous screen or sent by a provider is newer.
  const isTakenOver = previous !== undefined
  const changed = useRef(new Set<string>())
  const isEntered = (name: keyof JoinDraft) => {
    const field = form.field(name)
    return form.values()[name] !== ('defaultChecked' in field ? field.defaultChecked : '') || changed.current.has(name)
  }
  const putBack = (draft: JoinDraft) => {
    for (const name of Object.keys(draft) as (keyof JoinDraft)[]) {
      const isNewer = name in providerData || (name === 'email' && enteredEmail !== undefined) || isEntered(name)
      const value = draft[name]
      if (value !== undefined && !isNewer) form.setValue(name, value)
    }
  }
  const putBackOwn = useEffectEvent(() => {
    const draft = readJoinDraft()
    // After the end of a session, another person may sign in at the provider in the same tab.
    if (providerData.email === undefined || draft.email === providerData.email) putBack(draft)
    else dropJoinDraft()
  })
  useEffect(() => {
    if (isTakenOver) putBackOwn()
  }, [isTakenOver])
  const putBackKept = (kept: JoinDraft) => {
    putBack(kept)
    keepJoinDraft(form.values())
  }
  /** What was left before the kept draft came, or before this code ran, is saved now, together with what came. */
  const joinWithKept = useEffectEvent((draft: JoinDraft | undefined) => {
    if (draft) putBackKept(draft)
    if (KEPT_ELSEWHERE.some((name) => !(name in providerData) && isEntered(name))) elsewhere?.save(form.values())
  })
  const kept = elsewhere?.kept
  useEffect(() => {
    if (kept) joinWithKept(kept.draft)
  }, [kept])
  const [opened, setOpened] = useState<'details' | 'invalid' | null>(null)
  const linkStatus = useJoinLink((link, fragment) => {
    if (link === 'invalid') return setOpened('invalid')
    if (link.step === 'card') {
      if (onAccountLink) return onAccountLink(link, fragment)
      return void navigate(paths.login(), { replace: true, state: { email: link.email } })
    }
    putBackKept({ ...link.draft, email: link.email })
    return setOpened('details')
  })
  const later = useLater(() => import('../continue/FinishLater.tsx'))
  const email = form.field('email')
  /** Whether a number is taken can be checked only together with the email address. */
  const onEmailLeft = () => {
    form.onBlur('email')
    if (form.values().partnerNumber !== '') form.onBlur('partnerNumber')
  }
  const onInput = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement) changed.current.add(target.name)
    keepJoinDraft(form.values())
  }
  const withEmail = useLinksWithEmail(() => form.values().email)
  const PartnerNumberField = rule && isDigitsOnly(rule.pattern) ? NumberField : TextField
  const optional = `(${copy.say(forms.optional)})`
  const fromProvider = copy.say(enrollment.providerTold)
  /** A field whose value comes from the provider is read-only, except for errors about it. */
  const read = (name: keyof ProviderData, ofWritten: { readonly optionalMark?: string } = {}) =>
    providerData[name] === undefined ? ofWritten : { readOnly: true }

  return (
    <div onClick={withEmail} onInput={onInput} onBlur={() => elsewhere?.save(form.values())} role="presentation">
      <LiveRegion>
        {opened && (
          <Banner type={opened === 'details' ? 'success' : 'warning'} className={css.opened}>
            <Say text={opened === 'details' ? enrollment.continued : enrollment.linkEnded} />
          </Banner>
        )}
      </LiveRegion>
      {linkStatus === 'unreachable' && (
        <Banner type="error" className={css.opened}>
          <p>{copy.say(errors.network)}</p>
          <TextButton onClick={() => window.location.reload()}>{copy.say(errors.retry)}</TextButton>
        </Banner>
      )}
      <FormFrame form={form}>
        <FormGrid>
          {rule && (
            <FormGridWide>
              <PartnerNumberField
                {...form.field('partnerNumber')}
                {...read('partnerNumber')}
                help={
                  providerData.partnerNumber === undefined ? (
                    <>
                      {rule.help} <NewTabText text={enrollment.findNumber} />
                    </>
                  ) : (
                    fromProvider
                  )
                }
                autoComplete="off"
                spellCheck={false}
              />
            </FormGridWide>
          )}
          <TextField {...form.field('firstName')} {...read('firstName', { optionalMark: optional })} autoComplete="given-name" />
          <TextField {...form.field('lastName')} {...read('lastName', { optionalMark: optional })} autoComplete="family-name" />
          <FormGridWide>
            <EmailField
              {...email}
              {...read('email')}
              onBlur={onEmailLeft}
              help={providerData.email === undefined ? copy.say(enrollment.emailHelp) : fromProvider}
            />
          </FormGridWide>
          {!rule && (
            <FormGridWide>
              <ZipField {...form.field('zipCode')} optionalMark={optional} help={copy.say(enrollment.zipHelp)} />
            </FormGridWide>
          )}
          {secrets && <secrets.Fields password={form.field('password')} confirm={form.field('passwordConfirm')} />}
          <FormGridWide>
            <PhoneField
              {...form.field('phoneNumber')}
              optionalMark={optional}
              help={<Say text={hasSmsOptInV2 ? enrollment.phoneHelp : hasSmsOptIn ? enrollment.phoneConsent : smsConsent.notOffered} />}
              autoComplete="tel"
              placeholder={PHONE_SHAPE}
            />
          </FormGridWide>
          <FormGridWide className={css.consents}>
            {hasSmsOptInV2 && <Checkbox {...form.field('smsOptInV2')} help={<Say text={smsConsent.terms} />} />}
            {!hideEmailOptIn && <Checkbox {...form.field('emailOptIn')} />}
          </FormGridWide>
        </FormGrid>
        <FormActions>
          <Button type="submit" busy={form.submitting} busyLabel={copy.say(enrollment.continuing)}>
            {copy.action(enrollment.continue)}
          </Button>
          <p className={`${small} ${quiet} ${css.terms}`}>
            <NewTabText text={enrollment.accept} />
          </p>
        </FormActions>
      </FormFrame>
      <div className={css.later}>
        {later.isFailed && (
          <Banner type="error">
            <Say text={forms.serverError} />
          </Banner>
        )}
        {later.module ? (
          <later.module.FinishLater values={form.values} isProvided={providerData.email !== undefined} />
        ) : (
          <TextButton type="button" onClick={later.load}>
            {copy.say(enrollment.finishLater)}
          </TextButton>
        )}
      </div>
    </div>
  )
}

/** The format of a number. */
const PHONE_SHAPE = '503-555-0148'

/** A text beside a form whose links open in a new tab, so that no input is lost. */
function NewTabText({ text }: { readonly text: Text<string> }) {
  const copy = useCopy()
  return copy.rich(text).map((part, index) =>
    part.kind !== 'link' || part.to === 'contact' ? (
      <Rich key={index} parts={[part]} />
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener">
        <Rich parts={part.parts} />
        <span className={visuallyHidden}> ({copy.say(shell.newTab)})</span>
      </a>
    ),
  )
}
