import { createCopy, INLINE_LINKS, PLACEHOLDERS } from '@dining/copy-engine'
import { allTexts, formsOf, hasStrayBrace, tokensIn } from '@dining/copy-engine/check'

import type { Partner } from '../partner.ts'
import type { PartnerIssue } from './partner-issue.ts'
import { knownTokens, suggest } from './suggest.ts'

/** Issues in a partner's own texts and tokens: unknown keys and tokens, stray braces, cycles (COPY-18, COPY-21). */
export function wordingIssues(partner: Partner): readonly PartnerIssue[] {
  const own = Object.keys(partner.copy.tokens ?? {})
  const known = [...PLACEHOLDERS, ...INLINE_LINKS, ...own]

  const inText = (location: string, text: string, slots: readonly string[]): readonly PartnerIssue[] => [
    ...(hasStrayBrace(text)
      ? [{ location, problem: 'a brace has no counterpart', remedy: 'Write tokens as {name} or {name|label}.' }]
      : []),
    ...tokensIn(text)
      .filter((token) => !known.includes(token) && !slots.includes(token))
      .map((token) => ({
        location,
        problem: `unknown token {${token}}`,
        remedy: meantOr(suggest(token, [...known, ...slots]), knownTokens([...slots, ...known])),
      })),
  ]

  const texts = Object.entries(partner.copy.texts).flatMap(([key, wording]) => {
    const location = `copy.texts["${key}"]`
    const text = allTexts.get(key)
    if (text === undefined)
      return [{ location, problem: 'there is no text with this key', remedy: meantOr(suggest(key, allTexts.keys()), LIST_TEXTS) }]
    const slots = formsOf(text.wording).flatMap(tokensIn)
    return formsOf(wording ?? '').flatMap((form) => inText(location, form, slots))
  })
  const tokens = Object.entries(partner.copy.tokens ?? {}).flatMap(([token, text]) => inText(`copy.tokens.${token}`, text, []))
  return [...texts, ...tokens, ...cycles(partner, own)]
}

const LIST_TEXTS = 'Run pnpm content texts ui mails to list all keys.'

const meantOr = (meant: string | undefined, otherwise: string): string => (meant === undefined ? otherwise : `Did you mean "${meant}"?`)

function cycles(partner: Partner, tokens: readonly string[]): readonly PartnerIssue[] {
  const issues: PartnerIssue[] = []
  const copy = createCopy({
    ...partner,
    visitor: { tier: null, publicId: null, firstName: null },
    onIssue: ({ kind, text }) => {
      if (kind === 'cycle')
        issues.push({
          location: `copy.tokens.${text.slice(1, -1)}`,
          problem: 'the token refers to itself',
          remedy: 'Remove one of the references.',
        })
    },
  })
  for (const token of tokens) copy.sayContent(`{${token}}`)
  return issues
}
