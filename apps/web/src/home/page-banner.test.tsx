import { readContentSet } from '@dining/copy-engine/content'
import { ENROLLMENT_TYPES, HOME_STATES, type EnrollmentType } from '@dining/domain'
import { describe, expect, it } from 'vitest'

import { MEMBER, partnerWith, render } from '../../testing/rendered.tsx'
import HowItWorksBelow from './HowItWorksBelow.island.tsx'

const STATES = HOME_STATES.map((key) => ({
  key,
  headline: key === 'anonymous' ? 'For those who have not joined' : 'For members',
  banner_text: [],
}))

/** A member of whom a copy state is sure. */
const OPTED_OUT = { ...MEMBER, tierLevel: 0, emailOptIn: false } as const

/** What home shows below its first view when an editor has set these switches; a switch that is left out is off. */
function shown(switches: Readonly<Record<string, boolean>>, isMember = false, enrollmentType: EnrollmentType = 'direct') {
  const { entries } = readContentSet('home', { data: [{ slug: 'home', fields: { ...switches, banner_text: [], user_states: STATES } }] })
  const html = render(<HowItWorksBelow />, {
    partner: partnerWith(enrollmentType),
    home: entries,
    ...(isMember ? { member: OPTED_OUT } : {}),
  })
  return {
    banner: html.includes(isMember ? 'For members' : 'For those who have not joined'),
    welcome: html.includes('Welcome back'),
    email: html.includes('type="email"'),
  }
}

const WELCOME = { include_welcome_message: true }
const EMAIL = { include_prospect_email: true }
const ON = { enable_banner: true }

describe('the banner of a page', () => {
  it.each([
    ['switched on', ON, { banner: true, email: false }],
    ['with its email capture', { ...ON, ...EMAIL }, { banner: true, email: true }],
    ['switched off', { enable_banner: false, ...WELCOME }, { banner: false, email: false }],
    ['of which nothing is said', {}, { banner: false, email: false }],
  ])('%s shows that and no more to a visitor [CONTENT-34]', (_, switches, parts) => {
    expect(shown(switches)).toEqual({ ...parts, welcome: false })
  })

  it.each([
    ['switched on', ON, { banner: true, welcome: false }],
    ['with its welcome', { ...ON, ...WELCOME }, { banner: true, welcome: true }],
    ['switched off', { enable_banner: false, ...WELCOME }, { banner: false, welcome: false }],
  ])('%s shows that and no more to a member, and never asks for their email [CONTENT-34]', (_, switches, parts) => {
    expect(shown({ ...EMAIL, ...switches }, true)).toEqual({ ...parts, email: false })
  })

  it('is optional, as are its welcome and its email capture [HOME-05]', () => {
    const bare = { banner: true, welcome: false, email: false }
    expect([shown({}).banner, shown(ON), shown({ ...ON, ...EMAIL }), shown(ON, true), shown({ ...ON, ...WELCOME }, true)]).toEqual([
      false,
      bare,
      { ...bare, email: true },
      bare,
      { ...bare, welcome: true },
    ])
  })

  it('asks for an email those alone who may join directly [HOME-06]', () => {
    const all = { ...ON, ...EMAIL }
    expect(ENROLLMENT_TYPES.map((type) => [type, shown(all, false, type).email, shown(all, true, type).email])).toEqual(
      ENROLLMENT_TYPES.map((type) => [type, type === 'direct', false]),
    )
  })
})
