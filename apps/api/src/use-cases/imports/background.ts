import { describeError, type Log } from '../../observability/log.ts'
import { oneAtATime, type Gate } from '../../store/store.ts'

/** Imports that run or wait in a process. */
const MOST = 8

/** What work of the background gets. */
export interface BackgroundTurn {
  /** Aborted when the process ends. */
  readonly signal: AbortSignal
  /** Waits until no other import of this process runs: each takes a core, and where the engine has one connection, that. */
  readonly inTurn: Gate
}

/** Imports that go on after the answer to the operator who has started them. */
export interface ImportBackground {
  /** Whether no more work is accepted for now. */
  readonly isFull: () => boolean
  readonly start: (work: (turn: BackgroundTurn) => Promise<void>) => void
  /** Stops all work, and waits until it has recorded that. */
  readonly stop: () => Promise<void>
  /** Resolves when no work runs or waits. */
  readonly idle: () => Promise<void>
}

/** Runs imports of this process one at a time. A process that is killed leaves what the command line would leave. */
export function importBackground(log: Pick<Log, 'warn'>): ImportBackground {
  const stopped = new AbortController()
  const running = new Set<Promise<void>>()
  const inTurn = oneAtATime()
  const idle = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return {
    isFull: () => running.size >= MOST,
    start: (work) => {
      const turn = { signal: stopped.signal, inTurn }
      const run = work(turn)
        .catch((error: unknown) => log.warn({ event: 'import-stopped', ...describeError(error) }))
        .finally(() => void running.delete(run))
      running.add(run)
    },
    stop: async () => {
      stopped.abort()
      await idle()
    },
    idle,
  }
}
