import { testMailLook as look } from '@dining/partner-kit/testing'
import { expect, it } from 'vitest'

import { newSender } from '../../adapters/mails/sender.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { composeContent, USEFUL_MS, type MailContent } from './mail-content.ts'

const sender = newSender(testPartner('one'), { origin: 'http://one.localhost:3000', from: 'dining@mail.one.example', look })
const to = 'ada@mail.example'
const AT = '2026-11-26T17:05:00Z'

const table = {
  to,
  reservationId: 'r1',
  restaurant: 'Osteria Lume',
  address: '1 Main Street, New York, NY 10001',
  timeZone: 'America/New_York',
  at: '2026-11-26T19:00:00-05:00',
  party: 2,
  confirmation: '4821300',
  freeUntil: '2026-11-26T17:00:00-05:00',
  feeCents: 2_500,
  hasBonus: false,
  sequence: 0,
  changedAt: '2026-11-20T12:00:00Z',
} as const

const report = { to, restaurant: 'Osteria Lume', dinedOn: '2026-11-10', amountCents: 8_640, text: 'We found it.', txnId: null } as const

const line = { restaurant: 'Osteria Lume', day: '2026-10-03', amountCents: 8_640, benefit: 258, state: 'earned' } as const
const statement = {
  to,
  month: '2026-10',
  dines: 1,
  benefit: 228,
  openBenefit: 90,
  lines: [line, { ...line, state: 'open', benefit: 90 }, { ...line, state: 'not-earned', benefit: 0, reason: 'visit-limit' }],
  bonuses: [{ description: 'A warm welcome', restaurant: 'Osteria Lume', units: 100 }],
  adjustments: [{ ...line, amountCents: -1_000, benefit: -30 }],
  credits: [],
  more: 2,
} as const

/** The purpose of each kind of mail: a confirmation of an action, or what a member has chosen, which needs a visible link to unsubscribe. */
const MAILS: { readonly [Kind in MailContent['kind']]: { readonly purpose: 'confirmation' | 'chosen'; readonly content: MailContent } } = {
  welcome: { purpose: 'confirmation', content: { kind: 'welcome', to, firstName: 'Ada' } },
  'join-link': { purpose: 'confirmation', content: { kind: 'join-link', to, token: 'secret' } },
  'join-known': { purpose: 'confirmation', content: { kind: 'join-known', to } },
  'recovery-code': { purpose: 'confirmation', content: { kind: 'recovery-code', to, code: 'ABCD2345' } },
  'password-changed': { purpose: 'confirmation', content: { kind: 'password-changed', to } },
  'email-code': { purpose: 'confirmation', content: { kind: 'email-code', to, code: 'ABCD2345' } },
  'email-changed': { purpose: 'confirmation', content: { kind: 'email-changed', to } },
  'phone-changed': { purpose: 'confirmation', content: { kind: 'phone-changed', to, at: AT } },
  'card-removed': { purpose: 'confirmation', content: { kind: 'card-removed', to, lastFour: '4417', cause: 'claim' } },
  'card-added': { purpose: 'confirmation', content: { kind: 'card-added', to, at: AT, lastFours: ['4417'] } },
  'new-device': { purpose: 'confirmation', content: { kind: 'new-device', to, at: AT, device: 'Safari on iOS' } },
  'sessions-ended': { purpose: 'confirmation', content: { kind: 'sessions-ended', to, at: AT } },
  'passkey-added': { purpose: 'confirmation', content: { kind: 'passkey-added', to, at: AT, name: 'My phone' } },
  'passkey-removed': { purpose: 'confirmation', content: { kind: 'passkey-removed', to, at: AT, name: '' } },
  'account-closing': { purpose: 'confirmation', content: { kind: 'account-closing', to, at: AT, eraseAt: '2026-12-10T17:05:00Z' } },
  'account-erased': { purpose: 'confirmation', content: { kind: 'account-erased', to, at: AT } },
  'reservation-booked': { purpose: 'confirmation', content: { kind: 'reservation-booked', ...table } },
  'reservation-changed': { purpose: 'confirmation', content: { kind: 'reservation-changed', ...table } },
  'reservation-cancelled': { purpose: 'confirmation', content: { kind: 'reservation-cancelled', ...table } },
  'reservation-reminder': { purpose: 'confirmation', content: { kind: 'reservation-reminder', ...table } },
  'table-found': {
    purpose: 'confirmation',
    content: {
      kind: 'table-found',
      to,
      restaurant: 'Osteria Lume',
      address: '1 Main Street, Portland, OR 97205',
      timeZone: 'America/Los_Angeles',
      at: '2026-11-27T19:00:00-08:00',
      linkUntil: '2026-11-26T12:15:00-08:00',
      party: 2,
      token: 'secret',
    },
  },
  'missing-dine-received': { purpose: 'confirmation', content: { kind: 'missing-dine-received', ...report } },
  'missing-dine-asked': { purpose: 'confirmation', content: { kind: 'missing-dine-asked', ...report } },
  'missing-dine-granted': { purpose: 'confirmation', content: { kind: 'missing-dine-granted', ...report } },
  'missing-dine-refused': { purpose: 'confirmation', content: { kind: 'missing-dine-refused', ...report } },
  'household-invitation': { purpose: 'confirmation', content: { kind: 'household-invitation', to, from: 'Ada', token: 'secret' } },
  'household-joined': { purpose: 'confirmation', content: { kind: 'household-joined', to, name: '' } },
  'household-removed': { purpose: 'confirmation', content: { kind: 'household-removed', to } },
  'monthly-statement': {
    purpose: 'chosen',
    content: {
      kind: 'monthly-statement',
      ...statement,
      lines: [...statement.lines],
      bonuses: [...statement.bonuses],
      adjustments: [...statement.adjustments],
      credits: [],
    },
  },
}

it('defines the purpose of every kind of mail', () => {
  expect(Object.keys(MAILS).toSorted()).toEqual(Object.keys(USEFUL_MS).toSorted())
})

it.each(Object.entries(MAILS))(
  'a mail of kind %s has a link to unsubscribe in text and HTML exactly if the member has chosen it',
  (_, { purpose, content }) => {
    const { text, html } = composeContent(sender, content, 'token')
    for (const part of [text, html]) expect(/unsubscribe/i.test(part)).toBe(purpose === 'chosen')
  },
)

it('a mail about the security of an account names the event, the time by the partner’s clock, and what to do, and each value once', () => {
  const device = composeContent(sender, { kind: 'new-device', to, at: AT, device: 'Safari on iOS' }, null)
  expect(device.text).toContain('Safari on iOS')
  expect(device.text).toMatch(/When: Thursday, November 26 at \d{1,2}:05.[AP]M [A-Z]{2,4}/u)
  expect(device.text).toContain('http://one.localhost:3000/recover')
  expect(device.text).toContain('/account/security')
  // One written by the version before.
  expect(composeContent(sender, { kind: 'password-changed', to }, null).text).not.toContain('When')
  const several = composeContent(sender, { kind: 'card-added', to, at: AT, lastFours: ['4417', '0005'] }, null)
  expect([several.subject, several.text.match(/4417/g)?.length]).toEqual([expect.stringMatching(/^2 cards were added/), 1])
  const provider = newSender(testPartner('two', { program: { enrollmentType: 'sso' } }), { origin: 'http://two.localhost', from: to, look })
  expect(composeContent(provider, { kind: 'sessions-ended', to, at: AT }, null).text).not.toContain('/recover')
})

it('a statement shows each dine with its state, bonuses, refunds, its sums, and the way to its download, harmless in HTML', () => {
  const lines = [...statement.lines, { ...line, restaurant: '<b>Evil</b> & Co' }]
  const content = {
    kind: 'monthly-statement',
    ...statement,
    lines,
    bonuses: [...statement.bonuses],
    adjustments: [...statement.adjustments],
    credits: [],
  } as const
  const mail = composeContent(
    sender,
    { ...content, bonuses: [...content.bonuses], adjustments: [...content.adjustments], credits: [] },
    'token',
  )
  expect(mail.subject).toMatch(/statement for October 2026$/)
  expect(mail.text).toMatch(/You dined 1 time with a linked card in October 2026\.[^]+Earned in October: 228 /)
  expect(mail.text).toMatch(/- Osteria Lume: 90 .+\n {2}Oct 3 · \$86\.40 · Processing\n/)
  expect(mail.text).toMatch(/- Osteria Lume: Not earned\n {2}Oct 3 · \$86\.40 · You had used this month’s visits/)
  expect(mail.text).toMatch(/- A warm welcome: 100 .+\n {2}Osteria Lume\n/)
  expect(mail.text).toMatch(/Refunds and corrections\n.+\n- Osteria Lume: .+30.*\n {2}Oct 3 · .+10\.00/)
  expect(mail.text).toContain('http://one.localhost:3000/account/recent_activity?month=2026-10')
  expect(mail.text).toContain('http://one.localhost:3000/unsubscribe#token')
  expect(mail.html).toContain('&lt;b&gt;Evil&lt;/b&gt; &amp; Co')
  expect(mail.html).not.toContain('<b>Evil')
})
