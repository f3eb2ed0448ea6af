import { Readable } from 'node:stream'

import { parse, type CsvError } from 'csv-parse'

import { issue, issueShowing, type LineIssue, type ValueIssue } from '../imports/issues.ts'
import { FILE_LIMITS, fileBytes, FileLimitError, inBytes, type Decryption, type FileLimits, type SourceFile } from './file-bytes.ts'

/** A record of a file, with the line on which it ends; or a line that is not of the file's format. */
export type FeedRecord =
  | { readonly kind: 'record'; readonly line: number; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'broken'; readonly line: number; readonly issue: LineIssue }

const broken = (line: number, why: ValueIssue): FeedRecord => ({ kind: 'broken', line, issue: { field: '', ...why } })

export type FeedFormat = 'csv' | 'ndjson'

/** The format of a file by its name without `.gz`; null if the name does not reveal it. */
export function formatOf(path: string): FeedFormat | null {
  const name = path.toLowerCase().replace(/\.gz$/, '')
  if (name.endsWith('.csv')) return 'csv'
  return /\.(ndjson|jsonl)$/.test(name) ? 'ndjson' : null
}

/** A line of text, or null in place of one that is too long. */
interface Line {
  readonly number: number
  /** Line on which it starts. */
  readonly byte: number
  readonly text: string | null
}

/** Splits at line feeds. Keeps at most one line in memory, and nothing of one that is too long. */
async function* linesOf(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Line> {
  let [number, byte, length] = [1, 0, 0]
  let parts: Buffer[] = []
  const line = (): Line => ({ number, byte, text: length > maxBytes ? null : Buffer.concat(parts).toString('utf8') })
  for await (const chunk of chunks) {
    let from = 0
    while (from < chunk.length) {
      const end = chunk.indexOf('\n', from)
      const part = chunk.subarray(from, end === -1 ? chunk.length : end)
      length += part.length
      if (length <= maxBytes) parts.push(part)
      else parts = []
      if (end === -1) break
      yield line()
      number += 1
      byte += length + 1
      length = 0
      parts = []
      from = end + 1
    }
  }
  if (length > 0) yield line()
}

async function* ndjson(chunks: AsyncIterable<Buffer>, limits: FileLimits): AsyncGenerator<FeedRecord> {
  for await (const { number: line, byte, text } of linesOf(chunks, limits.record)) {
    if (text === null) {
      const [start, most] = [byte.toLocaleString('en-US'), limits.record.toLocaleString('en-US')]
      yield broken(line, issueShowing([start], 'row-too-long', [most]))
      continue
    }
    if (text.trim() === '') continue
    const fields = objectIn(line === 1 ? text.replace(/^\uFEFF/, '') : text)
    yield fields ? { kind: 'record', line, fields } : broken(line, issue('not-json'))
  }
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

const numberIn = (error: CsvError | undefined, name: 'lines' | 'bytes') => Number(error?.[name] ?? 0)

async function* csv(chunks: AsyncIterable<Buffer>, limits: FileLimits): AsyncGenerator<FeedRecord> {
  const skipped: FeedRecord[] = []
  const stop = (reason: string, error?: CsvError) =>
    parser.destroy(new FileLimitError(reason, numberIn(error, 'lines'), numberIn(error, 'bytes')))
  const parser = parse({
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim()),
    info: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: limits.record,
    on_skip: (error: CsvError | undefined) => {
      // The parser does not find the end of a record that is too long, so nothing after it can be read.
      if (error?.code === 'CSV_MAX_RECORD_SIZE') stop(`a record is longer than ${inBytes(limits.record)}`, error)
      skipped.push(broken(numberIn(error, 'lines'), issue('columns')))
      if (skipped.length > limits.broken)
        stop(`more than ${limits.broken.toLocaleString('en-US')} records in a row do not have the columns of the first line`, error)
      return undefined
    },
  })
  const source = Readable.from(chunks, { objectMode: false })
  source.on('error', (error) => parser.destroy(error)).pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, unknown>; info: { lines: number } }>) {
      yield* skipped.splice(0)
      yield { kind: 'record', line: info.lines, fields: record }
    }
    yield* skipped.splice(0)
  } finally {
    source.destroy()
  }
}

/**
 * Streams the records of a CSV or NDJSON file, unpacked if it is packed. An NDJSON line that is too long is an invalid
 * record. Throws an error that `isFileError` recognizes if the file cannot be read to its end, or exceeds a limit.
 */
export async function* readRecords(
  file: SourceFile,
  format: FeedFormat,
  limits: FileLimits = FILE_LIMITS,
  decryption: Decryption | null = null,
): AsyncGenerator<FeedRecord> {
  const chunks = fileBytes(file, limits, decryption)
  yield* format === 'csv' ? csv(chunks, limits) : ndjson(chunks, limits)
}
