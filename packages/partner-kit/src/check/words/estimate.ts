import type { Measure, Voice } from './slots.ts'

/** Advance widths of Arial's letters from " " to "~", in thousandths of an em; a body or display typeface is at most some percent wider. */
const ARIAL =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number)

const FIRST = 0x20
/** Width of other characters, which are mostly letters with accents. */
const OTHER = 600
const ROOT_PX = 16
/** Factor by which a text may be wider than in Arial regular: heavier weights, tracking, the partner's own scale. */
const ROOM: Readonly<Record<Voice, number>> = { text: 1.05, strong: 1.08, action: 1.12, display: 1.1 }

/**
 * Estimated width of a text when the partner's typefaces are not available: by Arial's letters, with a margin for wider typefaces. Raised
 * signs count in full, so the estimate is an upper bound.
 */
export const estimateWidth: Measure = (text, voice, rem) => {
  let width = 0
  for (const letter of text) width += ARIAL[(letter.codePointAt(0) ?? 0) - FIRST] ?? OTHER
  return (width / 1_000) * rem * ROOT_PX * ROOM[voice]
}
