import type { ImportEvent, ImportFailure, ImportSummary } from '../../use-cases/merchants/import-merchants.ts'
import { MADE_UP, type MadeUp } from '../../use-cases/merchants/merchant-row.ts'
import type { Print } from '../command.ts'

/** Warnings printed of each kind; the rest are counted. All refused rows are printed. */
const MAX_PRINTED = 20

const number = (value: number) => value.toLocaleString('en-US')

/** Prints an import's events as lines. */
export function createReporter(print: Print): (event: ImportEvent) => void {
  const lineCounts = { mended: 0, 'left-out': 0 }
  return (event) => {
    if (event.kind === 'progress') print(`${number(event.rows)} rows read`)
    else if (event.kind === 'swapping') print(`Replacing the merchants with ${number(event.rows)} of the file`)
    else if (event.kind === 'refused') print(`line ${event.line} refused: ${event.issue.field} ${event.issue.reason}`)
    else {
      lineCounts[event.kind] += 1
      const what = event.kind === 'mended' ? 'mended' : 'taken without'
      if (lineCounts[event.kind] <= MAX_PRINTED) print(`line ${event.line} ${what}: ${event.issue.field} ${event.issue.reason}`)
      else if (lineCounts[event.kind] === MAX_PRINTED + 1) print(`Further lines ${what} are not listed.`)
    }
  }
}

const MADE_UP_TEXT: Readonly<Record<MadeUp, string>> = {
  mealsServed: 'meals served',
  features: 'dining options',
  about: 'texts about the place',
}

/** How an import ended, in words. */
export function summaryLines({ rows, refused, madeUp, swapped, known }: ImportSummary): string[] {
  if (known) return ['No change: the merchants come from this file already.']
  const made = MADE_UP.filter((field) => madeUp[field] > 0).map(
    (field) => `Not in the file, made up from cuisine and price: ${MADE_UP_TEXT[field]} of ${number(madeUp[field])} merchants.`,
  )
  const read = `${number(rows)} rows: ${number(rows - refused)} good, ${number(refused)} refused.`
  if (!swapped) return [...made, `${read} Nothing was changed: this was a dry run.`]
  const { added, changed, unchanged, removed } = swapped
  return [
    ...made,
    `${read} Merchants: ${number(added)} added, ${number(changed)} changed, ${number(unchanged)} as before, ${number(removed)} taken out.`,
  ]
}

/** Why nothing was changed, and the remedy. */
export function failureText(path: string, failure: ImportFailure): string {
  const nothing = 'Nothing was changed.'
  switch (failure.kind) {
    case 'malformed':
      return `${path} is malformed: line ${failure.line} ${failure.reason}. ${nothing} Correct the file and import it again.`
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
