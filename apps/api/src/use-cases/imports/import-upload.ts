import { fail, succeed, type Result } from '@dining/domain'
import type { ImportKind } from '@dining/contract/studio'
import type { Partner } from '@dining/partner-kit'

import { undoing } from '../../store/undone.ts'
import { importBonuses } from '../bonuses/import-bonuses.ts'
import { FILE_LIMITS } from '../feed/file-bytes.ts'
import type { FeedDeps } from '../feed/apply-line.ts'
import { importFeedFile } from '../feed/import-feed.ts'
import { readRecords } from '../feed/read-records.ts'
import { importFlexOffers } from '../flex-offers/import-flex-offers.ts'
import { OWN_NAMES, ownNames, readMapping, readMappingOf, type Mapping } from '../merchants/mapping.ts'
import { PARTNER_CARD_FIELDS } from '../partner-cards/card-line.ts'
import { importPartnerCards, type PartnerCardMapping } from '../partner-cards/import-partner-cards.ts'
import { feedCounts, lineCounts, trackFeedEvent, trackLines, trackMerchants } from './track-kinds.ts'
import type { ImportTracker } from './track-import.ts'
import { UploadLostError, type ReadableFile } from './uploaded-file.ts'

/** What a kind of file needs, and for whom it is. */
interface KindRules {
  readonly isOfAllPartners: boolean
  readonly takesMapping: boolean
  /** Whether a file may have only what is new, changed or withdrawn. */
  readonly takesChanges: boolean
  readonly isOffered: (partner: Partner) => boolean
}

const ofPartner = { isOfAllPartners: false, takesMapping: false, takesChanges: false, isOffered: () => true }
const ofAll = { ...ofPartner, isOfAllPartners: true }

/** Every kind of file that the command line imports. */
export const UPLOAD_KINDS: Readonly<Record<ImportKind, KindRules>> = {
  merchants: { ...ofAll, takesMapping: true, takesChanges: true },
  feed: ofAll,
  'flex-offers': { ...ofPartner, isOffered: ({ features }) => features.hasFlexOffers },
  bonuses: ofPartner,
  'partner-cards': { ...ofPartner, takesMapping: true, isOffered: ({ features }) => features.hasPartnerLoadedCards },
}

/** How an uploaded file is read. */
export interface UploadSettings {
  /** The text of a mapping file; null for the import's own names of fields. */
  readonly mapping: string | null
  readonly isChanges: boolean
}

/** The fields of a file, of those kinds that have mappings. */
type Fields = { readonly merchants: Mapping; readonly cards: PartnerCardMapping }

/** Reads a mapping for a kind of file, the own names without one. The error is a sentence for the operator. */
export function readUploadMapping(kind: ImportKind, mapping: string | null): Result<Fields, string> {
  const own = { merchants: OWN_NAMES, cards: ownNames(PARTNER_CARD_FIELDS) }
  if (mapping === null || !UPLOAD_KINDS[kind].takesMapping) return succeed(own)
  if (kind === 'merchants') {
    const read = readMapping(mapping)
    return read.ok ? succeed({ ...own, merchants: read.value }) : fail(read.error)
  }
  const read = readMappingOf(PARTNER_CARD_FIELDS, 'a card', mapping)
  return read.ok ? succeed({ ...own, cards: read.value }) : fail(read.error)
}

/** A file as its operator has asked to import it. */
interface UploadImport {
  readonly kind: ImportKind
  /** Of the page on which it was chosen; a file of all partners does not use it. */
  readonly partner: Partner
  readonly readable: ReadableFile
  readonly fields: Fields
  readonly isChanges: boolean
  /** Whether it only counts what it would change. */
  readonly isPreview: boolean
}

/**
 * Imports an uploaded file with the use case of its command. A preview of lines runs each batch and rolls it back, so that it counts what an import
 * would do; what a line does to a later batch of the same file, as the refund of a dine, is not counted.
 * @param signal stops it with an error: the process ends
 */
export async function importUpload(
  { store, ...rest }: FeedDeps,
  { kind, partner, readable, fields, isChanges, isPreview }: UploadImport,
  tracker: ImportTracker,
  signal: AbortSignal,
): Promise<void> {
  const { file, format, decryption } = readable
  if (kind === 'merchants') {
    await trackMerchants({ store, clock: rest.clock }, { file, format, mapping: fields.merchants, isChanges, dryRun: isPreview }, tracker)
    return
  }
  const deps = { ...rest, store: isPreview ? undoing(store) : store }
  const records = untilStopped(readRecords(file, format, FILE_LIMITS, decryption), signal)
  const { name } = file
  switch (kind) {
    case 'feed':
      await trackLines(tracker, records, (each) => importFeedFile(deps, name, each, trackFeedEvent(tracker)), feedCounts)
      return
    case 'flex-offers':
      await trackLines(tracker, records, (each) => importFlexOffers(deps, partner, name, each, tracker.refused), lineCounts)
      return
    case 'bonuses':
      await trackLines(tracker, records, (each) => importBonuses(deps, partner, name, each, tracker.refused), lineCounts)
      return
    case 'partner-cards':
      await trackLines(
        tracker,
        records,
        (each) =>
          importPartnerCards(deps, partner, { name, records: each, mapping: fields.cards }, (event) => {
            if (event.kind === 'refused') tracker.refused(event)
          }),
        lineCounts,
      )
  }
}

/** The same records until the process ends: parts of the file that were read before would take a while. */
async function* untilStopped<Row>(records: AsyncIterable<Row>, signal: AbortSignal): AsyncGenerator<Row> {
  for await (const record of records) {
    if (signal.aborted) throw new UploadLostError('the process ends')
    yield record
  }
}
