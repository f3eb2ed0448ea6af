import { join } from 'node:path'

import { fail, succeed, type Result } from '@dining/domain'
import type { Manifest } from '@dining/partner/pack'

import type { ReleaseState } from '../store/history.ts'
import type { Releases } from '../store/releases.ts'
import { openFront } from './front.ts'
import { localCopy, removeCopies } from './local-copy.ts'
import { runPack, type RunningPack } from './run-pack.ts'
import { checkContract } from './spoken-contract.ts'

/** Milliseconds between two looks at the store. */
const LOOK_MS = 200
/** Milliseconds until a version that does not start, or a store that does not answer, is tried again. */
const AGAIN_MS = 2_000
/** Earlier versions whose files are served at most, so that many releases in a day do not fill the memory. */
const EARLIER_AT_MOST = 5

interface Options {
  readonly partner: string
  readonly releases: Releases
  readonly host: string
  readonly port: number
  readonly noticeMs: number
  /** Absolute path of the folder for copies of versions; of this host alone. */
  readonly stateDir: string
  /** Variables of the web servers. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Milliseconds for which the files of a version are served after another one has replaced it. */
  readonly keepMs: number
  readonly log: (line: string) => void
  readonly now?: () => number
}

/** One partner's site on one port: it runs the current version of the store, and takes over others as they are promoted. */
export interface Host {
  readonly port: number
  /** The version that gets the requests; null while none runs. */
  readonly version: () => string | null
  /** Answers what runs, and ends every server. */
  readonly close: () => Promise<void>
}

/**
 * Serves a partner. Every 200 ms it reads the history: it starts the version of an open request, writes that it is current when it answers pages, and only
 * then sends requests to it; it follows what another host of the partner has made current. A version that cannot start is refused with the reason, and
 * the one before goes on.
 */
export async function openHost(options: Options): Promise<Host> {
  const { partner, releases, host, port, noticeMs, env, keepMs, log, now = Date.now } = options
  const versions = join(options.stateDir, 'versions')
  const front = await openFront({ host, port, noticeMs })
  const leaving = new Set<Promise<void>>()
  const watched = new WeakSet<RunningPack>()
  /** Versions whose local copy this process has made or compared. */
  const copies = new Map<string, string>()
  let running: RunningPack | null = null
  /** The server before, which goes on without visitors: a rollback needs no start, and it has the files of its open pages. */
  let standby: { readonly server: RunningPack; readonly timer: NodeJS.Timeout } | null = null
  /** Set when the host ends. */
  const end = { isAsked: false }
  /** The removal of copies that are not needed: none is used during it. */
  let removal: Promise<void> = Promise.resolve()

  /** Versions besides this one whose pages may be open in browsers, the newest first. */
  function earlierThan(version: string, { became }: ReleaseState): readonly string[] {
    const since = now() - keepMs
    // A version was visible until the next one became current.
    const seen = became.filter((_, at) => Date.parse(became[at + 1]?.at ?? new Date(now()).toISOString()) >= since)
    return [...new Set(seen.map((one) => one.version).toReversed())].filter((one) => one !== version).slice(0, EARLIER_AT_MOST)
  }

  async function copyOf(manifest: Manifest): Promise<Result<string, string>> {
    await removal
    const known = copies.get(manifest.version)
    if (known !== undefined) return succeed(known)
    const copy = await localCopy(releases, manifest, versions)
    if (copy.ok) copies.set(manifest.version, copy.value)
    return copy
  }

  async function started(version: string, state: ReleaseState): Promise<Result<RunningPack, string>> {
    if (standby?.server.version === version && standby.server.isRunning()) return succeed(standby.server)
    const manifest = await releases.manifest(partner, version)
    if (!manifest.ok) return manifest
    const folder = await copyOf(manifest.value)
    if (!folder.ok) return folder
    const earlier: string[] = []
    for (const one of earlierThan(version, state)) {
      const other = await releases.manifest(partner, one)
      const copy = other.ok ? await copyOf(other.value) : other
      if (copy.ok) earlier.push(join(copy.value, 'site'))
      else log(`files of ${one} are not served any more: ${copy.error}`)
    }
    return runPack({ manifest: manifest.value, folder: folder.value, env, earlier, log })
  }

  /** Ends a server when its requests have ended. */
  function retire(server: RunningPack): void {
    const left = front.idle(server).then(server.stop)
    leaving.add(left)
    void left.finally(() => leaving.delete(left))
  }

  /** Lets visitors go to a server; the one before stands by. */
  function take(next: RunningPack, state: ReleaseState): void {
    const before = running?.isRunning() ? running : null
    const leaver = standby
    if (leaver && (before || leaver.server === next)) {
      clearTimeout(leaver.timer)
      standby = null
      if (leaver.server !== next) retire(leaver.server)
    }
    if (before) standby = { server: before, timer: setTimeout(() => endStandby(before), keepMs).unref() }
    running = next
    front.send(next, standby?.server ?? null)
    log(`${next.version} serves ${partner} (process ${next.pid})`)
    if (!watched.has(next)) {
      watched.add(next)
      void next.ended.then(() => onEnd(next))
    }
    const kept = new Set([next.version, ...earlierThan(next.version, state), ...state.earlier.slice(0, 1)])
    for (const version of copies.keys()) if (!kept.has(version)) copies.delete(version)
    removal = removeCopies(versions, kept).catch((error: unknown) => log(`old versions are still in ${versions}: ${String(error)}`))
  }

  function endStandby(server: RunningPack): void {
    if (standby?.server !== server) return
    standby = null
    front.send(running, null)
    retire(server)
  }

  function onEnd(server: RunningPack): void {
    if (standby?.server === server) {
      clearTimeout(standby.timer)
      standby = null
      front.send(running, null)
    }
    if (running !== server) return
    running = null
    front.send(null, standby?.server ?? null)
    if (!end.isAsked) log(`${server.version} ended unexpectedly and is started again`)
  }

  /** Whether a version that was asked for may be started. @returns why not */
  async function objection({ version, way }: NonNullable<ReleaseState['open']>): Promise<string | null> {
    const manifest = await releases.manifest(partner, version)
    if (!manifest.ok) return manifest.error
    const contract = await checkContract(partner, manifest.value.contract, env)
    // A rollback must work while the API is down; its version was current before.
    return contract.ok || (way === 'rollback' && contract.error.kind === 'unknown') ? null : contract.error.message
  }

  async function serveRequest(request: NonNullable<ReleaseState['open']>, state: ReleaseState): Promise<void> {
    log(`${request.way} to ${request.version}, asked by ${request.by}`)
    const why = await objection(request)
    const next = why === null ? await started(request.version, state) : fail(why)
    const at = new Date(now()).toISOString()
    // Only if nothing was asked or withdrawn meanwhile: otherwise the next look sees it.
    if (!next.ok) {
      log(`${request.version} is refused: ${next.error}`)
      await releases.append(partner, state.last, { kind: 'refused', request: request.number, why: next.error, at })
    } else if (end.isAsked || (await releases.append(partner, state.last, { kind: 'current', request: request.number, at })) === null) {
      // Another host may have been first: it is current then, and this server is the one that follows.
      const after = await releases.state(partner)
      if (!end.isAsked && after.current === request.version && after.open === null) take(next.value, after)
      else if (standby?.server !== next.value) await next.value.stop()
    } else take(next.value, await releases.state(partner))
  }

  async function look(): Promise<void> {
    const state = await releases.state(partner)
    // Visitors first get what is current; a version that was asked for may be the remedy if that does not start.
    const why = await catchUp(state)
    if (state.open) await serveRequest(state.open, state)
    else if (why !== null) throw new Error(why)
  }

  /** Runs the current version. @returns why that is not possible */
  async function catchUp(state: ReleaseState): Promise<string | null> {
    if (state.current === null || state.current === running?.version) return null
    const next = await started(state.current, state)
    if (!next.ok) return `${state.current} does not start: ${next.error}`
    if (end.isAsked) await next.value.stop()
    else take(next.value, state)
    return null
  }

  async function follow(): Promise<void> {
    while (!end.isAsked) {
      try {
        await look()
        await pause(LOOK_MS)
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        await pause(AGAIN_MS)
      }
    }
  }

  /** Ends early when the host ends. */
  let wake = () => {}
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const following = follow()
  return {
    port: front.port,
    version: () => running?.version ?? null,
    async close() {
      end.isAsked = true
      wake()
      await front.close()
      await following
      const last = running
      running = null
      if (standby) clearTimeout(standby.timer)
      await Promise.all([...leaving, last?.stop(), standby?.server.stop(), removal])
    },
  }
}
