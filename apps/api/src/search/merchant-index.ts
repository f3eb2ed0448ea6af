import type { MapPoint, SearchCounts } from '@dining/contract'
import { MAP_POINTS, type Bounds, type SortOrder } from '@dining/domain'

import type { Position } from '../store/great-circle.ts'
import type { MerchantChange } from '../store/repositories/merchant-change.ts'
import { isWithin, milesOfChord, rangesAround, rangesIn, RowRanges, squaredChord } from './area.ts'
import { Columns, createVocabulary, radians } from './columns.ts'
import { corrected } from './corrections.ts'
import { searchCounts } from './counts.ts'
import type { ListedMerchant } from './documents.ts'
import { NO_FILTERS, rowFilters, type Filters } from './filters.ts'
import { DEAD } from './flags.ts'
import { f64, i32 } from './numbers.ts'
import { orderedPlaces } from './order.ts'
import { Scan, type Wanted } from './scan.ts'
import { inSlices, type Sliced } from './slices.ts'
import { buildSnapshot } from './snapshot.ts'
import { typedWords, type TypedWords } from './typed-words.ts'
import { fieldsOf, hasWords } from './words.ts'

/** A search for merchants; `text` has the form of `typedText`. */
export interface IndexSearch extends Filters {
  /** Distances are measured from here. */
  readonly around: Position | null
  /** Largest distance; null if only the box limits the search. */
  readonly radiusMiles: number | null
  readonly bounds: Bounds | null
  readonly text: string
  /** Only merchants with these ids; null for all. */
  readonly ids: readonly string[] | null
  readonly campaignCode: string | undefined
  /** Whether merchants where only VIP earns are found (TIER-07). */
  readonly hasVIP: boolean
  readonly sortBy: SortOrder
  readonly now: Date
  readonly offset: number
  readonly limit: number
  readonly counts: boolean
  readonly points: boolean
}

export interface Found {
  readonly rows: readonly (ListedMerchant & { readonly distance: number | null })[]
  readonly total: number
  readonly counts?: SearchCounts
  readonly points?: MapPoint[]
}

/** Rows that are added before all of them are sorted again: they are searched one by one. */
const MAX_UNSORTED = 1_000
/** Rows whose text is tested in the time in which one word's rows are looked up in one range. */
const ROWS_PER_LOOKUP = 4

/** The merchants of an installation in the memory of a process. */
export interface MerchantIndex {
  /** Matches of the text, or of the corrected text if there are none: "suhsi" finds sushi. */
  search(search: IndexSearch): Found
  /** Begins to collect changes, which no search finds before they are committed. */
  begin(): PendingUpdate
  /** Number of merchants. */
  readonly size: () => number
}

/** Changes of merchants. */
export interface PendingUpdate {
  /** One call at a time. */
  add(changes: readonly MerchantChange[]): Promise<void>
  /** Makes all of them visible to the next search. One update at a time is committed. */
  commit(): Promise<void>
}

export async function createMerchantIndex(): Promise<MerchantIndex> {
  const vocabulary = createVocabulary()
  let snapshot = await inSlices(buildSnapshot(vocabulary, []))
  const nothing = rowFilters(NO_FILTERS, vocabulary, new Date(0))
  const scan = new Scan(snapshot, { filters: nothing, hasVIP: true, today: new Int32Array(0), isPart: null, center: null, openNow: null })
  const ranges = new RowRanges()
  let living = 0

  function run(search: IndexSearch): Scan {
    const { around, radiusMiles, bounds, now } = search
    const { columns, sortedCount } = snapshot
    const words = search.text === '' ? [] : search.text.split(' ')
    const typed = words.length === 0 ? null : typedWords(snapshot.dictionary, words)
    const campaign = search.campaignCode === undefined ? null : vocabulary.campaigns.find(search.campaignCode)
    const isEverywhere = bounds === null && (around === null || radiusMiles === null)
    ranges.clear()
    if (search.ids === null && !isEverywhere) {
      if (bounds) rangesIn(snapshot, bounds, ranges)
      else if (around && radiusMiles !== null) rangesAround(snapshot, around, radiusMiles, ranges)
    }
    const hasCandidates =
      typed !== null && search.ids === null && (isEverywhere || typed.candidateWords() * ranges.count * ROWS_PER_LOOKUP < ranges.rows)
    const textPart = typed && textTest(typed, sortedCount, columns, words)
    const isPart = partOf(columns, bounds, campaign, textPart)
    const wanted: Wanted = {
      filters: rowFilters(search, vocabulary, now),
      hasVIP: search.hasVIP,
      today: vocabulary.clock.today(now),
      isPart: hasCandidates && typed.isExact ? partOf(columns, bounds, campaign, null) : isPart,
      center: around && { ...pointOf(around), most: radiusMiles === null ? Infinity : squaredChord(radiusMiles) },
      openNow: search.counts ? vocabulary.clock.open(now, 'now') : null,
    }
    scan.begin(snapshot, wanted)
    if (search.ids !== null) {
      for (const id of new Set(search.ids)) {
        const row = columns.rowOf.get(id)
        if (row !== undefined) scan.visit(row)
      }
      return scan
    }
    if (hasCandidates) visitCandidates(typed, sortedCount, isEverywhere ? null : ranges)
    else if (isEverywhere) scan.range(0, sortedCount)
    else for (let range = 0; range < ranges.count; range++) scan.range(i32(ranges.from, range), i32(ranges.to, range))
    if (sortedCount < columns.count) {
      scan.test(isPart)
      scan.range(sortedCount, columns.count)
    }
    return scan
  }

  let visited = new Int32Array(0)
  let visit = 0
  function visitCandidates(typed: TypedWords, sortedCount: number, within: RowRanges | null): void {
    if (visited.length < sortedCount) visited = new Int32Array(sortedCount)
    visit += 1
    const current = visit
    typed.candidates(within, (row) => {
      if (i32(visited, row) === current) return
      visited[row] = current
      scan.visit(row)
    })
  }

  /** Words of rows that the dictionary does not have, with the number of their uses. */
  function unsortedWords(): ReadonlyMap<string, number> {
    const uses = new Map<string, number>()
    const { columns, sortedCount, dictionary } = snapshot
    for (let row = sortedCount; row < columns.count; row++) {
      for (const word of fieldsOf(columns.texts[row] ?? '').flat())
        if (dictionary.idOf(word) === undefined) uses.set(word, (uses.get(word) ?? 0) + 1)
    }
    return uses
  }

  function correctedText(text: string): string {
    const others = unsortedWords()
    const words = text.split(' ')
    const typed = typedWords(snapshot.dictionary, words)
    const isKnown = (word: string, index: number) => typed.isKnown(index) || [...others.keys()].some((other) => other.startsWith(word))
    return words.map((word, index) => (isKnown(word, index) ? word : corrected(snapshot.dictionary, others, word))).join(' ')
  }

  function pageOf(search: IndexSearch): Found {
    const { columns } = snapshot
    const total = scan.count
    const rows = Array.from(orderedPlaces(snapshot, scan, search, search.offset, search.limit), (place) => ({
      ...columns.documentAt(i32(scan.rows, place)),
      distance: search.around && milesOfChord(f64(scan.chords, place)),
    }))
    if (search.counts) scan.countResults()
    return {
      rows,
      total,
      ...(search.counts ? { counts: searchCounts(scan, search, vocabulary) } : {}),
      ...(search.points
        ? {
            points: Array.from(orderedPlaces(snapshot, scan, search, 0, MAP_POINTS), (place) => {
              const row = i32(scan.rows, place)
              return { id: columns.ids[row] ?? '', lat: f64(columns.latitude, row), lng: f64(columns.longitude, row) }
            }),
          }
        : {}),
    }
  }

  return {
    size: () => living,
    search(search) {
      if (run(search).count > 0 || search.text === '') return pageOf(search)
      const text = correctedText(search.text)
      if (text === search.text) return pageOf(search)
      const again = { ...search, text }
      run(again)
      return pageOf(again)
    },
    begin() {
      const added = new Columns(vocabulary)
      const changed = new Set<string>()
      return {
        add: (changes) => inSlices(addChanges(changes, added, changed)),
        async commit() {
          const { columns, sortedCount } = snapshot
          if (columns.count - sortedCount + changed.size <= MAX_UNSORTED) {
            await inSlices(columns.growing(columns.count + added.count))
            living += replaceRows(columns, changed, added)
            return
          }
          snapshot = await inSlices(buildSnapshot(vocabulary, [columns, added], changed))
          living = snapshot.sortedCount
        },
      }
    },
  }
}

const ROWS_PER_SLICE = 32

/** Collects changes: the ids of all, and the rows of those that participate. */
function* addChanges(changes: readonly MerchantChange[], added: Columns, changed: Set<string>): Sliced<void> {
  for (const [at, [id, merchant]] of changes.entries()) {
    changed.add(id)
    if (merchant) {
      if (added.isFull()) yield* added.growing(added.count + 1)
      added.add(merchant)
    }
    if (at % ROWS_PER_SLICE === 0) yield
  }
}

/** Adds rows in place of those with changed ids. @returns by how many merchants there are more */
function replaceRows(columns: Columns, changed: ReadonlySet<string>, added: Columns): number {
  let removed = 0
  for (const id of changed) {
    const before = columns.rowOf.get(id)
    if (before === undefined) continue
    columns.flags[before] = DEAD
    columns.rowOf.delete(id)
    removed += 1
  }
  for (let row = 0; row < added.count; row++) columns.copy(added, row)
  return added.count - removed
}

function pointOf(position: Position) {
  const [latitude, longitude] = [radians(position.latitude), radians(position.longitude)]
  return { x: Math.cos(latitude) * Math.cos(longitude), y: Math.cos(latitude) * Math.sin(longitude), z: Math.sin(latitude) }
}

function textTest({ matches }: TypedWords, sortedCount: number, { texts }: Columns, words: readonly string[]) {
  return (row: number): boolean => (row < sortedCount ? matches(row) : hasWords(fieldsOf(texts[row] ?? ''), words))
}

/** Whether the box, the campaign and the text of a search include a row; null if all of them do. */
function partOf(columns: Columns, bounds: Bounds | null, campaign: number | null, hasText: ((row: number) => boolean) | null) {
  if (bounds === null && campaign === null) return hasText
  return (row: number): boolean =>
    (bounds === null || isWithin(bounds, f64(columns.latitude, row), f64(columns.longitude, row))) &&
    (campaign === null || columns.campaigns.has(row, campaign)) &&
    (hasText === null || hasText(row))
}
