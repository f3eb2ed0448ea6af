import { endpoints, IDEMPOTENCY_HEADER, type Answer } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createApi } from '../../app.ts'
import { createCommandRunner } from '../../cli/run-command.ts'
import { auditFaults, readAudit } from '../../store/repositories/audit-trail.ts'
import type { Browser } from '../../testing/browser.ts'
import { CALLER } from '../../testing/command-deps.ts'
import type { TestMember } from '../../testing/dining.ts'
import { addMember, linkCards, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { codeOf, envelope, fingerprintOf } from '../../testing/test-vault.ts'
import { releaseCards } from '../release-cards.ts'

let api: TestApi
let run = 0
let holder: TestMember
let claimer: TestMember
let holding: Browser
let claiming: Browser
let name: string
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two')])
})
afterAll(() => api.close())
beforeEach(async () => {
  api.mails.length = 0
  api.clock.advance(24 * 3_600_000)
  api.vault.available = true
  name = `contested-${++run}`
  holder = await addMember(api, 'one')
  claimer = await addMember(api, 'two')
  holding = await signedIn(api, 'one', holder)
  claiming = await signedIn(api, 'two', claimer)
  await linkCards(holding, [`other-${run}`, name])
})

const key = () => ({ [IDEMPOTENCY_HEADER]: crypto.randomUUID() })
const start = (visitor = claiming, card = name, headers = key(), mayReopen = false) =>
  visitor.call(endpoints.startCardClaim, { body: { encryptedCardNumber: envelope(card), directFileFeedOptIn: true, mayReopen } }, headers)
const confirm = (claimId: string, verificationCode = codeOf(fingerprintOf(name)), visitor = claiming, headers = key()) =>
  visitor.call(endpoints.confirmCardClaim, { body: { claimId, verificationCode } }, headers)
async function startedClaim(visitor = claiming): Promise<string> {
  const reply = await start(visitor)
  expect(reply.status).toBe(200)
  return (reply.body as Answer<typeof endpoints.startCardClaim>).claimId
}
const cardsOf = async (visitor: Browser) =>
  ((await visitor.call(endpoints.getCards, {})).body as Answer<typeof endpoints.getCards>).map(({ lastFour }) => lastFour)
const eventsOf = async (member: TestMember) =>
  (await api.store.owner((tx) => readAudit(tx, { memberId: member.id }, 50))).filter(
    ({ kind }) => kind.startsWith('card') || kind.startsWith('account'),
  )
/** Start of the retention period of a closed account. */
const closedAt = async ({ id }: TestMember) =>
  (await api.store.owner((tx) => tx.selectFrom('member').select('closed_at').where('id', '=', id).executeTakeFirstOrThrow())).closed_at
const codesOf = (reply: Awaited<ReturnType<typeof linkCards>>) => {
  const body = reply.body as Answer<typeof endpoints.saveCards>
  return body.cardRegistration.map(({ error }) => error?.code ?? 'linked')
}

describe('claiming a card that is linked in another account', () => {
  it('uses no connection without a time limit while a member waits', async () => {
    const owner = () => Promise.reject(new Error('This connection waits for ever'))
    const app = createApi({ ...api.deps, store: { ...api.store, owner } })
    const visitor = await signedIn({ ...api, app }, 'two', claimer)
    const claimId = await startedClaim(visitor)
    expect((await confirm(claimId, undefined, visitor)).status).toBe(200)
  })

  it('removes it from the other account, of another program, and links it, with the code of its issuer', async () => {
    expect(codesOf(await linkCards(claiming, [name]))).toEqual(['linked-elsewhere'])
    const claimId = await startedClaim()
    expect(await cardsOf(holding)).toHaveLength(2)
    const reply = await confirm(claimId, ` ${codeOf(fingerprintOf(name)).slice(0, 3)} ${codeOf(fingerprintOf(name)).slice(3)} `)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ cardType: 'Visa', lastFour: '4242' })
    expect(await cardsOf(holding)).toHaveLength(1)
    expect(await cardsOf(claiming)).toEqual(['4242'])
    expect(codesOf(await linkCards(holding, [name]))).toEqual(['linked-elsewhere'])
  })

  it('notifies the former holder by mail, who sees only the other card, and records it for both', async () => {
    await confirm(await startedClaim())
    expect(api.mails.slice(1).map(({ to, subject }) => [to, subject])).toEqual([
      [holder.email, expect.stringContaining('A card was removed')],
      [claimer.email, expect.stringContaining('A card was added')],
    ])
    expect(api.mails[1]?.text).toContain('4242')
    const released = (await eventsOf(holder)).find(({ kind }) => kind === 'card-released')
    expect(released).toMatchObject({
      partner_id: 'one',
      actor_kind: 'member',
      actor: claimer.id,
      detail: { cause: 'claim' },
      after: { linkedCards: 1 },
    })
    const claimed = (await eventsOf(claimer)).find(({ kind }) => kind === 'card-claimed')
    expect(claimed).toMatchObject({ partner_id: 'two', actor: claimer.id, before: { linkedCards: 0 }, after: { linkedCards: 1 } })
    expect(claimed?.request_id).toBe(released?.request_id)
    expect(await api.store.owner((tx) => auditFaults(tx, 10))).toEqual([])
  })

  it('works within one program, too, and closes an account that loses its last card', async () => {
    const neighbour = await addMember(api, 'one')
    const visitor = await signedIn(api, 'one', neighbour)
    const other = await api.store.owner((tx) =>
      tx.selectFrom('member_card').select('id').where('vault_token', '=', `tok-other-${run}`).executeTakeFirstOrThrow(),
    )
    await holding.call(endpoints.deleteCard, { query: { id: other.id } })
    await confirm(await startedClaim(visitor), codeOf(fingerprintOf(name)), visitor)
    expect(await cardsOf(visitor)).toEqual(['4242'])
    expect((await holding.call(endpoints.getCards, {})).status).toBe(401)
    expect((await eventsOf(holder)).map(({ kind }) => kind)).toContain('account-closed')
    expect(await closedAt(holder)).toEqual(api.clock.now())
  })

  it('reopens a closed account only if the claim requests it', async () => {
    await linkCards(claiming, [`last-${run}`])
    const [card] = (await claiming.call(endpoints.getCards, {})).body as Answer<typeof endpoints.getCards>
    await claiming.call(endpoints.deleteCard, { query: { id: card?.id ?? '' } })
    claiming = await signedIn(api, 'two', claimer)
    expect((await start()).problem?.code).toBe('account-closed')
    const reply = await start(claiming, name, key(), true)
    await confirm((reply.body as Answer<typeof endpoints.startCardClaim>).claimId)
    expect(await cardsOf(claiming)).toEqual(['4242'])
    expect((await eventsOf(claimer)).map(({ kind }) => kind)).toContain('account-reopened')
    expect(await closedAt(claimer)).toBeNull()
  })

  it('refuses a wrong code, a malformed one, an expired claim and a claim that was used, and changes nothing', async () => {
    const claimId = await startedClaim()
    for (const code of ['000000', 'letters', '']) expect((await confirm(claimId, code)).problem?.code).toBe('code-invalid')
    expect(await cardsOf(holding)).toHaveLength(2)
    api.clock.advance(10 * 60_000 + 1)
    expect((await confirm(claimId)).problem?.code).toBe('code-invalid')
    const again = await startedClaim()
    expect((await confirm(again)).status).toBe(200)
    expect((await confirm(again)).problem?.code).toBe('code-invalid')
    expect((await eventsOf(claimer)).filter(({ kind }) => kind === 'card-claim-refused')).toHaveLength(1)
  })

  it('refuses the claim of another member, of the same program or another one, as an unknown one', async () => {
    const claimId = await startedClaim()
    const neighbour = await signedIn(api, 'two', await addMember(api, 'two'))
    const code = codeOf(fingerprintOf(name))
    expect((await confirm(claimId, code, neighbour)).problem?.code).toBe('code-invalid')
    expect((await confirm(claimId, code, holding)).problem?.code).toBe('code-invalid')
    expect((await confirm('no-such-claim', code)).problem?.code).toBe('code-invalid')
    expect(await cardsOf(holding)).toHaveLength(2)
  })

  it('is refused for a card that is free or linked here, and for an account with the maximum number of cards', async () => {
    expect((await start(claiming, `free-${run}`)).problem?.code).toBe('claim-not-needed')
    expect((await start(holding)).problem?.code).toBe('claim-not-needed')
    expect((await start(claiming, 'unreadable')).problem?.code).toBe('cards-not-added')
    await linkCards(
      claiming,
      Array.from({ length: 12 }, (_, index) => `full-${run}-${index}`),
    )
    expect((await start()).problem?.code).toBe('card-limit-reached')
  })

  it('has one effect when it is sent twice, simultaneously or later', async () => {
    const headers = key()
    const [first, second] = await Promise.all([start(claiming, name, headers), start(claiming, name, headers)])
    expect(first.body).toEqual(second.body)
    const { claimId } = first.body as Answer<typeof endpoints.startCardClaim>
    const same = key()
    const code = codeOf(fingerprintOf(name))
    const replies = await Promise.all(Array.from({ length: 5 }, () => confirm(claimId, code, claiming, same)))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await confirm(claimId, code, claiming, same)).status).toBe(200)
    const others = await Promise.all([confirm(claimId), confirm(claimId)])
    expect(others.map(({ status }) => status)).toEqual([400, 400])
    expect(await cardsOf(claiming)).toEqual(['4242'])
    expect(api.mails.map(({ subject }) => /removed|added/.exec(subject)?.[0])).toEqual(['added', 'removed', 'added'])
  })

  it('moves each card once when two members claim each other’s cards simultaneously', async () => {
    // The second card keeps the claimer's account open if the other claim is processed first.
    await linkCards(claiming, [`theirs-${run}`, `stays-${run}`])
    const [mine, theirs] = await Promise.all([start(), start(holding, `theirs-${run}`)])
    const idOf = ({ body }: typeof mine) => (body as Answer<typeof endpoints.startCardClaim>).claimId
    const both = await Promise.all([confirm(idOf(mine)), confirm(idOf(theirs), codeOf(fingerprintOf(`theirs-${run}`)), holding)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await cardsOf(holding)).toHaveLength(2)
    expect(await api.store.owner((tx) => auditFaults(tx, 10))).toEqual([])
  })

  it('reports that cards cannot be linked while the vault is unavailable, and keeps the claim', async () => {
    const claimId = await startedClaim()
    api.vault.available = false
    expect((await confirm(claimId)).problem?.code).toBe('vault-unavailable')
    expect((await start()).problem?.code).toBe('vault-unavailable')
    api.vault.available = true
    expect((await confirm(claimId)).status).toBe(200)
  })

  it('keeps the registration of the claimed card, and ends that of the removed one only if it has another token', async () => {
    await confirm(await startedClaim())
    const waiting = await api.store.owner((tx) =>
      tx.selectFrom('card_release').selectAll().where('vault_token', '=', `tok-${name}`).execute(),
    )
    expect(waiting.map(({ partner_id }) => partner_id)).toEqual(['one'])
    api.vault.released.length = 0
    await releaseCards(api.deps)
    expect(api.vault.released).toContain(`tok-${name}`)
  })
})

describe('limits of linking and claiming', () => {
  /** The API as in production, where no limit is scaled. */
  let strict: TestApi
  beforeAll(() => {
    strict = { ...api, app: createApi({ ...api.deps, settings: { ...api.deps.settings, limitScale: 1 } }) }
  })
  beforeEach(async () => {
    claiming = await signedIn(strict, 'two', claimer)
  })

  it('refuses a member who tries more than 30 cards an hour', async () => {
    const reply = async (count: number) =>
      linkCards(
        claiming,
        Array.from({ length: count }, () => 'invalid-number'),
      )
    for (let call = 0; call < 3; call++) expect((await reply(10)).status).toBe(400)
    expect((await reply(1)).problem?.code).toBe('too-many-requests')
    api.clock.advance(3_600_001)
    claiming = await signedIn(strict, 'two', claimer)
    expect((await reply(1)).problem?.code).toBe('cards-not-added')
  })

  it('limits tries of one card by many members, and its holder can still claim it', async () => {
    for (let member = 0; member < 10; member++) {
      const visitor = await signedIn(strict, 'two', await addMember(api, 'two'))
      await linkCards(visitor, [name])
      await linkCards(visitor, [name])
    }
    expect(codesOf(await linkCards(claiming, [name]))).toEqual(['too-many-attempts'])
    expect((await confirm(await startedClaim())).status).toBe(200)
  })

  it('refuses a member who starts more than four claims of a card, or enters more than twenty codes, in a day', async () => {
    let claimId = ''
    for (let count = 0; count < 4; count++) claimId = await startedClaim()
    expect((await start()).problem?.code).toBe('too-many-requests')
    for (let count = 0; count < 20; count++) expect((await confirm(claimId, '000000')).problem?.code).toBe('code-invalid')
    expect((await confirm(claimId)).problem?.code).toBe('too-many-requests')
  })
})

describe('pnpm api cards release', () => {
  async function release(request: Readonly<Record<string, unknown>>) {
    const said: string[] = []
    const all = { partnerId: 'one', member: null, lastFour: null, token: null, reason: 'sold the card', ...request }
    const code = await createCommandRunner(api.deps)('cards release', all, (line) => void said.push(line), CALLER)
    return { code, said: said.join('\n') }
  }

  it('removes a card by member and last four digits, or by token, with a mail and an event', async () => {
    const several = await release({ member: holder.email, lastFour: '4242' })
    expect([several.code, several.said]).toEqual([1, expect.stringContaining(`Pass --token, one of: tok-`)])
    const done = await release({ token: `tok-${name}` })
    expect([done.code, done.said]).toEqual([0, `Visa ending in 4242 was removed from the account ${holder.id}.`])
    expect(codesOf(await linkCards(claiming, [name]))).toEqual(['linked'])
    const mails = await api.store.owner((tx) => tx.selectFrom('mail_outbox').select('kind').where('member_id', '=', holder.id).execute())
    expect(mails).toEqual([{ kind: 'card-added' }, { kind: 'card-removed' }])
    const event = (await eventsOf(holder)).find(({ kind }) => kind === 'card-released')
    expect(event).toMatchObject({
      actor: 'tester@test.example',
      address: 'command line',
      detail: { cause: 'operator', reason: 'sold the card' },
    })
    expect((await release({ member: holder.email, lastFour: '4242' })).said).toContain('It was the last card of the account')
  })

  it('changes nothing for a card that is not linked, of another partner, or of an unknown partner', async () => {
    expect((await release({ token: 'tok-nothing' })).code).toBe(1)
    expect((await release({ partnerId: 'two', token: `tok-${name}` })).code).toBe(1)
    expect((await release({ partnerId: 'three', token: `tok-${name}` })).code).toBe(1)
    expect(await cardsOf(holding)).toHaveLength(2)
  })
})
