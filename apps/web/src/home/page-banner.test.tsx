import { readContentSet } from '@dining/copy-engine/content'
import { ENROLLMENT_TYPES, HOME_STATES, type EnrollmentType } from '@dining/domain'
import { describe, expect, it } from 'vitest'

import { MEMBER, partnerWith, render } from '../../testing/rendered.tsx'
import DiscoverBelow from './DiscoverBelow.island.tsx'
import HowItWorksBelow from './HowItWorksBelow.island.tsx'

const STATES = HOME_STATES.map((key) => ({
  key,
  headline: key === 'anonymous' ? 'For those who have not joined' : 'For members',
  banner_text: [],
}))

/** A member whose copy state is unambiguous. */
const OPTED_OUT = { ...MEMBER, tierLevel: 0, emailOptIn: false } as const

/** What home shows below its first view with these switches of an editor; an omitted switch is off. */
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

/** Signed in at the partner's provider, without an account here. */
const NOT_JOINED = { ...OPTED_OUT, memberType: 'NonCardMember', hasWebProfile: false } as const

const WELCOME = { include_welcome_message: true }
const EMAIL = { include_prospect_email: true }
const ON = { enable_banner: true }

/** The pictures below the first view of a page with these fields. */
function picturesOf(set: 'home' | 'discover', fields: Readonly<Record<string, unknown>>): readonly string[] {
  const { entries } = readContentSet('home', { data: [{ slug: 'home', fields: { ...fields, banner_text: [], user_states: STATES } }] })
  const discover = readContentSet('discover', { data: [{ slug: 'discover', fields }] }).entries
  const html =
    set === 'home'
      ? render(<HowItWorksBelow />, { partner: partnerWith('direct'), home: entries })
      : render(<DiscoverBelow />, { partner: partnerWith('direct'), discover })
  return [...html.matchAll(/<picture.*?<\/picture>/gsu)]
    .map(([picture]) => picture)
    .filter((picture) => !picture.includes('/images/dishes/'))
}

const UPLOAD = `/images/uploads/${'ab'.repeat(16)}`
const PICTURE = {
  image: UPLOAD,
  image_mobile: '/images/other',
  image_mobile_alt_text: 'A laid table',
  image_x_position: '20%',
  image_y_position: '80%',
}

describe('the banner of a page', () => {
  it.each(['home', 'discover'] as const)(
    'of %s shows its picture in the sizes of the image route, with its focal point [CONTENT-33] [CONTENT-35]',
    (set) => {
      const [picture = ''] = picturesOf(set, { ...ON, ...PICTURE })
      expect(picture).toContain('alt="A laid table"')
      expect(picture).toContain('object-position:20% 80%')
      expect(picture).toContain('srcSet="/images/other"')
      for (const size of ['200', '500', '600']) expect(picture).toContain(`${UPLOAD}?width=${size}&amp;height=`)
      expect(picturesOf(set, PICTURE)).toEqual([])
      expect(picturesOf(set, ON)).toEqual([])
    },
  )

  it('shows only what an editor has switched on, to its audience [CONTENT-34]', () => {
    const nothing = { banner: false, welcome: false, email: false }
    expect(shown({ ...ON })).toEqual({ ...nothing, banner: true })
    expect(shown({ ...ON, ...EMAIL, ...WELCOME })).toEqual({ ...nothing, banner: true, email: true })
    expect(shown({ enable_banner: false, ...WELCOME })).toEqual(nothing)
    expect(shown({})).toEqual(nothing)
    expect(shown({ ...EMAIL, ...ON }, true)).toEqual({ ...nothing, banner: true })
    expect(shown({ ...EMAIL, ...ON, ...WELCOME }, true)).toEqual({ ...nothing, banner: true, welcome: true })
    expect(shown({ ...EMAIL, enable_banner: false, ...WELCOME }, true)).toEqual(nothing)
  })

  it('has the texts for visitors for a visitor who has signed in but not joined [HOME-15]', () => {
    const { entries } = readContentSet('home', { data: [{ slug: 'home', fields: { ...ON, banner_text: [], user_states: STATES } }] })
    const html = render(<HowItWorksBelow />, { partner: partnerWith('sso'), home: entries, member: NOT_JOINED })
    expect(html).toContain('For those who have not joined')
    expect(html).not.toContain('For members')
  })

  it("has no text for a state that is none of the partner's own [CONFIG-30]", () => {
    const { entries } = readContentSet('home', { data: [{ slug: 'home', fields: { ...ON, banner_text: [], user_states: STATES } }] })
    const partner = partnerWith('direct', { copyStates: ['anonymous'] })
    expect(render(<HowItWorksBelow />, { partner, home: entries })).toContain('For those who have not joined')
    expect(render(<HowItWorksBelow />, { partner, home: entries, member: OPTED_OUT })).not.toContain('For members')
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

  it('asks only visitors who may join directly for an email address [HOME-06]', () => {
    const all = { ...ON, ...EMAIL }
    expect(ENROLLMENT_TYPES.map((type) => [type, shown(all, false, type).email, shown(all, true, type).email])).toEqual(
      ENROLLMENT_TYPES.map((type) => [type, type === 'direct', false]),
    )
  })
})
