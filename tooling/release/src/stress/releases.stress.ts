import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import { covered, scaled } from '@dining/stress'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openStore } from '../store/open-store.ts'
import { createReleases } from '../store/releases.ts'
import { ownAsset } from '../testing/packs.ts'
import { released, type Released } from '../testing/released.ts'
import { BUCKET, openS3Server } from '../testing/s3-server.ts'
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

  it('of a canary leave the share or the current version when the host is killed at any moment', async () => {
    const versions = [at.one.manifest.version, at.two.manifest.version]
    const first = await at.serve()
    expect((await promote(at.one.manifest.version)).code).toBe(0)
    await first.kill()
    const rounds = scaled(30, 2)
    for (let round = 0; round < rounds; round++) {
      const host = await at.serve()
      await expect.poll(async () => (await host.get('/')).status).toBe(200)
      const before = await current()
      const wanted = versions.find((version) => version !== before) ?? ''
      const asked = at.release('canary', 'plain', wanted, '--share', '20')
      await wait((PROMOTION_MS * round) / rounds)
      await host.kill()
      const { canary, current: still } = await at.releases.state('plain')
      expect([still, [null, wanted].includes(canary?.version ?? null)]).toEqual([before, true])
      const next = await at.serve()
      await expect.poll(async () => (await next.get('/', { accept: 'text/html' })).status).toBe(200)
      expect((await asked).code).toBe(0)
      const ends = round % 2 === 0 ? at.release('promote', 'plain', wanted) : at.release('rollback', 'plain')
      await wait((PROMOTION_MS * round) / rounds)
      await next.kill()
      expect([before, wanted]).toContain(await current())
      const last = await at.serve()
      expect((await ends).code).toBe(0)
      expect(await at.releases.state('plain')).toMatchObject({ canary: null, current: round % 2 === 0 ? wanted : before })
      await last.kill()
    }
    covered('hosts killed in canaries', { kills: rounds * 2, 'without a current version': 0 })
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

describe.each(['folder', 'bucket'] as const)('a push into a %s', (kind) => {
  it('that is killed in any of its writes leaves the store without the version or with all of it', async () => {
    const service = kind === 'bucket' ? await openS3Server() : null
    const env = { ...process.env, ...service?.env }
    const address = (name: string) => (service ? `s3://${BUCKET}/${name}` : join(at.packs.place, name))
    const push = (name: string, write: number) => run(process.execPath, [PUSH_MAIN, address(name), at.one.folder, String(write)], { env })
    const writes = Number((await push('pushed', 0)).stdout)
    expect(writes).toBeGreaterThan(100)
    const steps = scaled(kind === 'folder' ? writes : 30, 4)
    let without = 0
    for (let step = 1; step <= steps; step++) {
      // The last writes are always among them: the manifest is one.
      const write = writes - Math.floor(((step - 1) * writes) / steps)
      await expect(push(`killed-${step}`, write)).rejects.toMatchObject({ signal: 'SIGKILL' })
      const releases = createReleases(await openStore(address(`killed-${step}`), { env, cwd: '/' }))
      const versions = await releases.versions('plain')
      without += versions.length === 0 ? 1 : 0
      // With the version, nothing of it is missing.
      expect(versions.length === 0 ? [] : await releases.verify(at.one.manifest)).toEqual([])
      await releases.push(at.one.folder, at.one.manifest, null)
      expect(await releases.verify(at.one.manifest)).toEqual([])
    }
    expect(without).toBeGreaterThan(0)
    await service?.close()
    covered(`pushes into a ${kind} killed`, { kills: steps, 'with a part of the version': 0 })
  })
})

it('a promotion from a bucket leaves the old or the new version current when host or command is killed at any moment', async () => {
  const service = await openS3Server()
  const place = await released({ address: `s3://${BUCKET}`, env: service.env })
  const versions = [place.one.manifest.version, place.two.manifest.version]
  const isCurrent = async () => (await place.releases.state('plain')).current
  await place.release('push', place.one.folder, place.two.folder)
  const rounds = scaled(20, 2)
  for (let round = 0; round < rounds; round++) {
    const host = await place.serve()
    const before = await isCurrent()
    const wanted = versions.find((version) => version !== before) ?? ''
    const command = fork(MAIN, ['promote', 'plain', wanted], { silent: true, env: place.env })
    const ended = once(command, 'exit')
    await wait((PROMOTION_MS * 2 * Math.floor(round / 2)) / rounds)
    if (round % 2 === 0) command.kill('SIGKILL')
    else await host.kill()
    expect([before, wanted]).toContain(await isCurrent())
    const next = round % 2 === 0 ? host : await place.serve()
    await ended
    await expect.poll(async () => (await place.releases.state('plain')).open).toBeNull()
    expect([before, wanted]).toContain(await isCurrent())
    if ((await isCurrent()) !== null) await next.serving()
    await next.stop()
  }
  await place.close()
  await service.close()
  covered('kills in promotions from a bucket', { kills: rounds, 'without a whole version': 0 })
})
