import type { Log } from './log.ts'
import { retryReleases } from './release.ts'
import type { VaultDeps } from './vault-deps.ts'
import { WINDOW_MS } from './verification.ts'

/** Milliseconds between two runs. */
const EVERY_MS = 15_000
/** Milliseconds after which a registration without a response is abandoned, unless the member tries again. */
const ABANDON_AFTER_MS = 10 * 60_000

const DAY_MS = 24 * 60 * 60_000

export interface Schedule {
  readonly frameKeyDays: number
  readonly dataKeyDays: number
}

interface MaintenanceDeps extends VaultDeps {
  readonly schedule: Schedule
  readonly log: Log
}

/**
 * Periodic work of the vault: repeats releases, abandons registrations without a response, rotates keys by age, deletes expired rows.
 * Every process runs it; the statements decide which of them acts.
 */
export async function maintain({ schedule, log, ...deps }: MaintenanceDeps): Promise<void> {
  const { store, keyring, keys, now } = deps
  const steps: Readonly<Record<string, () => Promise<void>>> = {
    releases: async () => {
      await store.cards.abandon(now() - ABANDON_AFTER_MS, now())
      const count = await retryReleases(deps)
      if (count > 0) log({ event: 'released', count })
    },
    'frame-keys': async () => {
      const kid = await keys.rotateIfOlderThan(schedule.frameKeyDays * DAY_MS)
      if (kid !== null) log({ event: 'key-rotated', key: 'frame', kid })
    },
    'data-keys': async () => {
      if (await keyring.maintain(schedule.dataKeyDays * DAY_MS)) log({ event: 'key-rotated', key: 'data' })
    },
    expired: async () => {
      await store.dropUsedIds(Math.floor(now() / 1000))
      await store.verifications.dropBefore(now() - WINDOW_MS)
    },
  }
  for (const [name, step] of Object.entries(steps))
    await step().catch((error: unknown) =>
      log({ event: 'fault', name: error instanceof Error ? error.name : 'unknown', at: `maintenance ${name}` }),
    )
}

/** Runs it at once and then at intervals; stopping resolves when the current run has ended. */
export function keepMaintained(deps: MaintenanceDeps): { readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const run = async (): Promise<void> => {
    await maintain(deps)
    if (!isOver) timer = setTimeout(() => (running = run()), EVERY_MS)
  }
  let running = run()
  return {
    stop: () => {
      isOver = true
      clearTimeout(timer)
      return running
    },
  }
}
