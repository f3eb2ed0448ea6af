import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { covered, scaled } from '@dining/stress'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { folderStore } from '../store/folder-store.ts'
import { createReleases } from '../store/releases.ts'
import { ownAsset } from '../testing/packs.ts'
import { released, type Released } from '../testing/released.ts'
import { visit } from '../testing/visitors.ts'

const run = promisify(execFile)
const MAIN = join(import.meta.dirname, '../main.ts')
const PUSH_MAIN = join(import.meta.dirname, '../testing/push-main.ts')

/** Milliseconds that a promotion takes about; kills are spread over them. */
const PROMOTION_MS = 2_500

let at: Released
beforeAll(async () => {
  at = await released()
  await at.release('push', at.one.folder, at.two.folder)
})
afterAll(() => at.close())

const current = async () => (await at.releases.state('plain')).current
const promote = (version: string) => at.release('promote', 'plain', version)

describe('promotions and rollbacks', () => {
  it('under load fail no request, take five seconds at most, and keep the files of both versions', async () => {
    const [one, two] = [at.one.manifest.version, at.two.manifest.version]
    const host = await at.serve()
    await promote(one)
    await expect.poll(async () => (await host.get('/')).status).toBe(200)
    const visitors = visit(host.get, ['/', '/search', '/how-it-works', '/manifest.webmanifest', ownAsset('one')])
    const goal = scaled(10_000, 500)
    let changes = 0
    let slowest = 0
    while (visitors.answered() < goal || changes < scaled(20, 2)) {
      expect((await promote(two)).code).toBe(0)
      await wait(300)
      expect([(await host.get(ownAsset('one'))).status, (await host.get(ownAsset('two'))).status]).toEqual([200, 200])
      const started = performance.now()
      expect((await at.release('rollback', 'plain')).code).toBe(0)
      slowest = Math.max(slowest, performance.now() - started)
      await wait(300)
      changes += 2
    }
    expect(await visitors.stop()).toEqual([])
    expect(slowest).toBeLessThan(5_000)
    await host.stop()
    covered('releases under load', { changes, requests: visitors.answered(), failed: 0, 'slowest rollback, ms': Math.round(slowest) })
  })

  it('leave the old or the new version current when the host is killed at any moment', async () => {
    const versions = [at.one.manifest.version, at.two.manifest.version]
    const rounds = scaled(40, 2)
    for (let round = 0; round < rounds; round++) {
      const host = await at.serve()
      const before = await current()
      const wanted = versions.find((version) => version !== before) ?? ''
      const asked = at.release('promote', 'plain', wanted, '--timeout', '60')
      await expect
        .poll(async () => (await at.releases.state('plain')).outcomes.size + ((await at.releases.state('plain')).open ? 1 : 0))
        .toBeGreaterThan(0)
      await wait((PROMOTION_MS * round) / rounds)
      await host.kill()
      expect([before, wanted]).toContain(await current())
      const next = await at.serve()
      await expect.poll(async () => (await next.get('/')).status).toBe(200)
      expect((await asked).code).toBe(0)
      expect(await current()).toBe(wanted)
      await next.kill()
    }
    covered('hosts killed in promotions', { kills: rounds, 'without a current version': 0 })
  })

  it('leave the old or the new version current when the command is killed at any moment', async () => {
    const host = await at.serve()
    const versions = [at.one.manifest.version, at.two.manifest.version]
    const rounds = scaled(30, 2)
    for (let round = 0; round < rounds; round++) {
      const before = await current()
      const wanted = versions.find((version) => version !== before) ?? ''
      const command = fork(MAIN, ['promote', 'plain', wanted], { silent: true, env: at.env })
      const ended = once(command, 'exit')
      await wait((PROMOTION_MS * round) / rounds)
      command.kill('SIGKILL')
      await ended
      expect([before, wanted]).toContain(await current())
      await expect.poll(async () => (await at.releases.state('plain')).open).toBeNull()
      expect([before, wanted]).toContain(await current())
      await expect.poll(async () => (await host.get('/')).status).toBe(200)
    }
    await host.stop()
    covered('commands killed in promotions', { kills: rounds, 'without a current version': 0 })
  })
})

it('a push that is killed in any of its writes leaves the store without the version or with all of it', async () => {
  const whole = join(at.packs.place, 'pushed')
  const { stdout } = await run(process.execPath, [PUSH_MAIN, whole, at.one.folder, '0'])
  const writes = Number(stdout)
  expect(writes).toBeGreaterThan(100)
  const steps = scaled(writes, 4)
  let without = 0
  for (let step = 1; step <= steps; step++) {
    // The last writes are always among them: the manifest is one.
    const write = writes - Math.floor(((step - 1) * writes) / steps)
    const folder = join(at.packs.place, `killed-${step}`)
    await expect(run(process.execPath, [PUSH_MAIN, folder, at.one.folder, String(write)])).rejects.toMatchObject({ signal: 'SIGKILL' })
    const releases = createReleases(folderStore(folder))
    const versions = await releases.versions('plain')
    without += versions.length === 0 ? 1 : 0
    // With the version, nothing of it is missing.
    expect(versions.length === 0 ? [] : await releases.verify(at.one.manifest)).toEqual([])
    await releases.push(at.one.folder, at.one.manifest, null)
    expect(await releases.verify(at.one.manifest)).toEqual([])
  }
  expect(without).toBeGreaterThan(0)
  covered('pushes killed', { kills: steps, 'with a part of the version': 0 })
})
