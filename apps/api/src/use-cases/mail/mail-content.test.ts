import { testMailLook as look } from '@dining/partner-kit/testing'
import { expect, it } from 'vitest'

import { newSender } from '../../adapters/mails/sender.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { composeContent, USEFUL_MS, type MailContent } from './mail-content.ts'

const sender = newSender(testPartner('one'), { origin: 'http://one.localhost:3000', from: 'dining@mail.one.example', look })
const to = 'ada@mail.example'

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

/** The purpose of each kind of mail: a confirmation of an action, or offers, which need a visible link to unsubscribe. */
const MAILS: { readonly [Kind in MailContent['kind']]: { readonly purpose: 'confirmation' | 'offers'; readonly content: MailContent } } = {
  welcome: { purpose: 'confirmation', content: { kind: 'welcome', to, firstName: 'Ada' } },
  'join-link': { purpose: 'confirmation', content: { kind: 'join-link', to, token: 'secret' } },
  'join-known': { purpose: 'confirmation', content: { kind: 'join-known', to } },
  'recovery-code': { purpose: 'confirmation', content: { kind: 'recovery-code', to, code: 'ABCD2345' } },
  'password-changed': { purpose: 'confirmation', content: { kind: 'password-changed', to } },
  'email-code': { purpose: 'confirmation', content: { kind: 'email-code', to, code: 'ABCD2345' } },
  'email-changed': { purpose: 'confirmation', content: { kind: 'email-changed', to } },
  'card-removed': { purpose: 'confirmation', content: { kind: 'card-removed', to, lastFour: '4417', cause: 'claim' } },
  'reservation-booked': { purpose: 'confirmation', content: { kind: 'reservation-booked', ...table } },
  'reservation-changed': { purpose: 'confirmation', content: { kind: 'reservation-changed', ...table } },
  'reservation-cancelled': { purpose: 'confirmation', content: { kind: 'reservation-cancelled', ...table } },
  'reservation-reminder': { purpose: 'confirmation', content: { kind: 'reservation-reminder', ...table } },
}

it('defines the purpose of every kind of mail', () => {
  expect(Object.keys(MAILS).toSorted()).toEqual(Object.keys(USEFUL_MS).toSorted())
})

it.each(Object.entries(MAILS))(
  'a mail of kind %s has a link to unsubscribe in text and HTML exactly if it carries offers',
  (_, { purpose, content }) => {
    const { text, html } = composeContent(sender, content)
    for (const part of [text, html]) expect(/unsubscribe/i.test(part)).toBe(purpose === 'offers')
  },
)
