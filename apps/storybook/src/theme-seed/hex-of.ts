import { parseColour, toHex } from '@dining/ui/theme/tools'

import { readSeedValue } from './seed-rules.ts'

/** A colour of a seed as `#rrggbb`; undefined if it is none. */
export function hexOf(text: string): string | undefined {
  const read = readSeedValue({ kind: 'colour' }, text)
  return read.ok && typeof read.value === 'string' ? toHex(parseColour(read.value)) : undefined
}
