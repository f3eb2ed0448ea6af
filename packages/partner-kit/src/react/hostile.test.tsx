import naughty from 'big-list-of-naughty-strings' with { type: 'json' }
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { testPartner } from '../testing/test-partner.ts'
import { PartnerProvider, useCopy, type RichLinkProps } from './provider.tsx'
import { Rich } from './rich.tsx'

const partner = testPartner({ copy: { casing: { action: 'upper', headline: 'title' }, exclamation: '.', marks: { mentions: 'first' } } })
const Link = ({ href, children }: RichLinkProps): ReactNode => <a href={href}>{children}</a>

/** A string of content in every role of a text. */
function Roles({ text }: { readonly text: string }): ReactNode {
  const copy = useCopy()
  return (
    <main title={copy.sayContent(text)}>
      <p>
        <Rich parts={copy.richContent(text)} />
      </p>
      <h2 aria-label={copy.sayContent(text, 'headline')}>
        <Rich parts={copy.richContent(text, 'headline')} />
      </h2>
      <button>
        <Rich parts={copy.richContent(text, 'action')} />
      </button>
      <p>{copy.sayContent(text)}</p>
      <input placeholder={copy.sayContent(text, 'action')} />
    </main>
  )
}

const OURS = /<\/?(?:main|p|h2|button|input|sup|a)(?: (?:title|aria-label|placeholder|href)="[^"<>]*")*\/?>/g

it.each(['', '{join_link|', '<p>'])(
  'renders no tag except ours, whatever the text contains: every known hostile string after %j',
  (before) => {
    for (const hostile of naughty) {
      const visitor = { tier: null, publicId: hostile, firstName: hostile }
      const html = renderToStaticMarkup(
        <PartnerProvider partner={partner} visitor={visitor} link={Link}>
          <Roles text={`${before}${hostile} {first_name}{activate_link}`} />
        </PartnerProvider>,
      )
      expect(html.replace(OURS, '')).not.toMatch(/[<>]/)
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^\/(?:join|activate\?public_id=[^\s<>]*)$/)
    }
  },
)
