import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { Answer } from '@dining/contract'
import { studioEndpoints, type ImportKind } from '@dining/contract/studio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { INSTALLATION } from '../../../audit/events.ts'
import { PLACES } from '../../../store/testing.ts'
import { givenCard, givenMember, givenMerchant } from '../../../testing/dining.ts'
import { addOperator, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'
import { imported, previewed, runIn, runOf, uploaded } from '../../../testing/uploads.ts'
import { PART_BYTES } from '../../../use-cases/imports/uploads.ts'

const FIXTURES = resolve(import.meta.dirname, '../../../../fixtures')
const fixture = (name: string) => readFile(resolve(FIXTURES, name))

let api: TestApi
let ofAll: OperatorBrowser
let ofOne: OperatorBrowser
beforeAll(async () => {
  const features = { hasFlexOffers: true, hasPartnerLoadedCards: true }
  api = await testApi([testPartner('one', { features }), testPartner('two')], PLACES)
  const app = withStudio(api)
  await addOperator(api, 'of-all@studio.example', null)
  await addOperator(api, 'of-one@studio.example', ['one'])
  ofAll = await signedInOperator(app, 'of-all@studio.example')
  ofOne = await signedInOperator(app, 'of-one@studio.example')
})
afterAll(() => api.close())
beforeEach(() =>
  api.store.owner(async (tx) => {
    for (const table of ['import_upload', 'import_run', 'bonus', 'rate_limit'] as const) await tx.deleteFrom(table).execute()
  }),
)

const bonus = (code: string, more: object = {}) =>
  JSON.stringify({ code, kind: 'campaign', description: 'Dine once.', amount: 500, lastDay: '2026-12-31', ...more })
const bonuses = () => api.store.owner((tx) => tx.selectFrom('bonus').select(['partner_id', 'code']).orderBy('code').execute())
const rowsOf = async (table: 'import_upload_part' | 'import_upload' | 'merchant' | 'dine' | 'partner_card' | 'flex_offer') =>
  (
    await api.store.owner((tx) =>
      tx
        .selectFrom(table)
        .select('partner_id' as never)
        .execute(),
    )
  ).length
const events = (partnerId: string) =>
  api.store.owner((tx) =>
    tx
      .selectFrom('audit_event')
      .selectAll()
      .where('partner_id', '=', partnerId)
      .where('kind', 'like', 'file-import%')
      .orderBy('at')
      .execute(),
  )

/** Sends a file and reads it, as an operator does. */
async function preview(
  by: OperatorBrowser,
  kind: ImportKind,
  content: string | Uint8Array,
  settings: Parameters<typeof previewed>[2] = {},
) {
  const upload = await uploaded(by, { kind, content })
  const run = runIn(await previewed(by, upload, settings))
  return { upload, run, answer: await runOf(api, by, run) }
}

describe('a file of bonuses', () => {
  it('is previewed without a change, then imported with the same counts, and removed', async () => {
    const content = [bonus('A'), bonus('B'), bonus('B'), bonus('C', { amount: 'many' })].join('\n')
    const { upload, run, answer } = await preview(ofOne, 'bonuses', content)
    expect(answer.import).toMatchObject({ state: 'done', note: null, by: { kind: 'operator', name: 'of-one@studio.example' } })
    expect(answer.import.counts).toMatchObject({ read: 4, refused: 2, added: 2, changed: 0, unchanged: 0, withdrawn: 0 })
    expect(answer.refused.map(({ line, reason }) => [line, reason])).toEqual(
      [
        [4, 'amount is not a whole number.'],
        [3, 'code is already on line 2.'],
      ].toSorted(([a], [b]) => Number(a) - Number(b)),
    )
    expect(await bonuses()).toEqual([])
    const list = await ofOne.call(studioEndpoints.listImports, { params: { partner: 'one' }, query: {} })
    expect((list.body as Answer<typeof studioEndpoints.listImports>).total).toBe(0)

    const started = runIn(await imported(ofOne, upload, run))
    const ended = await runOf(api, ofOne, started)
    expect(ended.import.counts).toEqual(answer.import.counts)
    expect(ended.import).toMatchObject({ state: 'done', by: { kind: 'operator', name: 'of-one@studio.example' }, fileName: 'list.csv' })
    expect(ended.kept).toBe(2)
    expect(await bonuses()).toEqual(['A', 'B'].map((code) => ({ partner_id: 'one', code })))
    expect(await rowsOf('import_upload_part')).toBe(0)
  })

  it('leaves who, the name and hash of the file and the counts in the audit trail, and no row in the log', async () => {
    const content = [bonus('SECRETCODE'), bonus('SECRETCODE')].join('\n')
    const before = (await events('one')).length
    api.logLines.length = 0
    const { upload, run } = await preview(ofOne, 'bonuses', content)
    expect((await events('one')).length).toBe(before)
    const started = runIn(await imported(ofOne, upload, run))
    await runOf(api, ofOne, started)
    const fileHash = createHash('sha256').update(content).digest('hex')
    const about = { by: 'of-one@studio.example', of: 'bonuses', file: 'list.csv', fileHash, run: started }
    const added = (await events('one')).slice(before)
    expect(added.map(({ kind, detail, actor }) => ({ kind, detail, actor }))).toEqual(
      expect.arrayContaining([
        { kind: 'file-import-started', detail: { ...about, bytes: content.length }, actor: 'of-one@studio.example' },
        {
          kind: 'file-import-ended',
          detail: { ...about, state: 'done', counts: { read: 2, refused: 1, added: 1, changed: 0, unchanged: 0, withdrawn: 0 } },
          actor: 'of-one@studio.example',
        },
      ]),
    )
    expect(api.logLines.join('\n')).not.toContain('SECRETCODE')
  })

  it('gives the refused rows of its preview as a CSV file without values of the file', async () => {
    const { run } = await preview(ofOne, 'bonuses', bonus('=cmd|x', { amount: '=1+1' }))
    const reply = await ofOne.call(studioEndpoints.getRefusedRows, { params: { partner: 'one', run } })
    const { content } = reply.body as Answer<typeof studioEndpoints.getRefusedRows>
    expect(content.split('\r\n')[1]).toMatch(/^1,"/u)
    expect(content).not.toContain('=')
  })

  it('is read by its content, whatever its name', async () => {
    const packed = gzipSync(bonus('A'))
    expect((await preview(ofOne, 'bonuses', packed)).answer.import.counts).toMatchObject({ added: 1 })
    const table = '\uFEFFcode,kind,description,amount,lastDay\r\nB,campaign,Dine once.,500,2026-12-31\r\n'
    expect((await preview(ofOne, 'bonuses', table)).answer.import.counts).toMatchObject({ read: 1, added: 1 })
  })

  it('of several parts is read whole', async () => {
    const rows = Array.from({ length: 12_000 }, (_, index) => bonus(`N${index}`))
    const content = rows.join('\n')
    expect(content.length).toBeGreaterThan(PART_BYTES)
    expect((await preview(ofOne, 'bonuses', content)).answer.import.counts).toMatchObject({ read: 12_000, added: 12_000 })
  })
})

describe('files of all partners', () => {
  it('of restaurants replace them, or are changes, and are read again with another mapping without being sent again', async () => {
    const [content, mapping] = [await fixture('merchants-dirty.ndjson'), String(await fixture('merchants-dirty.mapping.json'))]
    const { upload, answer } = await preview(ofAll, 'merchants', content)
    expect(answer.import).toMatchObject({ state: 'failed', isOfAllPartners: true })
    expect(answer.import.note).toContain('Check that the mapping fits this file.')
    const run = runIn(await previewed(ofAll, upload, { mapping }))
    const { counts } = (await runOf(api, ofAll, run)).import
    expect(counts).toMatchObject({ read: 18, refused: 9, added: 9, changed: 0 })
    const started = runIn(await imported(ofAll, upload, run))
    const ended = await runOf(api, ofAll, started)
    expect(ended.import).toMatchObject({ state: 'done', isOfAllPartners: true, counts })
    expect((await events(INSTALLATION)).at(0)?.detail).toMatchObject({ of: 'merchants' })

    const again = await preview(ofAll, 'merchants', content, { mapping })
    expect(again.answer.import.note).toBe('The restaurants come from this file already. Importing it would change nothing.')
    const changes = await preview(ofAll, 'merchants', content, { mapping, isChanges: true })
    expect(changes.answer.import.counts).toMatchObject({ added: 0, unchanged: 9, withdrawn: 0 })
  })

  it('of transactions credit dines once', async () => {
    const member = await givenMember(api.store, 'one')
    await givenMerchant(api.store, { network_id: 'net-fixture' })
    await givenCard(api.store, member, { vault_token: 'tok_fixture' })
    const content = await fixture('feed-dirty.csv')
    const { upload, run, answer } = await preview(ofAll, 'feed', content)
    expect(answer.import.counts).toMatchObject({ read: 11, refused: 4 })
    expect(await rowsOf('dine')).toBe(0)
    const started = runIn(await imported(ofAll, upload, run))
    expect((await runOf(api, ofAll, started)).import.counts).toMatchObject({ read: 11, refused: 4, added: 4, unchanged: 1, unmatched: 2 })
    const dines = await rowsOf('dine')
    const again = await preview(ofAll, 'feed', content)
    expect(again.answer.import.counts).toMatchObject({ added: 0, unchanged: 5 })
    expect(await rowsOf('dine')).toBe(dines)
  })
})

describe('files of a partner', () => {
  it('of flex offers and of cards are imported for the members of that partner', async () => {
    const member = await givenMember(api.store, 'one')
    const merchant = await givenMerchant(api.store)
    const offer = { id: 'F1', publicId: member.public_id, merchantId: merchant.network_id, amount: 100 }
    const flex = await preview(ofOne, 'flex-offers', JSON.stringify(offer))
    expect(flex.answer.import.counts).toMatchObject({ added: 1, refused: 0 })
    expect(await rowsOf('flex_offer')).toBe(0)
    await runOf(api, ofOne, runIn(await imported(ofOne, flex.upload, flex.run)))
    expect(await rowsOf('flex_offer')).toBe(1)

    const card = { key: 'C1', publicId: member.public_id, vaultToken: `tok_${'a'.repeat(32)}`, cardType: 'Visa', lastFour: '4242' }
    const upload = await uploaded(ofOne, { kind: 'partner-cards', content: JSON.stringify(card) })
    const fields = { id: 'key', publicId: 'publicId', vaultToken: 'vaultToken', cardType: 'cardType', lastFour: 'lastFour' }
    const run = runIn(await previewed(ofOne, upload, { mapping: JSON.stringify({ fields }) }))
    const { import: read, refused } = await runOf(api, ofOne, run)
    expect([read.counts.added, refused]).toEqual([1, []])
    await runOf(api, ofOne, runIn(await imported(ofOne, upload, run)))
    expect(await rowsOf('partner_card')).toBe(1)
  })
})

describe('a stored file', () => {
  it('is encrypted: no part has a row of it', async () => {
    await uploaded(ofOne, { kind: 'bonuses', content: bonus('PLAINTEXT') })
    const [part] = await api.store.owner((tx) => tx.selectFrom('import_upload_part').select('content').execute())
    expect(part).toBeDefined()
    expect(Buffer.from(part?.content ?? []).includes('PLAINTEXT')).toBe(false)
  })
})
