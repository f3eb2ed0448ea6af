import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readAudit } from '../../store/repositories/audit-trail.ts'
import { testStore, type TestStore } from '../../store/testing.ts'
import { commandDeps } from '../../testing/command-deps.ts'
import { givenMember, type TestMember } from '../../testing/dining.ts'
import { testClock } from '../../testing/test-clock.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { partnerCardsImport } from './import.ts'

const features = { hasPartnerLoadedCards: true }
const partners = [testPartner('one', { features }), testPartner('two', { features }), testPartner('without')]
const clock = testClock()
let store: TestStore
let folder: string
let said: string[]
let member: TestMember
let recipient: string
let environment: 'test' | 'production'
let keyFile: string | undefined
beforeAll(async () => {
  store = await testStore()
  folder = await mkdtemp(join(tmpdir(), 'partner-cards-'))
  const identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  await writeFile(
    join(folder, 'keys.txt'),
    `# created: today\n# public key: ${recipient}\n${await generateX25519Identity()}\n${identity}\n`,
  )
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})
let cases = 0
beforeEach(async () => {
  cases += 1
  said = []
  environment = 'test'
  keyFile = join(folder, 'keys.txt')
  member = await givenMember(store, 'one', { partner_number: `9${cases}` })
})

async function run(...args: string[]): Promise<number> {
  // Events of the same moment have no order.
  clock.advance(1_000)
  const request = partnerCardsImport.readLine(args, folder)
  if (!request.ok) throw new Error(request.error)
  const common = commandDeps(store, clock.now)
  const deps = {
    ...common,
    partners: new Map(partners.map((partner) => [partner.program.id, partner])),
    settings: { ...common.settings, environment, partnerCardsKeyFile: keyFile },
  }
  return partnerCardsImport.run(deps, request.value, (text) => said.push(text))
}
async function encrypted(content: string | Buffer, to = recipient): Promise<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(to)
  return encrypter.encrypt(new Uint8Array(Buffer.from(content)))
}
async function write(name: string, content: string | Uint8Array) {
  await writeFile(join(folder, name), content)
}
async function imported(lines: readonly object[], partner = 'one'): Promise<number> {
  await write('cards.ndjson.age', await encrypted(lines.map((one) => JSON.stringify(one)).join('\n')))
  return run('cards.ndjson.age', '--partner', partner)
}
const token = (id: string) => `tok_${id.padEnd(12, '-')}`
const card = (id: string, more: object = {}) => ({
  id,
  publicId: member.public_id,
  vaultToken: token(id),
  cardType: 'Visa',
  lastFour: '4242',
  ...more,
})
const stored = (of = member) =>
  store.owner((tx) =>
    tx
      .selectFrom('partner_card')
      .select(['id', 'vault_token', 'card_type', 'last_four', 'description'])
      .where('partner_id', '=', of.partner_id)
      .where('member_id', '=', of.id)
      .orderBy('id')
      .execute(),
  )

describe('pnpm api partner-cards import', () => {
  it('adds the cards of an encrypted file by public id or partner number, and again changes nothing', async () => {
    const lines = [
      card('a', { description: 'Rewards' }),
      { ...card('b', { cardType: 'MAST', lastFour: undefined }), publicId: undefined, partnerNumber: `9${cases}` },
    ]
    expect(await imported(lines)).toBe(0)
    expect(said).toEqual(['2 lines: 2 added'])
    const rows = [
      { id: 'a', vault_token: token('a'), card_type: 'Visa', last_four: '4242', description: 'Rewards' },
      { id: 'b', vault_token: token('b'), card_type: 'Mastercard', last_four: null, description: '' },
    ]
    expect(await stored()).toEqual(rows)
    expect(await imported(lines)).toBe(0)
    expect(said.at(-1)).toBe('2 lines: 2 unchanged')
    expect(await stored()).toEqual(rows)
  })

  it('changes and withdraws cards', async () => {
    await imported([card('c'), card('d')])
    expect(await imported([card('c', { lastFour: '0005' }), { id: 'd', withdrawn: true }, { id: 'never', withdrawn: true }])).toBe(0)
    expect(said.at(-1)).toBe('3 lines: 1 changed, 1 unchanged, 1 withdrawn')
    expect((await stored()).map(({ id, last_four }) => [id, last_four])).toEqual([['c', '0005']])
  })

  it('lists each refused line with its field and reason, never with its values, and imports the others', async () => {
    const stranger = await givenMember(store, 'two', { partner_number: '555000111' })
    const lines = [
      card('e'),
      card('f', { publicId: stranger.public_id }),
      { ...card('g'), publicId: undefined, partnerNumber: '555000111' },
      card('h', { vaultToken: 'something-else' }),
      card('i', { cardType: 'Ada Lovelace' }),
      card('j', { lastFour: '424' }),
      card('e'),
      { id: 'k' },
      card('l', { vaultToken: '4242424242424242' }),
      card('m', { description: 'Ada’s card 4242-4242-4242-4242' }),
      card('4242 4242 4242 4242'),
      card('n', { withdrawn: 'maybe' }),
    ]
    expect(await imported(lines)).toBe(1)
    // Lines that only the database can refuse come with their batch.
    expect(said.toSorted()).toEqual(
      [
        'line 2 refused: publicId belongs to no member of this partner',
        'line 3 refused: partnerNumber belongs to no member of this partner',
        'line 4 refused: vaultToken is not a token of the card vault, which starts with tok_',
        'line 5 refused: cardType is none of Visa, Amex, Mastercard, Discover, AMEX, DISC, MAST, VISA',
        'line 6 refused: lastFour is not four digits',
        'line 7 refused: id is already on line 1',
        'line 8 refused: vaultToken is missing',
        'line 8 refused: cardType is missing',
        'line 8 refused: publicId is missing, and so is partnerNumber',
        'line 9 refused: vaultToken is not a token of the card vault, which starts with tok_',
        'line 10 refused: description may be a card number, which is not accepted',
        'line 11 refused: id may be a card number, which is not accepted',
        'line 12 refused: withdrawn is neither true nor false',
        '12 lines: 1 added, 11 refused',
      ].toSorted(),
    )
    expect(said.join()).not.toMatch(/Lovelace|4242|555000111/)
    expect((await stored()).map(({ id }) => id)).toEqual(['e'])
    const everything = await store.owner((tx) => tx.selectFrom('partner_card').selectAll().execute())
    expect(JSON.stringify(everything)).not.toMatch(/4242[ -]?4242/)
  })

  it('reads a packed CSV with other names of its columns by a mapping', async () => {
    await write(
      'mapping.json',
      JSON.stringify({
        fields: {
          id: 'ref',
          publicId: 'member',
          vaultToken: 'token',
          cardType: { from: 'brand', words: { VI: 'Visa' } },
          lastFour: 'last4',
        },
      }),
    )
    await write(
      'cards.csv.gz.age',
      await encrypted(gzipSync(`ref,member,token,brand,last4\no,${member.public_id},${token('o')},VI,0042\n`)),
    )
    expect(await run('cards.csv.gz.age', '--partner', 'one', '--mapping', 'mapping.json')).toBe(0)
    expect(await stored()).toEqual([{ id: 'o', vault_token: token('o'), card_type: 'Visa', last_four: '0042', description: '' }])
    await write('mapping.json', JSON.stringify({ fields: { number: 'pan' } }))
    expect(await run('cards.csv.gz.age', '--partner', 'one', '--mapping', 'mapping.json')).toBe(1)
    expect(said.at(-1)).toContain('fields.number is not a field of a card.')
  })

  it('refuses a file for another key, and one that was changed, with what could be read before', async () => {
    const lines = Array.from({ length: 3_000 }, (_, at) => JSON.stringify(card(`p${at}`)))
    const file = await encrypted(lines.join('\n'))
    await write('other.ndjson.age', await encrypted('{}', await identityToRecipient(await generateX25519Identity())))
    expect(await run('other.ndjson.age', '--partner', 'one')).toBe(1)
    expect(said.at(-1)).toContain('could not be read to its end: it was encrypted for another key, or it was changed or cut off.')
    for (const [at, damaged] of [file.slice(0, -20), file.with(file.length - 1_000, 0)].entries()) {
      await write(`damaged${at}.ndjson.age`, damaged)
      expect(await run(`damaged${at}.ndjson.age`, '--partner', 'one')).toBe(1)
      expect(said.at(-1)).toContain('Correct the file and import it again.')
    }
    const before = (await stored()).length
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(3_000)
    // The whole file completes what the damaged one began.
    await write('whole.ndjson.age', file)
    expect(await run('whole.ndjson.age', '--partner', 'one')).toBe(0)
    expect(said.at(-1)).toBe(`3,000 lines: ${(3_000 - before).toLocaleString('en-US')} added, ${before.toLocaleString('en-US')} unchanged`)
  })

  it('reports its progress', async () => {
    await imported(Array.from({ length: 10_050 }, (_, at) => ({ id: `q${at}`, withdrawn: true })))
    expect(said).toEqual(['10,000 lines read', '10,050 lines: 10,050 unchanged'])
  })

  it('needs the key for an encrypted file, and in production an encrypted file', async () => {
    await write('plain.ndjson', JSON.stringify(card('r')))
    expect(await run('plain.ndjson', '--partner', 'one')).toBe(0)
    environment = 'production'
    expect(await run('plain.ndjson', '--partner', 'one')).toBe(1)
    expect(said.at(-1)).toContain('is not encrypted. Ask the partner to encrypt it with age')
    keyFile = undefined
    expect(await imported([card('s')])).toBe(1)
    expect(said.at(-1)).toContain('PARTNER_CARDS_KEY_FILE is missing')
    keyFile = join(folder, 'plain.ndjson')
    expect(await imported([card('s')])).toBe(1)
    expect(said.at(-1)).toContain('is not a file of age keys')
    expect(said.join()).not.toContain(await readFile(keyFile, 'utf8'))
  })

  it('is refused where the partner has no such cards, and where it is unknown', async () => {
    expect(await imported([], 'without')).toBe(1)
    expect(said[0]).toContain('The partner without has no partner-loaded cards.')
    expect(await imported([], 'nobody')).toBe(1)
    expect(said[1]).toContain('Unknown partner "nobody".')
    expect(partnerCardsImport.readLine(['cards.csv'], folder)).toEqual({ ok: false, error: 'Missing --partner.' })
  })

  it('is recorded in the audit trail of the partner, with its counts', async () => {
    await imported([card('t'), card('u', { cardType: 'x' })])
    const [event] = await store.owner((tx) => readAudit(tx, { partnerId: 'one', kind: 'partner-cards-imported' }, 1))
    expect(event?.detail).toEqual({
      file: 'cards.ndjson.age',
      counts: { lines: 2, added: 1, changed: 0, unchanged: 0, withdrawn: 0, refused: 1 },
    })
  })
})
