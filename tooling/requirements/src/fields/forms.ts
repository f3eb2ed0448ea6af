import {
  answerFields,
  changePasswordFields,
  closingFields,
  emailCodeFields,
  inviteFields,
  newEmailFields,
  passkeyFields,
  profileFields,
  questionsOf,
  renamePasskeyFields,
  reportFields,
  reviewFields,
} from '@dining/account/fields'
import { claimFields, linkFields } from '@dining/card-linking/fields'
import type { Copy } from '@dining/copy-engine'
import { isVoterName, LOCATION_PATTERN, SEARCH_TEXT_MAX_LENGTH, SHORTLIST } from '@dining/domain'
import {
  finishLaterFields,
  fixCredentialsFields,
  joinFields,
  mailedCodeFields,
  recoverConfirmFields,
  recoverRequestFields,
  signInFields,
} from '@dining/enrollment/fields'
import { atMost, type Check, type FieldSpec, newPasswordFields, reauthenticationFields } from '@dining/forms/rules'
import type { Partner } from '@dining/partner-kit'
import { guestFields, watchFields } from '@dining/reservations/fields'
import { prospectIssue, surveyFields } from '@dining/web/fields'

type Fields = Readonly<Record<string, FieldSpec>>

/** A form of the site. */
export interface FormOfSite {
  readonly title: string
  /** The function from which the form's screen takes its fields; the file of a form that has no engine. */
  readonly source: ((...args: never[]) => unknown) | string
  /** Its fields at a partner; undefined where the partner does not have the form. */
  readonly fieldsAt: (partner: Partner, copy: Copy) => Fields | undefined
  /** Rows of the specification by field, each with its decision where it has one. */
  readonly rows: Readonly<Record<string, readonly string[]>>
}

/** In place of the checks that ask the server, which accept every text here: the codes of their refusals. */
const taken: Check = () => ({ code: 'already-member' })
const numberTaken: Check = () => ({ code: 'partner-number-in-use' })
const notInTheUs: Check = () => ({ code: 'zip-not-us' })

/** The field's own pattern, which its browser reads with the flag `v`. */
const placePattern = new RegExp(`^(?:${LOCATION_PATTERN})$`, 'v')
const place: Check = (value) => (placePattern.test(value) ? null : { code: 'wrong-format' })

const isDirect = ({ program }: Partner) => program.enrollmentType === 'direct'
const hasMembers = ({ program }: Partner) => program.enrollmentType !== 'none'

/** A profile without values. */
const NEW_MEMBER = {
  firstName: '',
  lastName: '',
  'address.address1': '',
  'address.address2': '',
  'address.city': '',
  'address.state': '',
  'address.zipCode': '',
  phoneNumber: '',
  smsOptIn: false,
}
const PASSWORD = ['ENROLL-26', 'ENROLL-10', 'ENROLL-27']
const REPORT = { timeZone: 'America/Chicago', restaurant: '', idOf: () => undefined, dinedOn: '', card: 'another' }
const QUESTIONS = (['text', 'one-of'] as const).map((kind) => ({ kind, text: `A question (${kind})`, options: [], required: true }))

/** Every form of the site, with the fields as its screen takes them. The test compares the list with the screens. */
export const FORMS: readonly FormOfSite[] = [
  {
    title: 'Home: start with your email',
    source: 'apps/web/src/home/ProspectForm.tsx',
    fieldsAt: (partner) =>
      isDirect(partner) ? { email: { required: true, checks: [(value) => toFieldIssue(prospectIssue(value))] } } : undefined,
    rows: { email: ['HOME-08'] },
  },
  {
    title: 'Join',
    source: joinFields,
    fieldsAt: (partner, copy) =>
      hasMembers(partner)
        ? joinFields({
            partner,
            copy,
            availability: { email: taken, partnerNumber: numberTaken },
            enteredEmail: undefined,
            secrets: isDirect(partner) ? newPasswordFields(copy) : undefined,
            providerData: {},
          })
        : undefined,
    rows: {
      partnerNumber: ['ENROLL-03', 'ENROLL-20', 'ENROLL-21'],
      firstName: ['PROFILE-05'],
      lastName: ['PROFILE-06'],
      email: ['ENROLL-02', 'ENROLL-22', 'ENROLL-24'],
      password: [...PASSWORD, 'ENROLL-25'],
      passwordConfirm: ['ENROLL-10'],
      phoneNumber: ['ENROLL-02', 'ENROLL-23', 'PROFILE-22'],
    },
  },
  {
    title: 'Join: finish later',
    source: finishLaterFields,
    fieldsAt: (partner, copy) => (hasMembers(partner) ? finishLaterFields(copy, '') : undefined),
    rows: {},
  },
  {
    title: 'Link a card',
    source: linkFields,
    fieldsAt: ofMembers((copy) => linkFields(copy, () => Promise.resolve(null))),
    rows: { card: ['CARD-45', 'CARD-40', 'CARD-38'], optIn: ['CARD-26', 'CARD-44'] },
  },
  { title: 'Claim a card', source: claimFields, fieldsAt: ofMembers(claimFields), rows: {} },
  {
    title: 'Sign in',
    source: signInFields,
    fieldsAt: ofDirect((copy) => signInFields(copy, '')),
    rows: { email: ['AUTH-07'], password: ['AUTH-07'], rememberMe: ['AUTH-06'] },
  },
  {
    title: 'Recover: request',
    source: recoverRequestFields,
    fieldsAt: ofDirect((copy) => recoverRequestFields(copy, '')),
    rows: { email: ['AUTH-13', 'AUTH-14'] },
  },
  {
    title: 'Recover: confirm',
    source: recoverConfirmFields,
    fieldsAt: ofDirect((copy) => recoverConfirmFields(copy, '')),
    rows: { code: ['AUTH-14'] },
  },
  {
    title: 'Recover: new password',
    source: newPasswordFields,
    fieldsAt: ofDirect(newPasswordFields),
    rows: { password: ['AUTH-14', ...PASSWORD], passwordConfirm: ['AUTH-14'] },
  },
  {
    title: 'Update the email',
    source: fixCredentialsFields,
    fieldsAt: ofDirect((copy) => fixCredentialsFields(copy, '')),
    rows: { email: ['AUTH-16'], password: ['AUTH-16'], newEmail: ['AUTH-16'] },
  },
  { title: 'Update the email: code', source: mailedCodeFields, fieldsAt: ofDirect(mailedCodeFields), rows: {} },
  {
    title: 'Profile',
    source: profileFields,
    fieldsAt: (partner, copy) =>
      hasMembers(partner)
        ? profileFields({ copy, asks: questionsOf(partner, { phoneNumber: '2125550123' }), initial: NEW_MEMBER, zipCheck: notInTheUs })
        : undefined,
    rows: {
      firstName: ['PROFILE-05', 'PROFILE-07'],
      lastName: ['PROFILE-06', 'PROFILE-07'],
      'address.address1': ['PROFILE-08', 'PROFILE-09'],
      'address.address2': ['PROFILE-10'],
      'address.city': ['PROFILE-11'],
      'address.state': ['PROFILE-12'],
      'address.zipCode': ['PROFILE-13', 'PROFILE-18', 'PROFILE-19'],
      phoneNumber: ['PROFILE-22', 'PROFILE-25'],
    },
  },
  {
    title: 'Security: new password',
    source: changePasswordFields,
    fieldsAt: ofDirect(changePasswordFields),
    rows: { password: PASSWORD, passwordConfirm: ['ENROLL-10'] },
  },
  { title: 'Security: new email', source: newEmailFields, fieldsAt: ofDirect((copy) => newEmailFields(copy, '')), rows: {} },
  { title: 'Security: code of the new email', source: emailCodeFields, fieldsAt: ofDirect((copy) => emailCodeFields(copy, '')), rows: {} },
  { title: 'Security: add a passkey', source: passkeyFields, fieldsAt: ofDirect((copy) => passkeyFields(copy, '')), rows: {} },
  {
    title: 'Security: rename a passkey',
    source: renamePasskeyFields,
    fieldsAt: ofDirect((copy) => renamePasskeyFields(copy, '')),
    rows: {},
  },
  { title: 'Confirm that it is you', source: reauthenticationFields, fieldsAt: ofDirect(reauthenticationFields), rows: {} },
  { title: 'Close the account', source: closingFields, fieldsAt: ofMembers(closingFields), rows: {} },
  { title: 'Invite to the household', source: inviteFields, fieldsAt: ofMembers(inviteFields), rows: {} },
  {
    title: 'Report a missing dine',
    source: reportFields,
    fieldsAt: ofMembers((copy) => reportFields({ copy, ...REPORT, isAnother: true })),
    rows: {},
  },
  { title: 'Answer about a missing dine', source: answerFields, fieldsAt: ofMembers(answerFields), rows: {} },
  { title: 'Review a dine', source: reviewFields, fieldsAt: ofMembers((copy) => reviewFields(copy, '')), rows: {} },
  { title: 'Reserve a table', source: guestFields, fieldsAt: ofMembers((copy) => guestFields(copy, '')), rows: {} },
  {
    title: 'Watch for a table',
    source: watchFields,
    fieldsAt: ofMembers((copy) => watchFields(copy, { from: '18:00', until: '20:30' })),
    rows: {},
  },
  {
    title: 'Search',
    source: 'packages/merchant-search/src/search/SearchBox.tsx',
    fieldsAt: () => ({
      location: { checks: [place, atMost(SEARCH_TEXT_MAX_LENGTH)] },
      restaurantOrCuisine: { checks: [atMost(SEARCH_TEXT_MAX_LENGTH)] },
    }),
    rows: { location: ['FORM-31'] },
  },
  {
    title: 'Vote on a shortlist',
    source: 'packages/favorites/src/shortlist/OwnVote.tsx',
    fieldsAt: () => ({
      'given-name': { checks: [(value) => (isVoterName(value) ? null : { code: 'wrong-format', max: SHORTLIST.nameLength })] },
    }),
    rows: {},
  },
  {
    title: 'Survey of the site: q0 in words, q1 by a choice',
    source: surveyFields,
    fieldsAt: (_, copy) => surveyFields(copy, QUESTIONS),
    rows: { q0: ['SURVEY-14'], q1: ['SURVEY-14'] },
  },
]

function ofMembers(fields: (copy: Copy) => Fields): FormOfSite['fieldsAt'] {
  return (partner, copy) => (hasMembers(partner) ? fields(copy) : undefined)
}

function ofDirect(fields: (copy: Copy) => Fields): FormOfSite['fieldsAt'] {
  return (partner, copy) => (isDirect(partner) ? fields(copy) : undefined)
}

function toFieldIssue(issue: ReturnType<typeof prospectIssue>): ReturnType<Check> {
  if (issue === null) return null
  return issue.kind === 'too-long' ? { code: issue.kind, max: issue.max } : { code: issue.kind }
}
