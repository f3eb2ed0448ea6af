import { gzipSync } from 'node:zlib'

import { TOKEN_HEADER, type Answer } from '@dining/contract'
import { studioEndpoints, type ImportKind } from '@dining/contract/studio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { PLACES } from '../../../store/testing.ts'
import { addOperator, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'
import { beginUpload, idIn, imported, previewed, runIn, runOf, sendPart, uploaded } from '../../../testing/uploads.ts'
import { PART_BYTES, removeIdleUploads } from '../../../use-cases/imports/uploads.ts'

const HOUR_MS = 3_600_000

let api: TestApi
let ofAll: OperatorBrowser
let ofOne: OperatorBrowser
let colleague: OperatorBrowser
let ofTwo: OperatorBrowser
let mixed: OperatorBrowser
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two')], PLACES)
  const app = withStudio(api)
  const signedIn = async (name: string, ...given: [partners: readonly string[] | null, roles?: Parameters<typeof addOperator>[3]]) => {
    await addOperator(api, `${name}@studio.example`, ...given)
    return signedInOperator(app, `${name}@studio.example`)
  }
  ofAll = await signedIn('of-all', null)
  ofOne = await signedIn('of-one', ['one'])
  colleague = await signedIn('colleague', ['one'])
  ofTwo = await signedIn('of-two', ['two'])
  mixed = await signedIn('mixed', null, { '*': ['administrator'], two: ['viewer'] })
})
afterAll(() => api.close())
beforeEach(() =>
  api.store.owner(async (tx) => {
    for (const table of ['import_upload', 'import_run', 'bonus', 'rate_limit'] as const) await tx.deleteFrom(table).execute()
  }),
)

const bonus = (code: string) => JSON.stringify({ code, kind: 'campaign', description: 'Dine once.', amount: 500, lastDay: '2026-12-31' })
const FILE = bonus('A')
const bytes = (text: string | Uint8Array) => new Uint8Array(Buffer.from(text))
const count = async (table: 'import_upload' | 'import_upload_part' | 'import_run' | 'bonus') =>
  (await api.store.owner((tx) => tx.selectFrom(table).select('partner_id').execute())).length
const kindsOf = async (by: OperatorBrowser, partner = 'one') => {
  const { body } = await by.call(studioEndpoints.getUploadKinds, { params: { partner } })
  return (body as Answer<typeof studioEndpoints.getUploadKinds>).kinds.map(({ kind }) => kind)
}

describe('who may not', () => {
  it('offers files of all partners to operators who may import for each of them', async () => {
    expect(await kindsOf(ofAll)).toEqual(['merchants', 'feed', 'bonuses'])
    expect([await kindsOf(ofOne), await kindsOf(mixed)]).toEqual([['bonuses'], ['bonuses']])
    for (const by of [ofOne, mixed])
      for (const kind of ['merchants', 'feed', 'flex-offers'] as const)
        expect([kind, (await beginUpload(by, { kind, content: 'x' })).status]).toEqual([kind, 403])
    expect(await count('import_upload')).toBe(0)
  })

  it.each(['viewer', 'editor', 'publisher', 'support'] as const)('answers 403 to the role %s', async (role) => {
    await addOperator(api, `${role}@studio.example`, null, { '*': [role] })
    const by = await signedInOperator(withStudio(api), `${role}@studio.example`)
    const kinds = await by.call(studioEndpoints.getUploadKinds, { params: { partner: 'one' } })
    expect([kinds.status, (await beginUpload(by, { kind: 'bonuses', content: FILE })).status]).toEqual([403, 403])
    const upload = await uploaded(ofOne, { kind: 'bonuses', content: FILE })
    expect([(await sendPart(by, 'one', upload, 0, bytes(FILE))).status, (await previewed(by, upload)).status]).toEqual([403, 403])
    expect((await imported(by, upload, 'a-run')).status).toBe(403)
  })

  it('answers 404 for the upload of another operator and of another partner', async () => {
    const upload = await uploaded(ofOne, { kind: 'bonuses', content: FILE })
    const preview = runIn(await previewed(ofOne, upload))
    await runOf(api, ofOne, preview)
    for (const [by, partner] of [
      [colleague, 'one'],
      [ofAll, 'one'],
      [ofAll, 'two'],
      [ofTwo, 'two'],
      [ofTwo, 'one'],
    ] as const) {
      expect((await sendPart(by, partner, upload, 0, bytes(FILE))).status).toBe(404)
      expect((await previewed(by, upload, { partner })).status).toBe(404)
      expect((await imported(by, upload, preview, partner)).status).toBe(404)
      await by.call(studioEndpoints.discardUpload, { params: { partner, upload } })
    }
    const own = await uploaded(ofAll, { kind: 'bonuses', content: FILE })
    const read = runIn(await previewed(ofAll, own))
    await runOf(api, ofAll, read)
    expect((await previewed(ofAll, own, { partner: 'two' })).status).toBe(404)
    expect((await imported(ofAll, own, read, 'two')).status).toBe(404)
    expect(await count('bonus')).toBe(0)
    expect((await imported(ofOne, upload, preview)).status).toBe(200)
    await api.deps.imports.idle()
  })

  it('answers 403 without the token of this browser, and from another site', async () => {
    const upload = await uploaded(ofOne, { kind: 'bonuses', content: FILE })
    const preview = runIn(await previewed(ofOne, upload))
    await api.deps.imports.idle()
    for (const headers of [{ [TOKEN_HEADER]: ofTwo.token }, { [TOKEN_HEADER]: undefined }, { 'sec-fetch-site': 'cross-site' }]) {
      const params = { partner: 'one', upload }
      const body = { kind: 'bonuses' as const, fileName: 'a', bytes: 1 }
      const replies = [
        await ofOne.call(studioEndpoints.beginUpload, { params: { partner: 'one' }, body }, headers),
        await sendPart(ofOne, 'one', upload, 0, bytes(FILE), headers),
        await ofOne.call(studioEndpoints.previewUpload, { params, body: { mapping: null, isChanges: false } }, headers),
        await ofOne.call(studioEndpoints.importUpload, { params, body: { preview } }, headers),
        await ofOne.call(studioEndpoints.discardUpload, { params }, headers),
      ]
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    }
    expect([await count('bonus'), await count('import_upload')]).toEqual([0, 1])
  })
})

describe('a file that is not whole', () => {
  it('whose connection is cut leaves no part, cannot be read, and continues where it stopped', async () => {
    const content = bytes(Array.from({ length: 12_000 }, (_, index) => bonus(`N${index}`)).join('\n'))
    const upload = idIn(await beginUpload(ofOne, { kind: 'bonuses', content }))
    await sendPart(ofOne, 'one', upload, 0, content.slice(0, PART_BYTES))
    const cut = new ReadableStream({
      pull(controller) {
        controller.enqueue(content.slice(PART_BYTES, PART_BYTES + 1_000))
        controller.error(new TypeError('terminated'))
      },
    })
    expect((await sendPart(ofOne, 'one', upload, 1, cut)).status).toBe(400)
    expect((await sendPart(ofOne, 'one', upload, 1, content.slice(PART_BYTES, PART_BYTES + 1_000))).status).toBe(400)
    expect([await count('import_upload_part'), (await previewed(ofOne, upload)).status]).toEqual([1, 404])
    expect([await count('import_run'), await count('bonus')]).toEqual([0, 0])
    expect((await sendPart(ofOne, 'one', upload, 1, content.slice(PART_BYTES))).body).toEqual({ kind: 'kept', parts: 2 })
    // As after an answer that was lost.
    expect((await sendPart(ofOne, 'one', upload, 0, content.slice(0, PART_BYTES))).body).toEqual({ kind: 'kept', parts: 2 })
    const run = runIn(await previewed(ofOne, upload))
    expect((await runOf(api, ofOne, run)).import.counts).toMatchObject({ read: 12_000, added: 12_000 })
  })

  it('is removed after two hours without use, as soon as its operator discards it, and when three newer ones arrive', async () => {
    await uploaded(ofOne, { kind: 'bonuses', content: FILE })
    const idle = (await api.store.owner((tx) => tx.selectFrom('import_upload').select('id').executeTakeFirstOrThrow())).id
    await runOf(api, ofOne, runIn(await previewed(ofOne, idle)))
    api.clock.advance(2 * HOUR_MS)
    expect(await removeIdleUploads(api.deps)).toBe(0)
    api.clock.advance(1_000)
    expect(await removeIdleUploads(api.deps)).toBe(1)
    expect([await count('import_upload_part'), await count('import_run')]).toEqual([0, 0])
    ofOne = await signedInOperator(withStudio(api), 'of-one@studio.example')
    ofAll = await signedInOperator(withStudio(api), 'of-all@studio.example')
    const upload = await uploaded(ofOne, { kind: 'bonuses', content: FILE })
    await ofOne.call(studioEndpoints.discardUpload, { params: { partner: 'one', upload } })
    expect([await count('import_upload'), await count('import_upload_part')]).toEqual([0, 0])
    for (let sent = 0; sent < 5; sent += 1) {
      api.clock.advance(1_000)
      await uploaded(ofOne, { kind: 'bonuses', content: FILE })
    }
    expect([await count('import_upload'), await count('import_upload_part')]).toEqual([3, 3])
  })
})

describe('a file that is too large', () => {
  it('is refused before it is sent', async () => {
    const body = { kind: 'bonuses' as const, fileName: 'list.csv', bytes: api.deps.settings.importMaxBytes + 1 }
    const reply = await ofOne.call(studioEndpoints.beginUpload, { params: { partner: 'one' }, body })
    expect([reply.status, reply.problem.code, await count('import_upload')]).toEqual([413, 'payload-too-large', 0])
  })

  it('is refused while it is sent, and no more of it is read', async () => {
    const upload = idIn(await beginUpload(ofOne, { kind: 'bonuses', content: 'x'.repeat(100) }))
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x61))
      },
    })
    expect((await sendPart(ofOne, 'one', upload, 0, endless)).status).toBe(413)
    expect(sent).toBeLessThan(2 * PART_BYTES)
    expect((await sendPart(ofOne, 'one', upload, 0, bytes('x'.repeat(101)))).status).toBe(413)
    expect((await sendPart(ofOne, 'one', upload, 1, bytes('x'))).status).toBe(413)
    expect(await count('import_upload_part')).toBe(0)
  })
})

describe('a file that cannot be imported', () => {
  it.each([
    ['a workbook', 'PK\u0003\u0004…', 'Save it as CSV'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'not a text file'],
    ['a PDF', '%PDF-1.7\n', 'not a text file'],
    ['text in UTF-16', Buffer.from('code,kind', 'utf16le'), 'in UTF-8'],
    ['a JSON list', ' [{"code":"A"}]', 'one object on each line'],
    ['an encrypted file', 'age-encryption.org/v1\n', 'Only files of partner cards are'],
  ])('is refused with its first part: %s', async (_, content, words) => {
    const file = bytes(content)
    const upload = idIn(await beginUpload(ofOne, { kind: 'bonuses', content: file }))
    const { status, body } = await sendPart(ofOne, 'one', upload, 0, file)
    expect([status, body]).toEqual([200, { kind: 'refused', text: expect.stringContaining(words) as string }])
    expect(await count('import_upload')).toBe(0)
  })

  it.each([
    ['a workbook in gzip', gzipSync('PK\u0003\u0004…'), 'Save it as CSV'],
    ['a damaged gzip file', Buffer.concat([gzipSync(FILE).subarray(0, 12), Buffer.alloc(40, 7)]), 'Get the whole file'],
  ])('is refused beside the field: %s', async (_, content, words) => {
    const upload = await uploaded(ofOne, { kind: 'bonuses', content })
    const { body } = await previewed(ofOne, upload)
    expect(body).toEqual({ kind: 'refused', field: 'file', text: expect.stringContaining(words) as string })
    expect(await count('import_run')).toBe(0)
  })

  it('is refused beside the mapping that cannot be used', async () => {
    const upload = await uploaded(ofAll, { kind: 'merchants', content: '{"networkId":"M1"}' })
    const { body } = await previewed(ofAll, upload, { mapping: '{"fields":{"nam":"x"}}' })
    expect(body).toMatchObject({ kind: 'refused', field: 'mapping', text: expect.stringContaining('fields.nam is not a field') as string })
  })

  it.each([
    ['merchants', '{"networkId":"M1"}\n{"networkId":', 'Line 2 is not of the file’s format.'],
    ['merchants', '{"networkId":"M1"}', '1 of 1 rows were refused.'],
    ['merchants', 'networkId,name\n', 'The file has no rows.'],
  ] as const)('has a preview that says why, and is not imported: %s %s', async (kind: ImportKind, content, words) => {
    const upload = await uploaded(ofAll, { kind, content })
    const run = runIn(await previewed(ofAll, upload))
    expect((await runOf(api, ofAll, run)).import).toMatchObject({ state: 'failed', note: expect.stringContaining(words) as string })
    expect((await imported(ofAll, upload, run)).body).toMatchObject({ kind: 'refused', field: 'file' })
  })

  it('is not imported in another way than its last preview has read it', async () => {
    const upload = await uploaded(ofOne, { kind: 'bonuses', content: FILE })
    const [first, second] = [runIn(await previewed(ofOne, upload)), runIn(await previewed(ofOne, upload))]
    await api.deps.imports.idle()
    expect((await imported(ofOne, upload, first)).body).toMatchObject({ kind: 'refused', field: 'file' })
    expect((await imported(ofOne, upload, second)).body).toMatchObject({ kind: 'started' })
    await api.deps.imports.idle()
  })
})
