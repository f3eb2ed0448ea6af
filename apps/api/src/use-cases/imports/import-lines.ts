import type { Result } from '@dining/domain'

import type { FeedRecord } from '../feed/read-records.ts'
import { issue, type LineIssue } from './issues.ts'
import type { LineFields } from './line-fields.ts'

/** Lines of one transaction: few enough that requests hardly wait for it where the engine has one connection. */
const BATCH_LINES = 100
/** Lines between two reports of progress. */
const PROGRESS_LINES = 10_000

export const LINE_OUTCOMES = ['added', 'changed', 'unchanged', 'withdrawn', 'refused'] as const
export type LineOutcome = Exclude<(typeof LINE_OUTCOMES)[number], 'refused'>
/** Counts of an import. */
export type ImportSummary = Record<'lines' | (typeof LINE_OUTCOMES)[number], number>

/** A line that was refused, and why. */
export interface RefusedLine {
  readonly line: number
  readonly issue: LineIssue
}

interface LineImport<Line> {
  readonly read: (fields: LineFields) => Result<Line, readonly LineIssue[]>
  /** The field by which a file names each line once, and its value. */
  readonly key: { readonly field: string; readonly of: (line: Line) => string }
  /** Applies a batch in one transaction. @returns of each line its outcome, or why it is refused */
  readonly apply: (lines: readonly Line[]) => Promise<readonly (LineOutcome | LineIssue)[]>
  readonly report: (refused: RefusedLine) => void
  /** Called now and then with how many lines were read. */
  readonly progress?: (lines: number) => void
  /** Called once, with the counts, also if the file cannot be read to its end. */
  readonly finish: (summary: ImportSummary) => Promise<void>
}

/** Imports the lines of a file in batches: each line counts once, and a refused one does not stop the others. */
export async function importLines<Line>(records: AsyncIterable<FeedRecord>, steps: LineImport<Line>): Promise<ImportSummary> {
  const summary: ImportSummary = { lines: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0 }
  const refuse = (line: number, issues: readonly LineIssue[]) => {
    summary.refused += 1
    for (const one of issues) steps.report({ line, issue: one })
  }
  const seen = new Map<string, number>()
  const flush = async (lines: readonly { readonly line: Line; readonly number: number }[]) => {
    const outcomes = await steps.apply(lines.map(({ line }) => line))
    for (const [index, outcome] of outcomes.entries()) {
      if (typeof outcome === 'string') summary[outcome] += 1
      else refuse(lines[index]?.number ?? 0, [outcome])
    }
  }
  const waiting: { readonly line: Line; readonly number: number }[] = []
  try {
    for await (const record of records) {
      summary.lines += 1
      if (summary.lines % PROGRESS_LINES === 0) steps.progress?.(summary.lines)
      if (record.kind === 'broken') {
        refuse(record.line, [record.issue])
        continue
      }
      const read = steps.read(record.fields)
      const before = read.ok ? seen.get(steps.key.of(read.value)) : undefined
      if (!read.ok) refuse(record.line, read.error)
      else if (before !== undefined) refuse(record.line, [{ field: steps.key.field, ...issue('repeated', before) }])
      else {
        seen.set(steps.key.of(read.value), record.line)
        waiting.push({ line: read.value, number: record.line })
      }
      if (waiting.length === BATCH_LINES) await flush(waiting.splice(0))
    }
    if (waiting.length > 0) await flush(waiting.splice(0))
  } finally {
    await steps.finish(summary)
  }
  return summary
}
