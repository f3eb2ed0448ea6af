import { writtenWords } from '@dining/copy-engine/check'

import type { Partner } from '../../partner.ts'
import type { WordFinding } from './finding.ts'
import type { TextLocation } from './locations.ts'

/** "!" and "…" that the partner does not use, repeated dots or stops, and a hyphen at which lines break in the middle of a word. */
export function punctuationFindings({ copy }: Partner): (location: TextLocation) => readonly WordFinding[] {
  const rules: readonly (readonly [found: RegExp, problem: string, remedy: string])[] = [
    [/!{2,}/u, 'it has more than one “!”', 'Use one.'],
    [/\be-mail/iu, '“email” has no hyphen', 'Write “email”.'],
    ...(copy.exclamation === undefined ? [] : [[/!/u, 'the partner does not use “!”', instead(copy.exclamation)] as const]),
    ...(copy.ellipsis === undefined
      ? [[/\.{3}/u, 'three dots are used for “…”', 'Write “…”.'] as const]
      : [[/…|\.{3}/u, 'the partner does not use “…”', instead(copy.ellipsis)] as const]),
  ]
  return ({ path, text }) => {
    const words = writtenWords(text)
    return rules
      .filter(([found]) => found.test(words))
      .map(([, problem, remedy]): WordFinding => ({ path, kind: 'punctuation', problem, remedy }))
  }
}

const instead = (sign: string): string => (sign === '' ? 'Leave it out.' : `Write “${sign}”.`)
