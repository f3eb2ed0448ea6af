import { covered, scaled } from '@dining/stress'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { newCardNumber } from '../testing/card-numbers.ts'
import { startFleet, type Fleet, type VaultProcess } from '../testing/vault-fleet.ts'

const PROCESSES = 3
/** Calls that run at the same time. */
const CALLERS = 4

let fleet: Fleet
beforeAll(async () => {
  fleet = await startFleet(PROCESSES)
})
afterAll(() => fleet.close())

const at = (index: number): VaultProcess => {
  const process = fleet.processes[index % PROCESSES]
  if (!process) throw new Error('no process')
  return process
}
async function rows(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: fleet.databaseUrl })
  await client.connect()
  return client
    .query<Record<string, unknown>>(sql)
    .then((answer) => answer.rows)
    .finally(() => client.end())
}
const states = async () => {
  const counted = await rows('select state, count(*)::int as count from cards group by state')
  return Object.fromEntries(counted.map(({ state, count }) => [state, count]))
}

/** Links a card as members do: with a new envelope each time until there is a response, at any process that is ready. */
async function linkInTheEnd(number: string, start: number): Promise<string> {
  for (let tries = start; tries < start + 200; tries++) {
    const process = at(tries)
    const jwe = await fleet.encrypt(number, process).catch(() => null)
    const answer = jwe === null ? null : await fleet.tokenize(process, jwe)
    if (answer?.result === 'token') return answer.token
    if (answer?.result === 'refused') throw new Error(`refused: ${answer.reason}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('a card could not be linked')
}

function* numbered<T>(items: Iterable<T>): Generator<readonly [number, T]> {
  let index = 0
  for (const item of items) yield [index++, item]
}

/** A number of new card numbers, and more until `isEnough`. */
function* cardNumbers(count: number, isEnough: () => boolean): Generator<string> {
  for (let made = 0; made < count || !isEnough(); made++) yield newCardNumber()
}

/** Runs `work` for each item with `CALLERS` at a time. */
async function each<T>(items: Iterable<T>, work: (item: T, index: number) => Promise<void>): Promise<void> {
  const queue = numbered(items)
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (const [index, item] of queue) await work(item, index)
    }),
  )
}

describe('several vault processes on one database', () => {
  it('accept an envelope once, even if several processes are called simultaneously', async () => {
    const count = scaled(50, 5)
    for (let run = 0; run < count; run++) {
      const jwe = await fleet.encrypt(newCardNumber(), at(run))
      const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => fleet.tokenize(at(index), jwe)))
      expect(answers.filter((answer) => answer?.result === 'token')).toHaveLength(1)
      expect(answers.filter((answer) => answer?.result === 'refused' && answer.reason === 'already-used')).toHaveLength(5)
    }
  })

  it('register a card once when all are called for it simultaneously', async () => {
    const number = newCardNumber()
    const before = fleet.processor.ledger.registrations().length
    const jwes = await Promise.all(Array.from({ length: 9 }, (_, index) => fleet.encrypt(number, at(index))))
    const answers = await Promise.all(jwes.map((jwe, index) => fleet.tokenize(at(index), jwe)))
    expect(new Set(answers.map((answer) => answer?.result === 'token' && answer.token)).size).toBe(1)
    expect(fleet.processor.ledger.registrations()).toHaveLength(before + 1)
  })

  it('share the frame keys: rotated in all processes at once, one is current, and earlier pages still work', async () => {
    const [one, other] = [newCardNumber(), newCardNumber()]
    const old = await fleet.encrypt(one, at(0))
    const answers = await Promise.all(fleet.processes.map((process) => fleet.call(process, '/keys/rotate', { key: 'frame' })))
    expect(answers.every((answer) => answer?.ok)).toBe(true)
    expect(await rows('select kid from frame_keys where retires_at is null')).toHaveLength(1)
    expect(await fleet.tokenize(at(1), old)).toMatchObject({ result: 'token' })
    expect(await fleet.tokenize(at(2), await fleet.encrypt(other, at(1)))).toMatchObject({ result: 'token' })
  })

  it('rotate data and master key while cards are linked and released, without an error', async () => {
    const numbers = Array.from({ length: scaled(100, 12) }, newCardNumber)
    const rotating = (async () => {
      for (const [index, key] of ['data', 'master', 'data', 'master'].entries()) {
        expect((await fleet.call(at(index), '/keys/rotate', { key }))?.status).toBe(200)
      }
    })()
    const failed: number[] = []
    await each(numbers, async (number, index) => {
      const answer = await fleet.tokenize(at(index), await fleet.encrypt(number, at(index + 1)))
      if (answer?.result !== 'token') return void failed.push(index)
      const released = await fleet.call(at(index + 2), '/release', { partnerId: 'one', token: answer.token })
      if (!released?.ok) failed.push(index)
    })
    await rotating
    expect(failed).toEqual([])
    expect(fleet.processes.map(({ output }) => output()).join('')).not.toContain('"event":"fault"')
  })
})

describe('processes that end', () => {
  it('lose no card when they are killed one after the other while cards are linked and released', async () => {
    const [count, enoughKills] = [scaled(400, 40), scaled(30, 4)]
    let kills = 0
    const over = { isOver: false }
    const killing = (async () => {
      for (let index = 0; !over.isOver; index++) {
        await new Promise((resolve) => setTimeout(resolve, 300))
        await at(index).kill()
        kills += 1
        await at(index).start()
      }
    })()
    const linked = new Map<string, string>()
    const numbers = cardNumbers(count, () => kills >= enoughKills)
    await each(numbers, async (number, index) => void linked.set(number, await linkInTheEnd(number, index)))
    over.isOver = true
    await killing
    expect(new Set(linked.values()).size).toBe(linked.size)
    expect(linked.size).toBeGreaterThanOrEqual(count)

    // Each linked card is registered exactly once, under the token that the vault returns again.
    const registered = await rows(`select last_four from cards where state = 'registered'`)
    expect(
      fleet.processor.ledger
        .registrations()
        .map(({ lastFour }) => lastFour)
        .toSorted(),
    ).toEqual(registered.map(({ last_four }) => String(last_four)).toSorted())
    for (const [number, token] of linked) expect(await linkInTheEnd(number, 0)).toBe(token)

    // Also released while processes are killed: a requested release ends, at the latest when it is repeated.
    const tokens = [...linked.values()]
    const released = { isOver: false }
    const killingAgain = (async () => {
      for (let index = 0; !released.isOver; index++) {
        await at(index).kill()
        await at(index).start()
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
    })()
    await each(tokens, async (token, index) => {
      for (let tries = 0; tries < 200; tries++) {
        if ((await fleet.call(at(index + tries), '/release', { partnerId: 'one', token }))?.ok) return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error('a release was not accepted')
    })
    released.isOver = true
    await killingAgain
    await expect.poll(states, { timeout: 60_000 }).not.toHaveProperty('releasing')
    const left = await rows(`select token from cards where token in (${tokens.map((token) => `'${token}'`).join(',')})`)
    expect(left).toEqual([])
    covered('vault processes', { cards: linked.size, kills })
  })

  it('lose no call when they drain and restart one after the other', async () => {
    const over = { isOver: false }
    const lost: string[] = []
    let calls = 0
    const ready = new Set<VaultProcess>(fleet.processes)
    // Like a load balancer: three times a second.
    const watching = (async () => {
      while (!over.isOver) {
        for (const process of fleet.processes) {
          if (await process.isReady()) ready.add(process)
          else ready.delete(process)
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    })()
    const calling = Array.from({ length: CALLERS }, async (_, caller) => {
      for (let turn = caller; !over.isOver; turn++) {
        const targets = [...ready]
        const process = targets[turn % targets.length]
        if (!process) {
          lost.push('no process is ready')
          return
        }
        const number = newCardNumber()
        const jwe = await fleet.encrypt(number, process).catch(() => null)
        const answer = jwe === null ? null : await fleet.tokenize(process, jwe)
        calls += 1
        if (answer?.result !== 'token') lost.push(jwe === null ? 'frame' : JSON.stringify(answer ?? 'no answer'))
      }
    })
    for (const process of fleet.processes) {
      expect(await process.drain()).toBe(0)
      await process.start()
      await expect.poll(() => ready.has(process)).toBe(true)
    }
    over.isOver = true
    await Promise.all([watching, ...calling])
    expect(lost).toEqual([])
    expect(calls).toBeGreaterThan(0)
    covered('rolling restart of the vault', { calls, processes: PROCESSES })
  })
})
