import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { formatOf, readRecords, type FeedRecord } from './read-records.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function all(records: AsyncIterable<FeedRecord>): Promise<FeedRecord[]> {
  const found: FeedRecord[] = []
  for await (const record of records) found.push(record)
  return found
}

async function read(name: string, content: string | Buffer): Promise<FeedRecord[]> {
  const path = join(folder, name)
  await writeFile(path, content)
  return all(readRecords(path, formatOf(path) ?? 'csv'))
}

const good = (line: number, fields: Record<string, unknown>): FeedRecord => ({ kind: 'record', line, fields })
const broken = (line: number) => expect.objectContaining({ kind: 'broken', line })

describe('a CSV file', () => {
  it('gives a record for each line, by the names of its first', async () => {
    expect(await read('a.csv', '\uFEFFid, amount\r\n1,5.00\r\n\r\n"2","6,00"\r\n')).toEqual([
      good(2, { id: '1', amount: '5.00' }),
      good(4, { id: '2', amount: '6,00' }),
    ])
  })

  it('says which lines are broken, and goes on', async () => {
    const records = await read('b.csv', 'id,amount\n1\n2,6.00\n3,4,5\n4,8.00\n')
    // A broken line is known a little before the records around it.
    expect(records.toSorted((a, b) => a.line - b.line)).toEqual([
      broken(2),
      good(3, { id: '2', amount: '6.00' }),
      broken(4),
      good(5, { id: '4', amount: '8.00' }),
    ])
  })

  it('says so when a quote is never closed', async () => {
    const records = await read('c.csv', 'id,amount\n1,5.00\n"2,6.00\n3,7.00\n')
    expect(records[0]).toEqual(good(2, { id: '1', amount: '5.00' }))
    expect(records.slice(1).every(({ kind }) => kind === 'broken')).toBe(true)
    expect(records.length).toBeGreaterThan(1)
  })
})

describe('an NDJSON file', () => {
  it('gives a record for each line, and says which are broken', async () => {
    expect(await read('a.ndjson', '\uFEFF{"id":1}\n\n[1]\n{"id":\nnull\n{"id":2}')).toEqual([
      good(1, { id: 1 }),
      broken(3),
      broken(4),
      broken(5),
      good(6, { id: 2 }),
    ])
  })

  it('refuses a line that is far too long', async () => {
    expect(await read('b.jsonl', `{"id":"${'x'.repeat(70_000)}"}\n{"id":2}\n`)).toEqual([broken(1), good(2, { id: 2 })])
  })
})

describe('any file', () => {
  it('may be packed', async () => {
    expect(await read('a.ndjson.gz', gzipSync('{"id":1}\n{"id":2}\n'))).toEqual([good(1, { id: 1 }), good(2, { id: 2 })])
    expect(await read('a.csv.gz', gzipSync('id\n1\n'))).toEqual([good(2, { id: '1' })])
  })

  it.each(['a.ndjson.gz', 'a.csv.gz'])('that is cut off is an error, not a shorter file: %s', async (name) => {
    await expect(read(name, gzipSync('id\n1\n2\n'.repeat(500)).subarray(0, 20))).rejects.toThrow('unexpected end of file')
  })

  it.each(['nowhere.csv', 'nowhere.ndjson', 'nowhere.csv.gz'])('that is not there is an error: %s', async (name) => {
    await expect(all(readRecords(join(folder, 'none', name), 'csv'))).rejects.toThrow('ENOENT')
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
