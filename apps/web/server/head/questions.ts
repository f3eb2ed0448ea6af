import { createCopy } from '@dining/copy-engine'
import type { Item } from '@dining/copy-engine/content'
import type { Partner } from '@dining/partner-kit'

import { belowTitle, titleOf, type EarnEntry } from '../../src/earn/earn-entry.ts'

/** A question with its answer, as an anonymous visitor reads both. */
export interface Question {
  readonly words: string
  readonly answer: string
}

interface Section {
  readonly heading: string
  readonly paragraphs: string[]
}

/**
 * The questions of a content page: every heading, from the headline to the last one of the main column, is a question and has an answer below it.
 * @returns none for a page with any other heading: it is not a list of questions
 */
export function questionsOf(partner: Partner, entry: EarnEntry): readonly Question[] {
  const sections = sectionsOf(titleOf(entry), [...belowTitle(entry), ...entry.fields.main_column])
  if (!sections.every(({ heading, paragraphs }) => heading.trim().endsWith('?') && paragraphs.length > 0)) return []
  const copy = createCopy({ ...partner, visitor: { tier: null, publicId: null, firstName: null } })
  return sections.map(({ heading, paragraphs }) => ({
    words: copy.sayContent(heading),
    answer: paragraphs.map((paragraph) => copy.sayContent(paragraph)).join(' '),
  }))
}

/** The paragraphs below each heading; buttons and links are no part of an answer. */
function sectionsOf(headline: string, items: readonly Item[]): readonly Section[] {
  const sections: Section[] = [{ heading: headline, paragraphs: [] }]
  for (const item of items) {
    if (item.type === 'title' || item.type === 'merchant_carousel') sections.push({ heading: item.fields.text_mobile, paragraphs: [] })
    if (item.type !== 'text') continue
    const { headline, text_mobile: words, body } = item.fields
    if (headline) sections.push({ heading: headline, paragraphs: [] })
    sections.at(-1)?.paragraphs.push(words, ...(body ? [body] : []))
  }
  return sections
}
