import { issueText } from '../../use-cases/imports/issues.ts'
import type { ImportEvent, ImportFailure, ImportSummary } from '../../use-cases/merchants/import-merchants.ts'
import type { MerchantChange } from '../../store/repositories/merchant-import.ts'
import { REPORTED_FACTS, type ReportedFact } from '../../use-cases/merchants/merchant-row.ts'
import type { Mended } from '../../use-cases/merchants/place-row.ts'
import type { Print } from '../command.ts'

/** Warnings printed of each kind; the rest are counted. All refused rows are printed. */
const MAX_PRINTED = 20

const number = (value: number) => value.toLocaleString('en-US')

const WOULD: Readonly<Record<MerchantChange['change'], string>> = { add: 'add', change: 'change', remove: 'take out' }

/** Columns that follow from others. */
const DERIVED = new Set(['search_text'])

/** Prints an import's events as lines. */
export function createReporter(print: Print): (event: ImportEvent) => void {
  const lineCounts = new Map<string, number>()
  /** Prints the first lines of a kind. */
  const some = (what: string, line: string) => {
    const count = (lineCounts.get(what) ?? 0) + 1
    lineCounts.set(what, count)
    if (count <= MAX_PRINTED) print(line)
    else if (count === MAX_PRINTED + 1) print(`Further lines ${what} are not listed.`)
  }
  return (event) => {
    switch (event.kind) {
      case 'progress':
        return print(`${number(event.rows)} rows read`)
      case 'swapping':
        return print(
          event.isChanges
            ? `Applying ${number(event.rows)} rows of the file`
            : `Replacing the merchants with ${number(event.rows)} of the file`,
        )
      case 'refused':
        return print(`line ${event.line} refused: ${issueText(event.issue)}`)
      case 'would-change': {
        const { change, network_id: id, name, fields } = event.change
        const differing = fields.filter((field) => !DERIVED.has(field)).join(', ')
        return some(`that it would ${WOULD[change]}`, `would ${WOULD[change]} ${id} ${name}${differing === '' ? '' : `: ${differing}`}`)
      }
      case 'mended':
        return some('mended', `line ${event.line} mended: ${mendedText(event.mended)}`)
      case 'left-out':
        return some('taken without', `line ${event.line} taken without: ${issueText(event.issue)}`)
    }
  }
}

function mendedText(mended: Mended): string {
  if (mended.kind === 'taken') return `${mended.field} is missing, so that of the position was taken: ${mended.value}`
  const { zipCode, milesAway, town, taken } = mended
  const problem = milesAway === null ? 'is not a known ZIP code' : `is ${milesAway} miles from the position`
  return `zipCode ${zipCode} ${problem}, which is in ${town}, so ${taken} was taken`
}

const FACT_TEXT: Readonly<Record<ReportedFact, string>> = {
  hours: 'hours',
  mealsServed: 'meals served',
  features: 'dining options',
  about: 'a text about the place',
  cuisines: 'a cuisine',
  priceRange: 'a price',
  phone: 'a phone number',
  photoUrl: 'a photo',
}

/** How an import ended, in words. */
export function summaryLines({ rows, refused, absent, counts, dryRun, pictures }: ImportSummary): string[] {
  if (!counts) return ['No change: the merchants come from this file already.']
  const missing = REPORTED_FACTS.filter((field) => absent[field] > 0).map((field) => `${FACT_TEXT[field]}: ${number(absent[field])}`)
  const absentLine = missing.length > 0 ? [`Merchants without a fact that pages leave out then: ${missing.join(', ')}.`] : []
  const read = `${number(rows)} rows: ${number(rows - refused)} good, ${number(refused)} refused.`
  const { added, changed, unchanged, removed } = counts
  const numbers = [number(added), number(changed), number(unchanged), number(removed)] as const
  if (dryRun) {
    const [add, change, keep, take] = numbers
    const would = `It would add ${add}, change ${change}, leave ${keep} as before and take out ${take}.`
    return [...absentLine, `${read} Nothing was changed: this was a dry run. ${would}`]
  }
  const pictureLine =
    pictures === 0
      ? []
      : [`The file names ${number(pictures)} pictures, which are fetched from hosts of PHOTO_HOSTS: see pnpm api merchants pictures`]
  const [add, change, keep, take] = numbers
  return [...absentLine, ...pictureLine, `${read} Merchants: ${add} added, ${change} changed, ${keep} as before, ${take} taken out.`]
}

/** Why nothing was changed, and the remedy. */
export function failureText(path: string, failure: ImportFailure): string {
  const nothing = 'Nothing was changed.'
  switch (failure.kind) {
    case 'malformed':
      return `${path} is malformed: line ${failure.line} ${issueText(failure.issue)}. ${nothing} Correct the file and import it again.`
    case 'unreadable':
      return `${path} cannot be read to its end: ${failure.reason}. ${nothing} Get the whole file and import it again.`
    case 'empty':
      return `${path} holds no rows. ${nothing}`
    case 'mostly-refused':
      return `${number(failure.refused)} of ${number(failure.rows)} rows were refused. ${nothing} Does the mapping fit this file? See pnpm api merchants import --help.`
    case 'overtaken':
      return `Another import began meanwhile. ${nothing} Run this one again when that has ended.`
  }
}
