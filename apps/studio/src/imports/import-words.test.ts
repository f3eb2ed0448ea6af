import type { StudioImport } from '@dining/contract/studio'
import { expect, it } from 'vitest'

import { bytesWords, countWords, durationWords, figuresOf, originWords } from './import-words.ts'

const counts = { read: 1_204, refused: 4, added: 3, changed: 0, unchanged: 1_197, withdrawn: null, unmatched: null }
const one: StudioImport = {
  id: 'a',
  kind: 'feed',
  fileName: 'feed.csv',
  isOfAllPartners: true,
  by: { kind: 'command', name: '' },
  state: 'done',
  startedAt: '2026-06-15T17:00:00Z',
  seenAt: '2026-06-15T17:00:09Z',
  endedAt: '2026-06-15T17:00:09Z',
  note: null,
  counts,
}
const zone = { timeZone: 'America/New_York' }

it('shows the counts that are known and above zero', () => {
  expect(countWords(one)).toBe('1,204 rows read, 3 added, 1,197 unchanged, 4 refused')
  const running = { state: 'running', counts: { ...counts, read: 1, refused: 0, added: null, unchanged: null } } as const
  expect(countWords(running)).toBe('1 row read so far')
})

it('names every count of a kind of file, with a dash for an unknown one', () => {
  const names = (kind: StudioImport['kind']) => figuresOf({ kind, counts }).map(([name]) => name)
  expect(names('feed')).toEqual(['Read', 'Added', 'Changed', 'Unchanged', 'Kept for later', 'Refused'])
  expect(names('merchants')).toContain('Taken out')
  expect(figuresOf(one)).toContainEqual(['Kept for later', '–'])
})

it('says whose data a file has, and who imported it', () => {
  expect(originWords(one, zone)).toBe('Transactions of all partners, Jun 15, 2026, 1:00 PM EDT, from the command line')
  const own = { ...one, kind: 'bonuses', isOfAllPartners: false, by: { kind: 'operator', name: 'sam@studio.example' } } as const
  expect(originWords(own, zone)).toBe('Bonuses, Jun 15, 2026, 1:00 PM EDT, from sam@studio.example')
})

it.each([
  [0, '1 second'],
  [9, '9 seconds'],
  [61, '1 minute'],
  [7_300, '2 hours'],
])('writes %d seconds as %s', (seconds, words) => {
  expect(durationWords('2026-06-15T17:00:00Z', new Date(Date.UTC(2026, 5, 15, 17, 0, seconds)).toISOString())).toBe(words)
})

it.each([
  [512, '512 bytes'],
  [1_434, '1.4 KB'],
  [268_435_456, '256 MB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(bytesWords(bytes)).toBe(words)
})
