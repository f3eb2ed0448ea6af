import type { Result } from '@dining/domain'
import { PgBoss, type JobWithMetadata, type QueueOptions } from 'pg-boss'

import { asActor, type Actor } from '../audit/actor.ts'
import { describeError, type Log } from '../observability/log.ts'
import { QUEUE_SCHEMA, queueState } from '../store/queue-schema.ts'
import type { Store } from '../store/store.ts'

/** A kind of job: how it is run, and how it is retried. */
export interface JobDefinition {
  readonly name: string
  /** How jobs are retried; times in seconds. */
  readonly attempts: Pick<
    QueueOptions,
    'retryLimit' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax' | 'expireInSeconds' | 'deleteAfterSeconds'
  > & {
    /** Seconds after which a job whose process has ended is run by another one, at least 10. */
    readonly heartbeatSeconds: number
  }
  /** Jobs of this kind that one process runs at a time. */
  readonly atOnce: number
  /** Schedule as a cron expression in UTC; once for all processes. The job also runs at the start of each process. */
  readonly cron?: string
  /**
   * Does the work. It may be run again after it has succeeded, for example if its process ends before that is stored, so it must be
   * idempotent. After a rejection it is retried.
   * @param signal aborts when the process ends; work in several steps then stops between two steps
   */
  readonly run: (data: unknown, signal: AbortSignal) => Promise<Result<null, { readonly code: string }>>
}

/** A job to add; the queue holds one at a time for each key. */
export interface NewJob {
  readonly data: object
  readonly key: string
}

export interface JobQueue {
  /** Adds jobs that are not in the queue yet, and makes this process fetch them at once. Adds none before `start` and after `stop`. */
  readonly add: (name: string, jobs: readonly NewJob[]) => Promise<void>
  /** Starts to run jobs. */
  readonly start: (definitions: readonly JobDefinition[]) => Promise<void>
  /** Waits for running jobs; those that take longer stop between two steps. Unfinished jobs are run by another process. */
  readonly stop: () => Promise<void>
}

/** Seconds between two checks for lost jobs, and between two checks for new ones. */
const SUPERVISE_SECONDS = 10
const POLL_SECONDS = 2
/** Milliseconds that a stop waits for running jobs. */
const DRAIN_MS = 10_000
/** Key of the job that a schedule adds. */
const SCHEDULED = 'scheduled'

/**
 * Jobs on the store's queue (pg-boss), shared with the other processes of the installation: each job is run by one of them.
 * On tables of a later version it adds and runs none; processes of that version do.
 */
export function createJobQueue(store: Store, log: Log): JobQueue {
  const stopping = new AbortController()
  const workers = new Map<string, string>()
  const adding = new Set<Promise<unknown>>()
  let boss: PgBoss | null = null

  const add: JobQueue['add'] = async (name, jobs) => {
    if (!boss || jobs.length === 0) return
    const rows = jobs.map(({ data, key }) => ({ data, singletonKey: key }))
    const added = boss.insert(name, rows)
    adding.add(added)
    await added.finally(() => adding.delete(added))
    boss?.notifyWorker(workers.get(name) ?? '')
  }
  return {
    add,
    start: async (definitions) => {
      if ((await queueState(store.queue)) !== 'ready') return log.warn({ event: 'jobs-left-to-later-version' })
      const started = await startBoss(store, log)
      for (const definition of definitions) {
        await started.createQueue(definition.name, { policy: 'exclusive', ...definition.attempts })
        // createQueue does not change a queue that an earlier version created.
        await started.updateQueue(definition.name, definition.attempts)
        workers.set(definition.name, await work(started, log, definition, stopping.signal))
        if (definition.cron !== undefined) await started.schedule(definition.name, definition.cron, {}, { singletonKey: SCHEDULED })
      }
      boss = started
      // Runs what became due while no process ran.
      for (const { name, cron } of definitions) if (cron !== undefined) await add(name, [{ data: {}, key: SCHEDULED }])
    },
    stop: async () => {
      const running = boss
      boss = null
      await Promise.allSettled(adding)
      const late = setTimeout(() => stopping.abort(), DRAIN_MS)
      await running?.stop({ close: false, timeout: 2 * DRAIN_MS })
      clearTimeout(late)
    },
  }
}

async function startBoss(store: Store, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    db: store.queue,
    backend: store.engine,
    schema: QUEUE_SCHEMA,
    migrate: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // No job of ours depends on another one.
    flowIntervalSeconds: 3600,
    // Both need rights that the role of a serving process does not have.
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  })
  boss.on('error', (error) => log.error({ event: 'job-queue-failed', ...describeError(error) }))
  await boss.start()
  return boss
}

/** Events of a job are recorded with the job as their actor. */
const actorOf = (name: string): Actor => ({ kind: 'system', id: name, address: 'api process', requestId: null })

/** @returns id of the worker that fetches jobs */
function work(boss: PgBoss, log: Log, { name, atOnce, run }: JobDefinition, stopping: AbortSignal): Promise<string> {
  const attempt = async ({ id, data, signal }: JobWithMetadata<unknown>) => {
    try {
      const result = await asActor(actorOf(name), () => run(data, AbortSignal.any([signal, stopping])))
      if (result.ok) return { id, status: 'completed' as const }
      log.warn({ event: 'job-failed', job: name, code: result.error.code })
      return { id, status: 'failed' as const, output: { code: result.error.code } }
    } catch (error) {
      log.error({ event: 'job-failed', job: name, ...describeError(error) })
      // The queue stores this; the message of an error may contain an address.
      return { id, status: 'failed' as const, output: { code: error instanceof Error ? error.name : 'unknown' } }
    }
  }
  const options = {
    includeMetadata: true,
    perJobResults: true,
    batchSize: atOnce,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: POLL_SECONDS,
  } as const
  return boss.work(name, options, (jobs: JobWithMetadata<unknown>[]) => Promise.all(jobs.map(attempt)))
}
