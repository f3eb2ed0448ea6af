import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { givenMember } from '../../testing/dining.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { beginUpload, keepPart, previewUpload, startUploadedImport, type UploadDeps } from './uploads.ts'

const partner = testPartner('one', { features: { hasPartnerLoadedCards: true } })
const email = 'uploader@studio.example'
const importer = { partner, operator: { email, email_key: email, partners: ['one'], roles: { '*': ['administrator' as const] } } }

let api: TestApi
let folder: string
let recipient: string
let deps: UploadDeps
beforeAll(async () => {
  api = await testApi([partner])
  folder = await mkdtemp(join(tmpdir(), 'encrypted-'))
  const identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  const partnerCardsKeyFile = join(folder, 'key.txt')
  await writeFile(partnerCardsKeyFile, `${identity}\n`)
  deps = { ...api.deps, settings: { ...api.deps.settings, environment: 'production', partnerCardsKeyFile } }
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

async function encrypted(content: string, to = recipient): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(to)
  return encrypter.encrypt(new Uint8Array(Buffer.from(content)))
}

/** Sends a file of cards and has it read. */
async function read(content: Uint8Array, by = deps) {
  const begun = await beginUpload(by, importer, { kind: 'partner-cards', fileName: 'cards', bytes: content.length })
  const upload = begun.ok ? begun.value : ''
  await keepPart(by, importer, upload, 0, content)
  const answer = await previewUpload(by, importer, upload, { mapping: null, isChanges: false })
  await by.imports.idle()
  return { upload, answer: answer.ok ? answer.value : answer.error }
}

it('decrypts a file of cards and imports it', async () => {
  const member = await givenMember(api.store, 'one')
  const card = { id: 'C1', publicId: member.public_id, vaultToken: `tok_${'a'.repeat(12)}`, cardType: 'Visa', lastFour: '4242' }
  const { upload, answer } = await read(await encrypted(JSON.stringify(card)))
  expect(answer).toMatchObject({ kind: 'started' })
  await startUploadedImport(deps, importer, upload, 'run' in answer ? answer.run : '')
  await deps.imports.idle()
  expect(await api.store.owner((tx) => tx.selectFrom('partner_card').select('id').execute())).toEqual([{ id: 'C1' }])
})

it('refuses a file that is not encrypted, or for another key, and says so where there is no key', async () => {
  const refusal = (text: string) => ({ kind: 'refused', field: 'file', text: expect.stringContaining(text) as string })
  const plain = new Uint8Array(Buffer.from('{"id":"C1"}'))
  expect((await read(plain)).answer).toEqual(refusal('This file is not encrypted.'))
  const forOther = await encrypted('{}', await identityToRecipient(await generateX25519Identity()))
  expect((await read(forOther)).answer).toEqual(refusal('cannot be unpacked or decrypted'))
  const without: UploadDeps = { ...deps, settings: { ...deps.settings, partnerCardsKeyFile: undefined } }
  expect((await read(await encrypted('{}'), without)).answer).toEqual(refusal('no key for encrypted files'))
})
