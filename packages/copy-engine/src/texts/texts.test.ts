import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { allTexts, formsOf, hasStrayBrace, tokensIn } from '../check/index.ts'
import { createCopy } from '../copy.ts'
import { parseTemplate } from '../template.ts'
import { testInput } from '../test-input.ts'
import { INLINE_LINKS } from '../tokens.ts'
import { activity } from './activity.ts'
import { account } from './account.ts'
import { bonuses } from './bonuses.ts'
import { card } from './card.ts'
import { errorCodes } from './error-codes.ts'
import { fieldErrors } from './field-errors.ts'
import { forms } from './forms.ts'
import { reservations } from './reservations.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'

const { input } = testInput()
const copy = createCopy(input)

it('is in the list of all texts, which the checks of partners read', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !/^all\.|\.test\./.test(file))
  const listed = readFileSync(path.join(import.meta.dirname, 'all.ts'), 'utf8')
  expect(files.filter((file) => !listed.includes(`from './${file}'`))).toEqual([])
})

describe('every text', () => {
  const rows = [...allTexts.values()].flatMap((text) => formsOf(text.wording).map((form): [string, string] => [text.key, form]))

  it.each(rows)('%s is well formed: %s', (_, form) => {
    expect(hasStrayBrace(form)).toBe(false)
    expect(form).not.toMatch(/\s{2}|\s$|\.\.\.(?<!Deleting\.\.\.)/u)
    // A line would break at the hyphen.
    expect(form).not.toMatch(/\be-mail/iu)
    // A label belongs to a known link.
    const labelled = parseTemplate(form).nodes.flatMap((node) => (typeof node !== 'string' && node.label !== null ? [node.token] : []))
    expect(labelled.filter((token) => !INLINE_LINKS.some((link) => link === token))).toEqual([])
  })

  it('has the same slots in both plural forms', () => {
    for (const { wording, key } of allTexts.values()) {
      const [one = [], other = one] = formsOf(wording).map((form) => tokensIn(form).filter((token) => token !== 'count'))
      expect([key, ...one.toSorted()]).toEqual([key, ...other.toSorted()])
    }
  })
})

describe('exact texts', () => {
  it.each([
    ['FORM-02', copy.say(forms.requiredMark), '* Required field'],
    ['FORM-02', copy.say(forms.requiredSuffix), ' (required)'],
    ['FORM-05', copy.say(forms.labelRequired, { label: 'City' }), 'City is required.'],
    ['FORM-06', copy.say(forms.tooLong, { label: 'City', max: 20 }), 'City can have at most 20 characters'],
    ['FORM-07', copy.say(forms.tooShort, { label: 'City', min: 2 }), 'City must have at least 2 characters'],
    ['FORM-08', copy.say(forms.wrongLength, { label: 'ZIP', length: 5 }), 'ZIP must have 5 characters'],
    ['FORM-10', copy.say(forms.checkFailed, { label: 'ZIP' }), 'Error while checking ZIP.'],
    ['FORM-13', copy.say(forms.serverError), 'Something went wrong. Please refresh the page and try again.'],
    ['CSRF-05', copy.say(forms.tokenMissing), 'Something went wrong. Please refresh the page and try again. Error Code: TKN1.'],
    ['AUTH-02', copy.say(errorCodes['bad-credentials']), 'Invalid user name or password'],
    ['AUTH-03', copy.say(signIn.failed), 'We could not sign you in. Please check form for errors.'],
    ['AUTH-04', copy.say(errorCodes.locked), 'Your account has been locked for 30 minutes.'],
    ['PROFILE-18', copy.say(fieldErrors['zip-not-us']), 'This ZIP is not located in the U.S.'],
    ['PROFILE-24', copy.say(fieldErrors['invalid-phone']), 'Invalid phone number, please check the number and try again.'],
    ['PROFILE-24', copy.say(fieldErrors['invalid-phone-us']), 'Invalid US based phone number.'],
    [
      'CARD-44',
      copy.say(card.optInMissing),
      'Linking a card and authorizing activity monitoring is required to complete and earn rewards.',
    ],
    ['CARD-45', copy.say(card.numberEmpty), 'Please enter your credit card number.'],
    ['CARD-56', copy.say(card.allAdded), 'All cards were added.'],
    ['CARD-56', copy.say(card.noneAdded), 'No cards were added.'],
    ['CARD-56', copy.say(card.someAdded), 'Some cards were not added.'],
    ['CARD-56', copy.say(card.maximum), 'You can link at most 12 cards.'],
    [
      'CARD-57',
      copy.say(card.registrationError, { description: 'Visa', lastFour: '4417', code: 'E1', message: 'No.' }),
      'Visa ending in 4417 - E1: No.',
    ],
    ['CARD-58', copy.say(card.linked, { lastFour: '4417' }), 'Your card ending in 4417 has been linked.'],
    ['CARD-61', copy.say(card.deleting), 'Deleting...'],
    ['CARD-65', copy.say(card.deleted, { lastFour: '4417' }), 'Your card ending in 4417 has been deleted.'],
    ['CARD-66', copy.say(card.deleteFailed, { lastFour: '4417' }), 'Your card ending in 4417 can not be deleted, please try again later.'],
    ['CARD-68', copy.say(card.deleteAndClose), 'Delete and close account'],
    ['SHELL-31', copy.say(shell.loading), 'Do not refresh, loading more content.'],
    ['NAV-25', copy.say(shell.signOutOf), 'sign out of AeroClub® Dining'],
    ['NAV-26', copy.say(shell.alreadyMember), 'Already a member?'],
    ['NAV-27', copy.say(shell.accountOverview), 'Account Overview'],
    ['NAV-27', copy.say(shell.reviewsAndHistory), 'Reviews & History'],
    ['NAV-27', copy.say(shell.linkedCards), 'Linked Cards'],
    ['NAV-27', copy.say(shell.profile), 'Profile'],
    ['SESSION-19', copy.say(session.expiryWarning), 'Your session is about to expire. Click here to stay signed in.'],
    ['SEARCH-01', copy.say(search.locationPlaceholder), 'City, state or ZIP code'],
    ['SEARCH-05', copy.say(search.currentLocation), 'Current Location'],
    ['SEARCH-15', copy.say(search.pointsAvailable), 'miles available'],
    ['ACTIVITY-34', copy.say(activity.processing), 'Processing'],
    ['ACTIVITY-37', `${copy.say(activity.deferred)}: ${copy.say(activity.deferredText)}`, 'Not earned: Finalized; allow up to two weeks.'],
    ['ACTIVITY-36', `${copy.say(activity.forfeit)}: ${copy.say(activity.forfeitText)}`, 'Not earned: Did not qualify.'],
    [
      'RESERVE-20',
      `${copy.say(reservations.errorTitle)}. ${copy.say(reservations.error)}`,
      'The booking could not be completed. Nothing was booked. Please try again.',
    ],
    ['RESERVE-21', copy.say(reservations.overlap), 'You already have a reservation at this location within two hours.'],
    ['RESERVE-22', copy.say(reservations.fraudTitle), 'Your account is deactivated with the booking provider'],
    ['ACCOUNT-08', copy.say(account.referralCopied), 'Your referral link has been copied.'],
    ['BONUS-09', copy.say(bonuses.registered), 'Registered for bonus.'],
    ['BONUS-11', copy.say(bonuses.failed), 'Something went wrong, please refresh your browser.'],
  ])('%3$s', (_, said, exact) => {
    expect(said).toBe(exact)
  })
})
