import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { testApi } from '@dining/api/testing'
import { callerKeysFile, plainPartner, PUBLIC_ORIGIN, serveApi, VAULT_ORIGIN } from '@dining/web/testing'
import * as v from 'valibot'

import { runRelease } from '../run-release.ts'
import { openStore } from '../store/open-store.ts'
import { createReleases } from '../store/releases.ts'
import { testPacks } from './packs.ts'
import { askOver, type Ask } from './visitors.ts'

const MAIN = join(import.meta.dirname, '../main.ts')

/**
 * A store, the API, and hosts of the test partner.
 * @param bucket address of a bucket and the variables of its service, in place of a folder
 */
export async function released(bucket?: { readonly address: string; readonly env: Readonly<Record<string, string>> }) {
  const packs = await testPacks()
  const api = await testApi([plainPartner])
  const apiServer = await serveApi(api.app)
  const [one, two] = [
    await packs.make('one'),
    await packs.make('two', (partner) => ({ ...partner, wordmark: { strong: 'Two', light: 'Dining' } })),
  ]
  const store = bucket?.address ?? join(packs.place, 'store')
  const env = {
    PATH: process.env['PATH'] ?? '',
    APP_ENV: 'development',
    NODE_NO_WARNINGS: '1',
    DRAIN_NOTICE_MS: '0',
    RELEASE_STORE: store,
    ...bucket?.env,
    API_URL: apiServer.url,
    CALLER_KEYS_FILE: callerKeysFile(join(one.folder, 'site')),
    VAULT_ORIGIN,
    PUBLIC_ORIGIN,
  }
  const agent = new Agent({ keepAlive: true })
  const hosts = new Set<ChildProcess>()

  /** Runs a command in this process. */
  async function release(...args: readonly string[]) {
    const lines: { readonly out: string[]; readonly err: string[] } = { out: [], err: [] }
    const code = await runRelease(
      args,
      { out: (line) => void lines.out.push(line), err: (line) => void lines.err.push(line) },
      { env, cwd: packs.place },
    )
    return { code, out: lines.out.join('\n'), err: lines.err.join('\n') }
  }

  /** Starts `pnpm release serve` as a process; the site answers when its version runs. */
  async function serve(more: Readonly<Record<string, string>> = {}, ...args: readonly string[]) {
    const child = fork(MAIN, ['serve', 'plain', '--port', '0', '--state', join(packs.place, 'host'), ...args], {
      silent: true,
      env: { ...env, ...more },
    })
    hosts.add(child)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const ended = once(child, 'exit')
    const ready = once(child, 'message').then(([message]) => v.parse(v.object({ port: v.number() }), message).port)
    const port = await Promise.race([ready, ended.then(() => Promise.reject(new Error(said)))])
    const get: Ask = askOver(port, agent)
    const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal)
      const [code] = (await ended) as [number | null]
      hosts.delete(child)
      return code
    }
    /** Resolves when pages are answered. */
    const serving = async () => {
      while ((await get('/')).status !== 200) await wait(50)
    }
    return { port, get, serving, said: () => said, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
  }

  return {
    packs,
    one,
    two,
    store,
    env,
    api: apiServer,
    releases: createReleases(await openStore(store, { env, cwd: packs.place })),
    release,
    serve,
    async close() {
      for (const host of hosts) host.kill('SIGKILL')
      agent.destroy()
      await apiServer.close()
      await api.close()
      await packs.remove()
    },
  }
}
export type Released = Awaited<ReturnType<typeof released>>
