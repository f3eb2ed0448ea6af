import type { ImportKind, StudioImport, StudioPartner } from '@dining/contract/studio'

import { momentWords } from '../entries/status.ts'

/** What a file contains, and what is counted in it. */
export const KIND_WORDS: Readonly<Record<ImportKind, string>> = {
  merchants: 'Restaurants',
  feed: 'Transactions',
  'flex-offers': 'Flex offers',
  bonuses: 'Bonuses',
  'partner-cards': 'Partner cards',
}

export const STATE_WORDS: Readonly<Record<StudioImport['state'], string>> = {
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  interrupted: 'Interrupted',
}

const number = (value: number) => value.toLocaleString('en-US')

/** "1 row", "1,204 rows" */
export const rowsWords = (count: number, noun = 'row'): string => `${number(count)} ${noun}${count === 1 ? '' : 's'}`

const KB = 1_024
const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const

/** "512 bytes", "1.4 MB" */
export function bytesWords(bytes: number): string {
  const power = bytes < KB ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(KB)))
  const value = bytes / KB ** power
  return `${value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${UNITS[power]}`
}

const MINUTE = 60
const HOUR = 3_600

/** A period of time, roughly: "4 seconds", "12 minutes". */
export function durationWords(from: string, to: string): string {
  const seconds = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1_000))
  const inUnit = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (seconds < MINUTE) return inUnit(seconds, 'second')
  return seconds < HOUR ? inUnit(Math.round(seconds / MINUTE), 'minute') : inUnit(Math.round(seconds / HOUR), 'hour')
}

/** Whose data the file has, who started it, and when. */
export function originWords(one: StudioImport, { timeZone }: Pick<StudioPartner, 'timeZone'>): string {
  const whose = one.isOfAllPartners ? `${KIND_WORDS[one.kind]} of all partners` : KIND_WORDS[one.kind]
  const by = one.by.kind === 'operator' ? one.by.name : 'the command line'
  return `${whose}, ${momentWords(one.startedAt, timeZone)}, from ${by}`
}

/** The counts of an import in a sentence: those that are known, and of them the ones above zero. */
export function countWords({ state, counts }: Pick<StudioImport, 'state' | 'counts'>): string {
  const read = `${rowsWords(counts.read)} read${state === 'running' ? ' so far' : ''}`
  const parts = (['added', 'changed', 'unchanged', 'withdrawn', 'unmatched', 'refused'] as const).flatMap((name) => {
    const count = counts[name]
    return count === null || count === 0 ? [] : [`${number(count)} ${COUNT_WORDS[name]}`]
  })
  return [read, ...parts].join(', ')
}

const COUNT_WORDS = {
  added: 'added',
  changed: 'changed',
  unchanged: 'unchanged',
  withdrawn: 'taken out',
  unmatched: 'kept for later',
  refused: 'refused',
} as const

/** Each count with its name; of one that is not known yet, a dash. Counts that this kind of file does not have are left out. */
export function figuresOf({ kind, counts }: Pick<StudioImport, 'kind' | 'counts'>): readonly (readonly [name: string, value: string])[] {
  const shown = (count: number | null) => (count === null ? '–' : number(count))
  const last = kind === 'feed' ? (['Kept for later', counts.unmatched] as const) : (['Taken out', counts.withdrawn] as const)
  const all = [
    ['Read', counts.read],
    ['Added', counts.added],
    ['Changed', counts.changed],
    ['Unchanged', counts.unchanged],
    last,
    ['Refused', counts.refused],
  ] as const
  return all.map(([name, count]) => [name, shown(count)])
}
