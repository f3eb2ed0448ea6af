import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { escapeHtml, escapeJson, renderDocument } from './document.ts'

const EMPTY = { queries: [], askedAt: 0, drafts: false, loaderData: {}, errors: null, vaultOrigin: 'https://cards.example' }

describe('the page document', () => {
  it('can contain any state without ending the element, and the state is read back unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--<script>', '\u2028', ']]>')), (text) => {
        const written = escapeJson({ text })
        expect(written).not.toContain('<')
        expect(JSON.parse(written)).toEqual({ text })
      }),
    )
  })

  it('can have any title and description', () => {
    const title = `</title><script>alert(1)</script> & "x"`
    const html = renderDocument({
      meta: { title, description: '"><img>', keywords: "'" },
      style: '',
      held: [],
      html: '',
      state: EMPTY,
      scripts: [],
    })
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('<img')
  })

  it('escapes the five special characters', () => {
    expect(escapeHtml(`<a b="c">&'`)).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&#39;')
  })
})
