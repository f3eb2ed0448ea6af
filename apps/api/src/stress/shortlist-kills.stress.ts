import { randomUUID } from 'node:crypto'

import { endpoints, type Answer } from '@dining/contract'
import { covered, progress, scaled } from '@dining/stress'
import { afterEach, expect, it } from 'vitest'

import type { Store } from '../store/store.ts'
import { givenMerchant } from '../testing/dining.ts'
import { install, type Installation } from './kills/installation.ts'
import { NoAnswer, remoteBrowser } from './kills/remote.ts'

type List = Answer<typeof endpoints.getShortlist>

/** Voters of each list; fewer than a list takes, so that none is refused. */
const VOTERS = 40
/** Most changes of one voter before the process is killed. */
const CHANGES = 6
/** Number of answered votes after which the process is killed: the minimum, and the maximum added to it. */
const FEWEST = 30
const SPREAD = 150

let at: Installation
afterEach(() => at.remove())

/** A browser that votes, with what it knows of its vote. */
function newVoter(url: () => string, partnerId: string, token: string, address: string, places: readonly string[]) {
  const voter = randomUUID()
  const by = remoteBrowser(url, partnerId, address)
  let acknowledged: readonly string[] = []
  let doubtful: readonly string[] | null = null
  let answers = 0
  const send = async (choices: readonly string[]): Promise<boolean> => {
    try {
      const reply = await by.call(endpoints.voteOnShortlist, { params: { token }, body: { voter, choices: [...choices], voterName: '' } })
      if (reply.status !== 200) throw new Error(`A vote answers ${reply.status}`)
      acknowledged = choices
      answers += 1
      return true
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      doubtful = choices
      return false
    }
  }
  return {
    answers: () => answers,
    /** Changes its mind until a call has no answer; ends without a vote now and then. */
    vote: async (seed: number) => {
      for (let change = 0; change < CHANGES; change++)
        if (!(await send(places.filter((_, place) => (((seed + change * 7) >> place) & 1) === 1)))) return
    },
    /** Its vote in the list, and what it may be. */
    check: async () => {
      const reply = await by.call(endpoints.getShortlist, { params: { token }, query: { voter } })
      const own = (reply.body as List).own?.choices ?? []
      const allowed = [acknowledged, ...(doubtful === null ? [] : [doubtful])].map(String)
      return { own, faults: allowed.includes(String(own)) ? [] : [`${voter} has ${String(own)}, not ${allowed.join(' or ')}`] }
    },
    /** Sends what had no answer again. */
    repeat: async () => {
      if (doubtful === null) return
      const choices = doubtful
      doubtful = null
      await send(choices)
    },
  }
}

async function voteAndKill(engine: Store['engine'], kills: number) {
  at = await install(engine, ({ features }) => features.hasMerchantFavorites)
  const { id } = at.partner.program
  const places = await at.inspect(async (store) => [
    (await givenMerchant(store)).id,
    (await givenMerchant(store)).id,
    (await givenMerchant(store)).id,
  ])
  let url = ''
  let votes = 0
  const faults: string[] = []
  for (let kill = 0; kill < kills; kill++) {
    const api = await at.start()
    ;({ url } = api)
    const owner = remoteBrowser(() => url, id, `10.9.${kill}.250`)
    const { token } = (await owner.call(endpoints.createShortlist, { body: { ownerKey: randomUUID(), places: [...places] } }))
      .body as Answer<typeof endpoints.createShortlist>
    const voters = Array.from({ length: VOTERS }, (_, index) => newVoter(() => url, id, token, `10.9.${kill}.${index}`, places))
    const answered = () => voters.reduce((sum, voter) => sum + voter.answers(), 0)
    const work = Promise.all(voters.map((voter, index) => voter.vote(index + kill)))
    const enough = FEWEST + ((kill * 37) % SPREAD)
    await Promise.race([work, until(() => answered() >= enough)])
    await api.kill()
    await work

    const again = await at.start()
    ;({ url } = again)
    const list = async () => (await owner.call(endpoints.getShortlist, { params: { token }, query: {} })).body as List
    for (const isRepeated of [false, true]) {
      if (isRepeated) await Promise.all(voters.map((voter) => voter.repeat()))
      const checked = await Promise.all(voters.map((voter) => voter.check()))
      faults.push(...checked.flatMap((one) => one.faults))
      // What each has is what all have together: none is lost in the sum, and none counted twice.
      const shown = await list()
      const expected = places.map((place) => checked.filter(({ own }) => own.includes(place)).length)
      const sums = places.map((place) => shown.places.find(({ merchantId }) => merchantId === place)?.votes)
      if (String(sums) !== String(expected)) faults.push(`list ${kill} counts ${String(sums)}, not ${String(expected)}`)
      if (shown.voters !== checked.filter(({ own }) => own.length > 0).length) faults.push(`list ${kill} has ${shown.voters} voters`)
    }
    votes += answered()
    await again.stop()
    progress(`votes on ${engine}`, kill + 1, kills)
  }
  return { faults, votes }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

it.each([
  ['PostgreSQL', 'postgres', scaled(30, 1)],
  ['its embedded database', 'pglite', scaled(10, 1)],
] as const)(
  'votes on an API on %s that is killed in the middle of them are counted once each, and none is lost',
  async (_, engine, kills) => {
    const { faults, votes } = await voteAndKill(engine, kills)
    expect(faults).toEqual([])
    covered(`votes on ${engine}`, { kills, 'answered votes': votes })
  },
)
