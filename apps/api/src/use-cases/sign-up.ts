import { randomBytes, randomUUID } from 'node:crypto'

import type { FieldError } from '@dining/contract'
import { fail, succeed, tierAt, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { welcomeMail } from '../adapters/mails/welcome.ts'
import type { ApiDeps } from '../deps.ts'
import type { Failure } from '../failure.ts'
import { hashPassword } from '../password-hash.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { isZip } from '../store/repositories/place.ts'
import type { Tx } from '../store/tables.ts'
import { emailKey } from './email-key.ts'
import { fieldError } from './field-error.ts'
import { startSession } from './session.ts'
import type { SignedIn } from './sign-in.ts'
import { checkSignUp, type SignUpForm, type SignUpValues } from './sign-up-rules.ts'

type SignUpDeps = Pick<ApiDeps, 'store' | 'clock' | 'mail' | 'settings'>
type SignUpFailure = Failure<'validation-failed' | 'already-member' | 'partner-number-in-use' | 'not-found'>

const PUBLIC_ID_BYTES = 12
/** Where members of this web app come from (PROFILE-02). */
const ENROLLMENT_SOURCE = 'web'

/** Which of the two unique values another member has. */
async function taken(tx: Tx, partnerId: string, values: SignUpValues): Promise<FieldError[]> {
  const members = memberRepo(tx, partnerId)
  const byEmail = values.email === '' ? undefined : await members.byEmailKey(emailKey(values.email))
  const byNumber = values.partnerNumber === null ? undefined : await members.byPartnerNumber(values.partnerNumber)
  return [
    ...(byNumber ? [fieldError('partnerNumber', 'partner-number-in-use')] : []),
    ...(byEmail ? [fieldError('email', 'already-member')] : []),
  ]
}

const FORM_ORDER = ['partnerNumber', 'firstName', 'lastName', 'email', 'zipCode', 'phoneNumber', 'password', 'passwordConfirm']

/** One answer for all fields; the code tells "in use" only when nothing else is wrong. */
function refusal(errors: readonly FieldError[], inUse: readonly FieldError[]): SignUpFailure {
  const fields = [...errors, ...inUse].toSorted((a, b) => FORM_ORDER.indexOf(a.field) - FORM_ORDER.indexOf(b.field))
  if (errors.length > 0) return { kind: 'validation-failed', fields }
  return { kind: inUse.some(({ field }) => field === 'email') ? 'already-member' : 'partner-number-in-use', fields }
}

/**
 * Joins (ENROLL-12): makes the member, signs them in and sends a welcome. The card follows in step 2; until then they are a member without
 * one. Of two equal sign-ups at the same moment exactly one makes a member.
 */
export async function signUp(deps: SignUpDeps, partner: Partner, form: SignUpForm): Promise<Result<SignedIn, SignUpFailure>> {
  if (partner.program.enrollmentType !== 'direct') return fail({ kind: 'not-found' })
  const partnerId = partner.program.id
  const now = deps.clock()
  const { values, errors } = checkSignUp(form, partner)
  const { inUse, zipFault } = await deps.store.tenant(partnerId, async (tx) => ({
    inUse: await taken(tx, partnerId, values),
    zipFault: /^\d{5}$/.test(values.zipCode) && !(await isZip(tx, values.zipCode)) ? [fieldError('zipCode', 'zip-not-us')] : [],
  }))
  const faults = [...errors, ...zipFault]
  if (faults.length > 0 || inUse.length > 0) return fail(refusal(faults, inUse))

  const passwordHash = await hashPassword(form.password)
  const result = await deps.store.tenant(partnerId, async (tx): Promise<Result<SignedIn, SignUpFailure>> => {
    const member = await memberRepo(tx, partnerId).insert(newMember(values, passwordHash, now))
    if (!member) return fail(refusal([], await taken(tx, partnerId, values)))
    const started = await startSession(tx, partnerId, member.id, false, now)
    await recordAudit(tx, partnerId, { kind: 'signed-up', memberId: member.id, at: now })
    return succeed({ ...started, member })
  })
  if (result.ok) deps.mail.send(welcomeMail(partner, deps.settings.publicOrigin(partnerId), result.value.member))
  return result
}

function newMember(values: SignUpValues, passwordHash: string, now: Date) {
  const { emailOptIn } = values
  return {
    id: randomUUID(),
    public_id: randomBytes(PUBLIC_ID_BYTES).toString('base64url'),
    family_id: null,
    email: values.email,
    email_key: emailKey(values.email),
    password_hash: passwordHash,
    partner_number: values.partnerNumber,
    first_name: values.firstName,
    last_name: values.lastName,
    zip_code: values.zipCode,
    phone_number: values.phoneNumber,
    sms_opt_in: values.smsOptIn,
    email_opt_in: emailOptIn,
    tier_level: tierAt({ tierLevel: 0, emailOptIn, vipUntilYear: null }, now.getUTCFullYear()),
    vip_until_year: null,
    member_type: 'NonCardMember' as const,
    has_web_profile: true,
    active: false,
    enrollment_source: ENROLLMENT_SOURCE,
    joined_at: now,
  }
}
