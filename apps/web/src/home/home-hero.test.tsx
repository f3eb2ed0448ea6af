import { expect, it } from 'vitest'

import { facts } from '../../testing/partners/facts.ts'
import { MEMBER, partnerWith, render } from '../../testing/rendered.tsx'
import { HomeHero } from './HomeHero.tsx'

const { copy } = facts('test')
const partner = partnerWith(
  'direct',
  {},
  {
    copy: { ...copy, texts: { 'home.heroBefore': 'Sit down to', 'home.heroMember': 'You sit down to' } },
  },
)

it.each([
  ['its own words over the rate', {}, {}, 'Sit down to'],
  ['its own words for a member', {}, { member: MEMBER }, 'You sit down to'],
  ['an editor’s words before its own', { lead: 'Tonight, up to' }, {}, 'Tonight, up to'],
  ['its own words for a member whatever an editor wrote', { lead: 'Tonight, up to' }, { member: MEMBER }, 'You sit down to'],
])('a partner gets %s', (_, props, scene, words) => {
  expect(render(<HomeHero {...props} />, { partner, ...scene })).toContain(`>${words}<`)
})

it.each([
  ['title', 'Points', 'per $1'],
  ['sentence', 'Points', 'per $1'],
  ['upper', 'POINTS', 'PER $1'],
  ['none', 'points', 'per $1'],
] as const)('unit and measure of the rate are one phrase in casing %s', (headline, unit, per) => {
  const cased = partnerWith('direct', {}, { copy: { ...copy, casing: { action: 'none', headline } } })
  const html = render(<HomeHero />, { partner: cased })
  expect([html.includes(`>${unit}<`), html.includes(`>${per}<`)]).toEqual([true, true])
})

it('never asks a member with a linked card to link one, whatever the content contains', () => {
  const words = (scene: Parameters<typeof render>[1], text?: string) => render(<HomeHero text={text} />, { partner, ...scene })
  const without = { ...MEMBER, memberType: 'NonCardMember' } as const
  expect(words({})).toContain('Link a card once')
  expect(words({ member: without }, 'Link a card, then eat.')).toContain('Link a card, then eat.')
  for (const text of [undefined, 'Link a card, then eat.']) {
    const shown = words({ member: MEMBER }, text)
    expect(shown).toContain('Pay with your linked card')
    expect(shown).not.toContain('Link a card')
  }
})

it('greets a member by the first name, and one without a name without a gap', () => {
  expect(render(<HomeHero />, { partner, member: MEMBER })).toContain(`>Welcome back, ${MEMBER.firstName}. Pay`)
  expect(render(<HomeHero />, { partner, member: { ...MEMBER, firstName: '' } })).toContain('>Welcome back. Pay')
})
