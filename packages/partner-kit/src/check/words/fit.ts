import type { Measure, Slot } from './slots.ts'

/** How a text exceeds its location; null if it fits. */
export type Misfit = { readonly kind: 'word'; readonly word: string } | { readonly kind: 'lines'; readonly lines: number }

/** Breaks a text into lines as a browser does, at spaces, after hyphens and at soft breaks; a word that still does not fit is a misfit. */
export function fits(text: string, { voice, rem, width, lines }: Slot, measure: Measure): Misfit | null {
  const widthOf = (part: string): number => measure(part, voice, rem)
  let count = 0
  for (const paragraph of text.split('\n')) {
    let line = ''
    count += 1
    for (const word of paragraph.split(/(?<=[ \u2010–—-])/u)) {
      if (widthOf(word.trimEnd()) > width) return { kind: 'word', word: word.trim() }
      if (line !== '' && widthOf((line + word).trimEnd()) > width) {
        count += 1
        line = ''
      }
      line += word
    }
  }
  return count > lines ? { kind: 'lines', lines: count } : null
}
