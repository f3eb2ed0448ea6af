import type { RichPart } from './rich.ts'

/**
 * Body fonts whose own ® is already raised, so that it stays on the line (COPY-24). The specification does not name its five fonts
 * (COPY-25); these are the demonstration's. Compared case-insensitively.
 */
export const INLINE_MARK_FONTS = ['Instrument Sans', 'Libre Franklin', 'Public Sans', 'Hanken Grotesk', 'Work Sans'] as const

/** Whether ® is raised in this body font. */
export function raisesMarks(bodyFont: string | undefined): boolean {
  const font = bodyFont?.trim().toLowerCase()
  return !INLINE_MARK_FONTS.some((name) => name.toLowerCase() === font)
}

/** Splits a text so that each ® is a separate part; ™ and ℠ are raised by their glyphs. */
export function raiseMarks(text: string): readonly RichPart[] {
  return text
    .split(/(®)/u)
    .filter((part) => part !== '')
    .map((part) => ({ kind: part === '®' ? 'sup' : 'text', text: part }))
}

export const MARK = /[®™℠]/u
const MARKED = /([^\s®™℠]{1,60})([®™℠])/gu

/** The names that have had their mark so far; one set for each text, or one for a page read in order. */
export type Mentions = Set<string>

/** Removes the marks of names that were mentioned before, and adds those mentioned now. */
export function markFirstMentions(text: string, mentions: Mentions): string {
  return text.replace(MARKED, (marked, name: string) => {
    if (mentions.has(name)) return name
    mentions.add(name)
    return marked
  })
}
