import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

import { parse, type CsvError } from 'csv-parse'

/** A record of a file, with the line on which it ends; or a place where the file is not of its format. */
export type FeedRecord =
  | { readonly kind: 'record'; readonly line: number; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string }

export type FeedFormat = 'csv' | 'ndjson'

/** Characters; a longer record is a broken one. */
const MAX_RECORD = 65_536

/** The format of a file by its name, `.gz` left aside; null when the name does not tell. */
export function formatOf(path: string): FeedFormat | null {
  const name = path.toLowerCase().replace(/\.gz$/, '')
  if (name.endsWith('.csv')) return 'csv'
  return /\.(ndjson|jsonl)$/.test(name) ? 'ndjson' : null
}

async function* ndjson(stream: Readable): AsyncGenerator<FeedRecord> {
  let line = 0
  for await (const text of createInterface({ input: stream, crlfDelay: Infinity })) {
    line += 1
    if (text.trim() === '') continue
    const fields = text.length > MAX_RECORD ? null : objectIn(line === 1 ? text.replace(/^\uFEFF/, '') : text)
    yield fields ? { kind: 'record', line, fields } : { kind: 'broken', line, reason: 'is not a JSON object' }
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

async function* csv(stream: Readable): AsyncGenerator<FeedRecord> {
  const broken: FeedRecord[] = []
  const parser = stream.pipe(
    parse({
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim()),
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: MAX_RECORD,
      on_skip: (error: CsvError | undefined) => {
        broken.push({ kind: 'broken', line: Number(error?.['lines'] ?? 0), reason: 'does not have the columns of the first line' })
        return undefined
      },
    }),
  )
  stream.on('error', (error) => parser.destroy(error))
  for await (const { record, info } of parser as AsyncIterable<{ record: Record<string, unknown>; info: { lines: number } }>) {
    yield* broken.splice(0)
    yield { kind: 'record', line: info.lines, fields: record }
  }
  yield* broken.splice(0)
}

/**
 * Streams the records of a CSV or NDJSON file, packed with gzip when its name ends in `.gz`.
 * Throws the error of the file system or of gzip when the file cannot be read to its end.
 */
export async function* readRecords(path: string, format: FeedFormat): AsyncGenerator<FeedRecord> {
  const file = createReadStream(path)
  const stream = path.toLowerCase().endsWith('.gz') ? file.pipe(createGunzip()) : file
  if (stream !== file) file.on('error', (error) => stream.destroy(error))
  yield* format === 'csv' ? csv(stream) : ndjson(stream)
}
