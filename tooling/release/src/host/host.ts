import { join } from 'node:path'

import { fail, succeed, type Result } from '@dining/domain'
import type { Manifest } from '@dining/partner/pack'

import { shareCookie } from '../canary/shares.ts'
import type { ReleaseState } from '../store/history.ts'
import type { Releases } from '../store/releases.ts'
import { openCanary, type RunningCanary } from './canary.ts'
import { openFront } from './front.ts'
import { localCopy, removeCopies } from './local-copy.ts'
import { runPack, type RunningPack } from './run-pack.ts'
import { createServersAside } from './servers-aside.ts'
import { checkContract } from './spoken-contract.ts'

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
 * Serves a partner. It reads the history again and again, from a folder every 200 ms: it starts the version of an open request, writes that it is current when it answers pages, and only
 * then sends requests to it; it follows what another host of the partner has made current. A version that cannot start is refused with the reason, and
 * the one before goes on.
 */
export async function openHost(options: Options): Promise<Host> {
  const { partner, releases, host, port, noticeMs, env, keepMs, log, now = Date.now } = options
  const versions = join(options.stateDir, 'versions')
  const front = await openFront({ host, port, noticeMs, cookie: shareCookie(env['APP_ENV'] !== 'development') })
  const leaving = new Set<Promise<void>>()
  const watched = new WeakSet<RunningPack>()
  /** Versions whose local copy this process has made or compared. */
  const copies = new Map<string, string>()
  let running: RunningPack | null = null
  let canary: RunningCanary | null = null
  /** The server before and that of the last canary go on without visitors: a rollback needs no start, and they have the files of their open pages. */
  const aside = createServersAside(keepMs, (server) => {
    publish()
    retire(server)
  })
  /** Set when the host ends. */
  const end = { isAsked: false }
  /** The removal of copies that are not needed: none is used during it. */
  let removal: Promise<void> = Promise.resolve()

  /** Versions besides this one whose pages may be open in browsers, the newest first. */
  function earlierThan(version: string, { became, canaries }: ReleaseState): readonly string[] {
    const since = now() - keepMs
    // A version was visible until the next one became current.
    const seen = became.filter((_, at) => Date.parse(became[at + 1]?.at ?? new Date(now()).toISOString()) >= since)
    const shared = canaries.filter(({ at }) => Date.parse(at) >= since)
    const names = [...seen, ...shared].toSorted((a, b) => b.at.localeCompare(a.at)).map((one) => one.version)
    return [...new Set(names)].filter((one) => one !== version).slice(0, EARLIER_AT_MOST)
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
    const known = [running, canary?.server, ...aside.servers()].find((one) => one?.version === version && one.isRunning())
    if (known) return succeed(known)
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

  const publish = () => front.send({ current: running, canary, beside: aside.servers() })

  /** Lets visitors go to a server; the one before stands by. A canary ends: its server is that one, or stands by, too. */
  function take(next: RunningPack, state: ReleaseState): void {
    const before = running !== next && running?.isRunning() ? running : null
    const shared = canary?.server
    void canary?.end()
    canary = null
    aside.remove(next)
    if (shared && shared !== next) aside.add('canary', shared)
    if (before) aside.add('before', before)
    running = next
    publish()
    log(`${next.version} serves ${partner} (process ${next.pid})`)
    watch(next)
    keepCopies(state)
  }

  /** Lets a share of the visitors go to a server. */
  function share(server: RunningPack, state: ReleaseState): void {
    if (!state.canary) return
    const before = canary
    void before?.end()
    aside.remove(server)
    canary = openCanary({ partner, releases, server, canary: state.canary, log, now })
    if (before && before.server !== server) aside.add('canary', before.server)
    publish()
    log(`${server.version} serves ${state.canary.share} % of the visitors of ${partner} (process ${server.pid})`)
    watch(server)
    keepCopies(state)
  }

  function keepCopies(state: ReleaseState): void {
    const needed = [running?.version, canary?.server.version].filter((one) => one !== undefined)
    const kept = new Set([...needed, ...needed.flatMap((one) => earlierThan(one, state)), ...state.earlier.slice(0, 1)])
    for (const version of copies.keys()) if (!kept.has(version)) copies.delete(version)
    removal = removeCopies(versions, kept).catch((error: unknown) => log(`old versions are still in ${versions}: ${String(error)}`))
  }

  function watch(server: RunningPack): void {
    if (watched.has(server)) return
    watched.add(server)
    void server.ended.then(() => onEnd(server))
  }

  function onEnd(server: RunningPack): void {
    aside.remove(server)
    const isUsed = running === server || canary?.server === server
    if (canary?.server === server) {
      void canary.end()
      canary = null
    }
    if (running === server) running = null
    publish()
    if (isUsed && !end.isAsked) log(`${server.version} ended unexpectedly and is started again`)
  }

  /** Whether a version that was asked for may be started. @returns why not */
  async function objection({ version, way }: NonNullable<ReleaseState['open']>): Promise<string | null> {
    if (way === 'canary' && (running === null || running.version === version))
      return running ? 'it is current already' : 'no version is current beside which it could run'
    const manifest = await releases.manifest(partner, version)
    if (!manifest.ok) return manifest.error
    const contract = await checkContract(partner, manifest.value.contract, env)
    // A rollback must work while the API is down; its version was current before.
    return contract.ok || (way === 'rollback' && contract.error.kind === 'unknown') ? null : contract.error.message
  }

  async function serveRequest(request: NonNullable<ReleaseState['open']>, state: ReleaseState): Promise<void> {
    log(`${request.way} ${request.way === 'canary' ? 'of' : 'to'} ${request.version}, asked by ${request.by}`)
    const why = await objection(request)
    const next = why === null ? await started(request.version, state) : fail(why)
    const at = new Date(now()).toISOString()
    // Only if nothing was asked or withdrawn meanwhile: otherwise the next look sees it.
    if (!next.ok) {
      log(`${request.version} is refused: ${next.error}`)
      await releases.append(partner, state.last, { kind: 'refused', request: request.number, why: next.error, at })
      return
    }
    const isFirst = !end.isAsked && (await releases.append(partner, state.last, { kind: 'current', request: request.number, at })) !== null
    const after = await releases.state(partner)
    // Another host may have been first: what it has begun is what this server follows.
    const isFollowed = !end.isAsked && after.open === null && after.outcomes.get(request.number)?.kind === 'current'
    const isWanted = request.way === 'canary' ? after.canary?.request === request.number : after.current === request.version
    if (!isWanted || !(isFirst || isFollowed)) await stopUnused(next.value)
    else if (request.way === 'canary') share(next.value, after)
    else take(next.value, after)
  }

  async function stopUnused(server: RunningPack): Promise<void> {
    if (server !== running && server !== canary?.server && !aside.servers().includes(server)) await server.stop()
  }

  async function look(): Promise<void> {
    const state = await releases.state(partner)
    // Visitors first get what is current; a version that was asked for may be the remedy if that does not start.
    const why = await catchUp(state)
    if (state.open) await serveRequest(state.open, state)
    else if (why !== null) throw new Error(why)
  }

  /** Runs the current version and the canary. @returns why that is not possible */
  async function catchUp(state: ReleaseState): Promise<string | null> {
    const { current, canary: wanted } = state
    if (current !== null && (current !== running?.version || (wanted === null && canary !== null))) {
      const next = await started(current, state)
      if (!next.ok) return `${current} does not start: ${next.error}`
      if (end.isAsked) await next.value.stop()
      else take(next.value, state)
    }
    if (wanted === null || wanted.request === canary?.request || running === null || end.isAsked) return null
    const next = await started(wanted.version, state)
    if (!next.ok) return `${wanted.version} does not start: ${next.error}`
    if (end.isAsked) await stopUnused(next.value)
    else share(next.value, state)
    return null
  }

  async function follow(): Promise<void> {
    while (!end.isAsked) {
      try {
        await look()
        await pause(releases.lookMs)
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
      const [last, shared] = [running, canary]
      running = null
      canary = null
      await Promise.all([
        ...leaving,
        shared?.end(),
        last?.stop(),
        shared?.server.stop(),
        ...aside.clear().map((server) => server.stop()),
        removal,
      ])
    },
  }
}
