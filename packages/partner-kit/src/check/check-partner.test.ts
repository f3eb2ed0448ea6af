import { describe, expect, it } from 'vitest'

import { TEST_PARTNER } from '../test-partner.ts'
import { checkPartner } from './check-partner.ts'
import { describeIssues, type PartnerIssue } from './partner-issue.ts'

type Json = Record<string, unknown>

/** The test partner with the fields at these paths set, or removed when undefined. */
function changed(changes: Readonly<Record<string, unknown>>): unknown {
  const partner = structuredClone(TEST_PARTNER) as unknown as Json
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const parent = keys.reduce((at, key) => at[key] as Json, partner)
    if (value === undefined) delete parent[last]
    else parent[last] = value
  }
  return partner
}

function issuesOf(changes: Readonly<Record<string, unknown>>): readonly PartnerIssue[] {
  const result = checkPartner(changed(changes))
  return result.ok ? [] : result.error
}

const MODAL = { title: 'A new app', body: 'It knows where you dine.', buttonText: 'Get it', buttonUrl: 'https://aero.example/app' }
const KNOWN_OF_MODAL = 'Known fields: title, body, buttonText, buttonUrl.'
const OPTIONS_OF_MODAL = 'It must be false, or have title, body, buttonText, buttonUrl.'
const STATES = 'It must be one of anonymous, opted_out, new_member_bonus, building, renewing, complete.'

describe('a valid partner', () => {
  it('is returned unchanged', () => {
    expect(checkPartner(TEST_PARTNER)).toEqual({ ok: true, value: TEST_PARTNER })
  })

  it.each([
    ['Direct', 'direct'],
    ['SSO', 'sso'],
    ['none', 'none'],
  ])('has the enrollment type %s of the record read as %s [CONFIG-33]', (record, expected) => {
    const result = checkPartner(changed({ 'program.enrollmentType': record }))
    expect(result.ok && result.value.program.enrollmentType).toBe(expected)
  })

  it('may pay percent, fuel or a statement credit', () => {
    const percent = {
      0: { kind: 'percent', basisPoints: 100 },
      2: { kind: 'percent', basisPoints: 500 },
      3: { kind: 'percent', basisPoints: 1_000 },
    }
    expect(issuesOf({ 'program.currencyType': 'Dollar', 'program.earnRates': percent })).toEqual([])
    expect(issuesOf({ 'program.currencyType': 'Credit', 'program.earnRates': percent, 'program.statementCreditFromCents': 2_000 })).toEqual(
      [],
    )
  })
})

it('has an issue for an unknown field, with a suggestion', () => {
  expect(issuesOf({ 'features.hasDiscoverPge': true })).toEqual([
    { location: 'features.hasDiscoverPge', problem: 'unknown field', remedy: 'Did you mean "hasDiscoverPage"?' },
  ])
})

it('may announce its app in a modal [CONFIG-27]', () => {
  const result = checkPartner(changed({ 'features.appAnnouncementModal': MODAL }))
  expect(result.ok && result.value.features.appAnnouncementModal).toEqual(MODAL)
})

it('has one of four currency types [CONFIG-32]', () => {
  const rejected = ['Euro', 'mile', ''].map((currencyType) => checkPartner(changed({ 'program.currencyType': currencyType })).ok)
  expect(rejected).toEqual([false, false, false])
  // Another rule checks whether the rates fit the currency.
  const fieldIsFine = (currencyType: string) =>
    !issuesOf({ 'program.currencyType': currencyType }).some(({ location }) => location === 'program.currencyType')
  expect(['Dollar', 'Mile', 'Point', 'Credit'].filter(fieldIsFine)).toEqual(['Dollar', 'Mile', 'Point', 'Credit'])
})

describe('one issue each', () => {
  it.each([
    // Unknown fields, with a suggested name.
    [{ 'features.hasVip': true }, 'features.hasVip', 'Did you mean "hasVIP"?'],
    [{ 'program.currncy': {} }, 'program.currncy', 'Did you mean "currency"?'],
    [{ 'program.earnRates.2.perCent': 1 }, 'program.earnRates.2.perCent', 'Did you mean "perCents"?'],
    [{ 'features.partnerNumber.helptext': '' }, 'features.partnerNumber.helptext', 'Did you mean "help"?'],
    [{ 'features.appAnnouncementModal': { ...MODAL, headline: '' } }, 'features.appAnnouncementModal.headline', KNOWN_OF_MODAL],
    [{ colour: 'red' }, 'colour', 'Known fields: program, features, routes, copy, support, wordmark.'],
    // Fields that are missing or of the wrong kind.
    [{ 'program.name': undefined }, 'program.name', 'Add it. Its type is in packages/partner-kit/src/partner.ts.'],
    [{ 'program.timeZone': 'New York' }, 'program.timeZone', 'It must be an IANA time zone such as America/New_York.'],
    [{ 'program.currencyType': 'Euro' }, 'program.currencyType', 'It must be one of Dollar, Mile, Point, Credit.'],
    [{ 'program.hosts': ['https://aero.example'] }, 'program.hosts.0', 'It must be a host name without scheme and port.'],
    [{ 'features.generalModalType': 'other' }, 'features.generalModalType', 'It must be this-is-big, or empty.'],
    [{ 'features.cardTypesAccepted': ['VISA', 'JCB'] }, 'features.cardTypesAccepted.1', 'It must be one of AMEX, DISC, MAST, VISA.'],
    [{ 'features.cardTypesAccepted': [] }, 'features.cardTypesAccepted', 'It must name at least one card type.'],
    [{ 'copy.casing.action': 'shout' }, 'copy.casing.action', 'It must be one of none, upper, title, lower, sentence.'],
    [
      { 'copy.links.terms': 'javascript:alert(1)' },
      'copy.links.terms',
      'It must be a path such as /earn or an address with https:, tel: or mailto:.',
    ],
    [{ 'features.copyStates': ['anonymus'] }, 'features.copyStates.0', STATES],
    [{ 'features.extraContentPaths': ['offers'] }, 'features.extraContentPaths.0', 'It must be a path such as /offers/summer.'],
    [{ 'features.logoChain': [{ name: '', url: '/' }] }, 'features.logoChain.0.name', 'It must not be empty.'],
    [{ 'features.appAnnouncementModal': { title: 'News' } }, 'features.appAnnouncementModal', OPTIONS_OF_MODAL],
    [{ 'support.phone.href': '18005550100' }, 'support.phone.href', 'It must start with tel:.'],
    [{ 'routes.search': { title: 'a', description: 'b', keywords: 'c' } }, 'routes.search', 'It must be a path.'],
    // Fields that contradict each other.
    [{ 'program.vip': undefined }, 'program.vip', 'Set vip.dines to the dine that makes a member VIP, or leave both out.'],
    [{ 'program.earnRates.3': undefined }, 'program.earnRates.3', 'Set the VIP rate, or turn hasVIP off.'],
    [
      { 'program.currencyType': 'Dollar' },
      'program.earnRates',
      'Mile and Point programs earn units; Dollar and Credit programs earn percent or fuel.',
    ],
    [
      { 'program.statementCreditFromCents': 2_000 },
      'program.statementCreditFromCents',
      'Set the cents from which a balance is paid out, or change currencyType.',
    ],
    [{ 'features.homePage': 'discover' }, 'features.homePage', 'Turn hasDiscoverPage on, or choose how-it-works.'],
    [{ 'features.hasReservationBonus': true }, 'program.reservationBonusUnits', 'Set the units for a booking that is followed by a dine.'],
    [{ 'features.hasSmsOptIn': true }, 'features.shortCode', 'Set the short code that members write to.'],
    [{ 'features.minimumAppVersion': '2.0' }, 'features.nativeApp', 'Set iosUrl and androidUrl, or leave minimumAppVersion out.'],
    [{ 'features.appEnrollmentSource': 'app' }, 'program.newMemberBonus', 'Set the bonus, or leave appEnrollmentSource out.'],
    [{ 'features.extraContentPaths': ['/club', '/club'] }, 'features.extraContentPaths', 'List each path once.'],
    // Texts.
    [{ 'copy.texts': { 'card.linkd': 'x' } }, 'copy.texts["card.linkd"]', 'Did you mean "card.linked"?'],
    [{ 'copy.texts': { 'card.linked': 'Linked: {lastfour}' } }, 'copy.texts["card.linked"]', 'Did you mean "lastFour"?'],
    [{ 'copy.texts': { 'card.linked': 'Earn {curency}' } }, 'copy.texts["card.linked"]', 'Did you mean "currency"?'],
    [{ 'copy.texts': { 'card.linked': 'Earn {currency' } }, 'copy.texts["card.linked"]', 'Write tokens as {name} or {name|label}.'],
  ])('%j', (changes, location, remedy) => {
    expect(issuesOf(changes).map((issue) => [issue.location, issue.remedy])).toEqual([[location, remedy]])
  })

  it('lists all known tokens for an unknown token without a similar one', () => {
    const [issue, ...more] = issuesOf({ 'copy.tokens': { promise: 'Join {zzzzzzzzzz}' } })
    expect([issue?.location, issue?.problem, more]).toEqual(['copy.tokens.promise', 'unknown token {zzzzzzzzzz}', []])
    expect(issue?.remedy).toMatch(/^Known tokens: \{currency\}, .*\{join_link\}.*\{promise\}\.$/)
  })

  it('lists the command that prints all keys for an unknown key without a similar one', () => {
    expect(issuesOf({ 'copy.texts': { zzzzzzzzzz: 'x' } }).map(({ remedy }) => remedy)).toEqual([
      'Run pnpm content texts ui mails to list all keys.',
    ])
  })

  it('reports tokens that refer to themselves', () => {
    expect(issuesOf({ 'copy.tokens': { a: '{b}', b: '{a}', c: 'fine' } }).map(({ location }) => location)).toContain('copy.tokens.a')
  })
})

describe('a configuration has', () => {
  const rows = [
    ['program.name', '[CONFIG-20]'],
    ['features.homePage', '[CONFIG-20]'],
    ['features.hasDiscoverPage', '[CONFIG-20]'],
    ['features.hasReservationBonus', '[CONFIG-20]'],
    ['features.hasPWAInstallBanner', '[CONFIG-21]'],
    ['features.generalModalType', '[CONFIG-22]'],
    ['features.minimumAppVersion', '[CONFIG-23]'],
    ['routes', '[CONFIG-24]'],
    ['routes./.title', '[CONFIG-24]'],
    ['routes./.description', '[CONFIG-24]'],
    ['routes./.keywords', '[CONFIG-24]'],
    ['support.phone.href', '[CONFIG-25]'],
    ['support.phone.formatted', '[CONFIG-25]'],
    ['support.email.href', '[CONFIG-25]'],
    ['support.email.display', '[CONFIG-25]'],
    ['features.shortCode', '[CONFIG-26]'],
    ['features.showEarnRate', '[CONFIG-28]'],
    ['features.typeformCode', '[CONFIG-29]'],
    ['features.copyStates', '[CONFIG-30]'],
    ['features.appAnnouncementModal', '[CONFIG-27]'],
  ] as const
  for (const [field, id] of rows) {
    it(`${field} ${id}`, () => {
      expect(issuesOf({ [field]: undefined }).map(({ location, problem }) => [location, problem])).toContainEqual([field, 'it is missing'])
    })
  }
})

it('lists all issues at once, one per line', () => {
  const issues = issuesOf({ 'features.hasVip': true, 'program.name': undefined, 'copy.casing.action': 'shout', colour: 'red' })
  expect(issues.map(({ location }) => location).toSorted()).toEqual(['colour', 'copy.casing.action', 'features.hasVip', 'program.name'])
  expect(describeIssues('aero', issues).split('\n')).toHaveLength(4)
  expect(describeIssues('aero', issues)).toContain('partners/aero: features.hasVip: unknown field. Did you mean "hasVIP"?')
})

it.each([undefined, null, 'text', 7, []])('rejects %j', (input) => {
  expect(checkPartner(input).ok).toBe(false)
})
