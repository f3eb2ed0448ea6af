import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createGzip, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { issueText } from '../imports/issues.ts'
import { fileAt, FILE_LIMITS } from './file-bytes.ts'
import { formatOf, readRecords, type FeedRecord } from './read-records.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Found = Extract<FeedRecord, { kind: 'record' }> | { readonly kind: 'broken'; readonly line: number; readonly reason: string }

/** The records; what is wrong with an invalid one is as the command line writes it. */
async function all(records: AsyncIterable<FeedRecord>): Promise<Found[]> {
  const found: Found[] = []
  for await (const record of records)
    found.push(record.kind === 'record' ? record : { kind: 'broken', line: record.line, reason: issueText(record.issue) })
  return found
}

async function read(name: string, content: string | Buffer): Promise<Found[]> {
  const path = join(folder, name)
  await writeFile(path, content)
  return all(readRecords(fileAt(path), formatOf(path) ?? 'csv'))
}

const good = (line: number, fields: Record<string, unknown>): Found => ({ kind: 'record', line, fields })
const broken = (line: number) => expect.objectContaining({ kind: 'broken', line })

describe('a CSV file', () => {
  it('returns a record for each line, with the names of the first line', async () => {
    expect(await read('a.csv', '\uFEFFid, amount\r\n1,5.00\r\n\r\n"2","6,00"\r\n')).toEqual([
      good(2, { id: '1', amount: '5.00' }),
      good(4, { id: '2', amount: '6,00' }),
    ])
  })

  it('reports invalid lines, and continues', async () => {
    const records = await read('b.csv', 'id,amount\n1\n2,6.00\n3,4,5\n4,8.00\n')
    // An invalid line is reported a little before the records around it.
    expect(records.toSorted((a, b) => a.line - b.line)).toEqual([
      broken(2),
      good(3, { id: '2', amount: '6.00' }),
      broken(4),
      good(5, { id: '4', amount: '8.00' }),
    ])
  })

  it('reports a quote that is never closed', async () => {
    const records = await read('c.csv', 'id,amount\n1,5.00\n"2,6.00\n3,7.00\n')
    expect(records[0]).toEqual(good(2, { id: '1', amount: '5.00' }))
    expect(records.slice(1).every(({ kind }) => kind === 'broken')).toBe(true)
    expect(records.length).toBeGreaterThan(1)
  })
})

describe('an NDJSON file', () => {
  it('returns a record for each line, and reports invalid ones', async () => {
    expect(await read('a.ndjson', '\uFEFF{"id":1}\n\n[1]\n{"id":\nnull\n{"id":2}')).toEqual([
      good(1, { id: 1 }),
      broken(3),
      broken(4),
      broken(5),
      good(6, { id: 2 }),
    ])
  })

  it('reports where a line that is too long starts, and continues after it', async () => {
    expect(await read('b.jsonl', `{"id":1}\n{"id":"${'x'.repeat(200_000)}"}\n{"id":3}`)).toEqual([
      good(1, { id: 1 }),
      { kind: 'broken', line: 2, reason: 'is longer than 65,536 bytes; it starts at byte 9' },
      good(3, { id: 3 }),
    ])
  })

  it('ends lines only at line feeds', async () => {
    expect(await read('c.ndjson', '{"id":"a\u2028b"}\r\n{"id":"ä"}\n')).toEqual([good(1, { id: 'a\u2028b' }), good(2, { id: 'ä' })])
  })
})

describe('a CSV file that cannot be read further', () => {
  it('is refused at a record that is too long', async () => {
    const long = `id,amount\n1,5\n"${'x'.repeat(200_000)}`
    await expect(read('d.csv', long)).rejects.toThrow(/^line \d+, byte [\d,]+: a record is longer than 65,536 bytes$/)
  })

  it('is refused after too many records that are not of its format', async () => {
    const path = join(folder, 'e.csv')
    await writeFile(path, `id,amount\n${'1\n'.repeat(200)}2,3\n`)
    const records = readRecords(fileAt(path), 'csv', { ...FILE_LIMITS, broken: 100 })
    await expect(all(records)).rejects.toThrow(
      /^line \d+, byte \d+: more than 100 records in a row do not have the columns of the first line$/,
    )
  })
})

describe.each(['csv', 'ndjson'] as const)('a %s file', (format) => {
  const rows = format === 'csv' ? `id\n${'1\n'.repeat(5_000)}` : '{"id":1}\n'.repeat(5_000)

  it('is refused at the maximum number of bytes, compressed or not', async () => {
    for (const [name, content] of [
      [`f.${format}`, rows],
      [`f.${format}.gz`, gzipSync(rows)],
    ] as const) {
      const path = join(folder, name)
      await writeFile(path, content)
      await expect(all(readRecords(fileAt(path), format, { ...FILE_LIMITS, total: 5_000 }))).rejects.toThrow(
        /^line [\d,]+, byte [\d,]+: the file has more than 5,000 bytes$/,
      )
    }
  })

  it('is refused where its compression ratio is higher than that of text', async () => {
    const path = join(folder, `g.${format}.gz`)
    await writeFile(path, gzipSync(rows))
    await expect(all(readRecords(fileAt(path), format, { ...FILE_LIMITS, ratio: 20, ratioFrom: 1_000 }))).rejects.toThrow(
      /^line [\d,]+, byte [\d,]+: the file is compressed more than 20:1$/,
    )
    expect((await all(readRecords(fileAt(path), format, { ...FILE_LIMITS, ratio: 20 }))).length).toBe(5_000)
  })

  it('with one endless line needs little memory', { timeout: 120_000 }, async () => {
    const path = join(folder, `endless.${format}.gz`)
    await writeEndless(path)
    const { rss, last } = await readInChild(path, format)
    expect(last).toMatch(/is compressed more than 200:1|is longer than 65,536 bytes/)
    expect(rss).toBeLessThan(250)
  })
})

/** Compresses 400 MB of the same letter in one line. */
function writeEndless(path: string): Promise<void> {
  const letters = Buffer.alloc(1_000_000, 'x')
  const chunks = Array.from({ length: 400 }, (_, index) => (index === 0 ? Buffer.from('{"id":"') : letters))
  return pipeline(Readable.from(chunks), createGzip(), createWriteStream(path))
}

/** Reads a file in a separate process. @returns its peak memory in MB, and the last record */
async function readInChild(path: string, format: string): Promise<{ readonly rss: number; readonly last: string }> {
  const script = `
    import { existsSync, readFileSync } from 'node:fs'
    const { readRecords } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'read-records.ts')).href)})
    const { fileAt } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'file-bytes.ts')).href)})
    const { issueText } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../imports/issues.ts')).href)})
    let last = ''
    try {
      for await (const record of readRecords(fileAt(${JSON.stringify(path)}), ${JSON.stringify(format)})) last = record.issue ? issueText(record.issue) : ''
    } catch (error) {
      last = error.message
    }
    // Linux starts maxRSS at the memory of the process that forked this one; VmHWM is of this program alone.
    const status = '/proc/self/status'
    const kib = existsSync(status) ? Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8'))[1]) : process.resourceUsage().maxRSS
    console.log(JSON.stringify({ rss: kib / 1000, last }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  return JSON.parse(stdout) as { rss: number; last: string }
}

describe('any file', () => {
  it('may be compressed', async () => {
    expect(await read('a.ndjson.gz', gzipSync('{"id":1}\n{"id":2}\n'))).toEqual([good(1, { id: 1 }), good(2, { id: 2 })])
    expect(await read('a.csv.gz', gzipSync('id\n1\n'))).toEqual([good(2, { id: '1' })])
  })

  it.each(['a.ndjson.gz', 'a.csv.gz'])('that is cut off is an error, not a shorter file: %s', async (name) => {
    await expect(read(name, gzipSync('id\n1\n2\n'.repeat(500)).subarray(0, 20))).rejects.toThrow('unexpected end of file')
  })

  it.each(['nowhere.csv', 'nowhere.ndjson', 'nowhere.csv.gz'])('that does not exist is an error: %s', async (name) => {
    await expect(all(readRecords(fileAt(join(folder, 'none', name)), 'csv'))).rejects.toThrow('ENOENT')
  })

  it.each([
    ['a.csv', 'csv'],
    ['A.CSV.GZ', 'csv'],
    ['a.ndjson', 'ndjson'],
    ['a.jsonl.gz', 'ndjson'],
    ['a.txt', null],
  ])('%s has the format %s', (name, format) => {
    expect(formatOf(name)).toBe(format)
  })
})
