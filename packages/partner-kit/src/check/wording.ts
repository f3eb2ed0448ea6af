import { createCopy, INLINE_LINKS, PLACEHOLDERS } from '@dining/copy-engine'
import { allTexts, formsOf, hasStrayBrace, tokensIn } from '@dining/copy-engine/check'

import type { Partner } from '../partner.ts'
import type { PartnerFault } from './fault.ts'
import { suggest } from './suggest.ts'

/** Faults in a partner's own texts and tokens: unknown keys and tokens, stray braces, cycles (COPY-18, COPY-21). */
export function wordingFaults(partner: Partner): readonly PartnerFault[] {
  const own = Object.keys(partner.copy.tokens ?? {})
  const known = [...PLACEHOLDERS, ...INLINE_LINKS, ...own]

  const inText = (place: string, text: string, slots: readonly string[]): readonly PartnerFault[] => [
    ...(hasStrayBrace(text)
      ? [{ place, problem: 'a brace opens or closes nothing', remedy: 'Write tokens as {name} or {name|words}.' }]
      : []),
    ...tokensIn(text)
      .filter((token) => !known.includes(token) && !slots.includes(token))
      .map((token) => unknown(place, `{${token}} is no token`, suggest(token, [...known, ...slots]))),
  ]

  const texts = Object.entries(partner.copy.texts).flatMap(([key, wording]) => {
    const place = `copy.texts["${key}"]`
    const text = allTexts.get(key)
    if (text === undefined) return [unknown(place, 'there is no text of this key', suggest(key, allTexts.keys()))]
    const slots = formsOf(text.wording).flatMap(tokensIn)
    return formsOf(wording ?? '').flatMap((form) => inText(place, form, slots))
  })
  const tokens = Object.entries(partner.copy.tokens ?? {}).flatMap(([token, text]) => inText(`copy.tokens.${token}`, text, []))
  return [...texts, ...tokens, ...cycles(partner, own)]
}

function unknown(place: string, problem: string, meant: string | undefined): PartnerFault {
  return {
    place,
    problem,
    remedy: meant === undefined ? 'See the README of the copy engine for those that exist.' : `Did you mean "${meant}"?`,
  }
}

function cycles(partner: Partner, tokens: readonly string[]): readonly PartnerFault[] {
  const faults: PartnerFault[] = []
  const copy = createCopy({
    ...partner,
    visitor: { tier: null, publicId: null, firstName: null },
    onIssue: ({ kind, text }) => {
      if (kind === 'cycle')
        faults.push({
          place: `copy.tokens.${text.slice(1, -1)}`,
          problem: 'it leads back to itself',
          remedy: 'Let one of the tokens stand on its own.',
        })
    },
  })
  for (const token of tokens) copy.sayContent(`{${token}}`)
  return faults
}
