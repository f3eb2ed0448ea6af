import { Agent } from 'node:http'

import { endpoints, PARTNER_HEADER } from '@dining/contract'
import type { SignRequest } from '@dining/serving/callers'
import { covered, scaled } from '@dining/stress'
import { describe, expect, it } from 'vitest'

import { stackSigner } from '../run/caller-keys.ts'
import { askAt } from './http.ts'
import { PROCESSES, type Installation } from './installation.ts'
import { newPerson, signUp, visitorAt } from './journey.ts'
import { load } from './load.ts'

/** SIGTERM as a deployment sends it: through balancers, and to a process whose callers know nothing of it. */
export function describeRollOut(installation: () => Installation): void {
  describe('a roll-out', () => {
    it('of every process, one after the other under load, fails no request', async () => {
      const at = installation()
      const self = visitorAt(at.site(), at.partner.program.id)
      await signUp(self, newPerson(at.partner))
      const own = new RegExp(`^(?:api|web-${at.partner.program.id})(?:-\\d)?$`)
      const names = Object.keys(at.stack.processes()).filter((name) => own.test(name))
      expect(names).toHaveLength(2 * PROCESSES)
      const rounds = scaled(10, 1)
      const running = load({
        home: async () => (await at.site()('/')).status,
        search: async () =>
          (await visitorAt(at.site(), at.partner.program.id).call(endpoints.searchMerchants, { query: { location: '10001' } })).status,
        overview: async () => (await self.page('/account/overview')).status,
        save: async () => (await self.call(endpoints.updateMember, { body: { smsOptIn: true } })).status,
      })
      for (let round = 0; round < rounds; round++) {
        for (const name of names) {
          await at.stack.restart(name)
          // As a deployment does: the next one goes when callers are sent to this one again.
          const [, app = '', number = '1'] = /^(.*?)(?:-(\d))?$/.exec(name) ?? []
          const handed = () => at.stack.forwarded(app)[Number(number) - 1] ?? 0
          const before = handed()
          await expect.poll(handed, { timeout: 60_000 }).toBeGreaterThan(before)
        }
      }
      const { answered, failures } = await running.stop()
      expect(failures).toEqual([])
      expect(Math.min(...Object.values(answered))).toBeGreaterThan(rounds)
      const requests = Object.values(answered).reduce((sum, count) => sum + count, 0)
      covered('roll-out under load', { restarts: rounds * names.length, requests, failed: 0 })
    })

    it.each(['api', 'web'] as const)('cuts no request that the %s has taken from callers of its own', async (app) => {
      const at = installation()
      const { id } = at.partner.program
      const name = app === 'api' ? 'api-2' : `web-${id}-2`
      const rounds = scaled(10, 1)
      let answered = 0
      for (let round = 0; round < rounds; round++) {
        const { port } = new URL(at.stack.processes()[name]?.url ?? '')
        const failures: unknown[] = []
        // Callers that stay until they are told to go elsewhere, as the pool of connections of a proxy does.
        const caller = async () => {
          const { ask, close } = oneConnection(Number(port), id, stackSigner(at.stack.dataDir, id))
          try {
            for (let isLeaving = false; !isLeaving;) {
              const answer = await ask(app === 'api' ? '/api/v2/Merchants/Search?location=10001' : '/')
              isLeaving = answer.headers.get('connection') === 'close'
              if (answer.status !== 200) failures.push(answer.status)
              answered++
            }
          } catch (error) {
            failures.push(error)
          } finally {
            close()
          }
        }
        const callers = Promise.all(Array.from({ length: 8 }, caller))
        const goal = answered + 50
        await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(goal)
        await at.stack.halt(name)
        await callers
        expect(failures).toEqual([])
        await at.stack.restart(name)
      }
      covered(`the ${app} ends under direct load`, { ends: rounds, requests: answered, cut: 0 })
    })
  })
}

/** A caller of one process with a single connection that stays open between calls. */
function oneConnection(port: number, partnerId: string, sign: SignRequest) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = askAt({ port, host: `127.0.0.1:${port}`, agent })
  const headers = (path: string) => ({ [PARTNER_HEADER]: partnerId, ...sign({ method: 'GET', path, requestId: '' }) })
  return { ask: (path: string) => ask(path, { headers: headers(path) }), close: () => agent.destroy() }
}
