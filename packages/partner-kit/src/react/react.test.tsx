import { texts, type CopyVisitor } from '@dining/copy-engine'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { TEST_PARTNER } from '../test-partner.ts'
import { copyFor } from './copy-for.ts'
import { PartnerProvider, useCopy, usePartner, useSay, type RichLinkProps } from './provider.tsx'
import { Rich, Say } from './rich.tsx'

const t = texts('t', {
  join: '{join_link|Join {program}} and earn {earn_mine}.',
  linked: { one: '{count} card at {place}', other: '{count} cards at {place}' },
  action: 'Find a table at {program}',
})

const Link = ({ href, to, children }: RichLinkProps): ReactNode => (
  <a href={href} data-to={to}>
    {children}
  </a>
)
const ANONYMOUS: CopyVisitor = { tier: null, publicId: null, firstName: null }

function draw(node: ReactNode, visitor = ANONYMOUS): string {
  return renderToStaticMarkup(
    <PartnerProvider partner={TEST_PARTNER} visitor={visitor} link={Link}>
      {node}
    </PartnerProvider>,
  )
}

describe('words in React', () => {
  it('renders links with the app’s component and ® raised', () => {
    expect(draw(<Say text={t.join} />)).toBe(
      '<a href="/join" data-to="page">Join AeroClub<sup>®</sup> Dining</a> and earn up to 5 points per $1.',
    )
  })

  it('applies values and the partner’s casing', () => {
    expect(draw(<Say text={t.linked} values={{ count: 2, place: 'Osteria <Lume>' }} />)).toBe('2 cards at Osteria &lt;Lume&gt;')
    expect(draw(<Say text={t.action} as="action" />)).toBe('FIND A TABLE AT AeroClub<sup>®</sup> Dining')
  })

  it('renders for the visitor', () => {
    expect(draw(<Say text={t.join} />, { ...ANONYMOUS, tier: 0 })).toContain('1 point per $2')
  })

  it('provides partner, copy and say to the components below', () => {
    function Inside(): ReactNode {
      const say = useSay()
      const copy = useCopy()
      return [
        usePartner().program.id,
        say(t.linked, { count: 1, place: 'Bend' }),
        copy.benefit(300).text,
        <Rich key="r" parts={copy.richContent('{home_link}')} />,
      ]
    }
    expect(draw(<Inside />)).toBe('aero1 card at Bend300 points<a href="/" data-to="page">home</a>')
  })

  it('throws outside a provider', () => {
    expect(() => renderToStaticMarkup(<Say text={t.join} />)).toThrow('PartnerProvider is missing')
  })
})

describe('cached texts', () => {
  it('are shared by visitors with the same values, and by no others', () => {
    const first = copyFor(TEST_PARTNER, ANONYMOUS)
    expect(copyFor(TEST_PARTNER, { ...ANONYMOUS })).toBe(first)
    expect(copyFor(TEST_PARTNER, { ...ANONYMOUS, tier: 2 })).not.toBe(first)
    expect(copyFor({ ...TEST_PARTNER }, ANONYMOUS)).not.toBe(first)
  })
})
