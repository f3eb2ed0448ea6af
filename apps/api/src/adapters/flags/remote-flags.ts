import { createHmac } from 'node:crypto'

import { fail, succeed, TIER_NAMES, type Result } from '@dining/domain'
import { bulkhead } from 'cockatiel'

import type { Secrets } from '../../config/secrets.ts'
import { systemClock } from '../../deps.ts'
import type { Log } from '../../observability/log.ts'
import { callOfrep, type FlagProviderSettings, type SentContext } from './call-ofrep.ts'
import { LOCAL_RULES, type FlagContext, type FlagFault, type FlagProvider, type RemoteFlags } from './flag-provider.ts'

interface Options {
  readonly settings: FlagProviderSettings
  /** Key of the hash that replaces a public id. */
  readonly hashKey: Buffer
  readonly log: Log
  readonly now: () => Date
  readonly limits?: Partial<typeof LIMITS>
}

/** Milliseconds, unless the name says otherwise. */
const LIMITS = {
  /** For which an answer is shown without a request. */
  freshMs: 5_000,
  /** For which the last good answer is shown while the provider fails. */
  keptMs: 600_000,
  /** For which a page waits, unless there is an answer or the provider fails. */
  waitMs: 250,
  /** After which a provider that has failed is asked again, by one request. */
  retryMs: 5_000,
  /** The longest pause that a provider may demand. */
  longestRetryMs: 300_000,
  /** Visitors whose answers are kept; the least recently asked one is removed. */
  kept: 10_000,
  /** Requests at the same time, and those that wait for their turn. */
  running: 8,
  queued: 64,
}

/** The key of visitors without one: all of them have the same values. */
const NO_KEY = 'none'

/** How the provider answers for one partner, whose flags may fail while those of others do not. */
interface Health {
  fault: FlagFault | null
  /** Times in milliseconds: before this one nothing is asked after a failure. */
  askAgainAt: number
  /** Until then no page waits for a slow provider. */
  slowUntil: number
  running: number
}

interface Entry {
  readonly health: Health
  readonly context: SentContext
  answer: (Pick<RemoteFlags, 'flags' | 'refused'> & { readonly etag: string | null; readonly confirmedAt: Date }) | null
  running: Promise<void> | null
}

/**
 * A provider that speaks the OpenFeature Remote Evaluation Protocol. Each visitor's answer is kept in memory: it is fresh for some seconds, then
 * shown while a new one is requested. After a failure, one request at a time finds out whether the provider answers for that partner again, and no
 * page waits.
 */
export function remoteFlags({ settings, hashKey, log, now, limits }: Options): FlagProvider {
  const { freshMs, keptMs, waitMs, retryMs, longestRetryMs, kept, running, queued } = { ...LIMITS, ...limits }
  const entries = new Map<string, Entry>()
  const healths = new Map<string, Health>()
  const turns = bulkhead(running, queued)

  /** Sixteen bits, as browsers have: of a public id those of a keyed hash, so that the provider can neither read nor recompute it. */
  const targetingKey = ({ kind, key }: FlagContext) =>
    key === null || kind === 'visitor' ? (key ?? NO_KEY) : createHmac('sha256', hashKey).update(`flags/${key}`).digest('hex').slice(0, 4)

  function healthOf(partnerId: string): Health {
    const health = healths.get(partnerId) ?? { fault: null, askAgainAt: 0, slowUntil: 0, running: 0 }
    healths.set(partnerId, health)
    return health
  }

  function entryOf(context: FlagContext): Entry {
    const { partnerId: partner, kind, tier } = context
    const sent: SentContext = { targetingKey: targetingKey(context), partner, kind, tier: tier === null ? null : TIER_NAMES[tier] }
    const key = JSON.stringify(sent)
    const entry = entries.get(key) ?? { health: healthOf(partner), context: sent, answer: null, running: null }
    // The last entry of a map is the most recently used one.
    entries.delete(key)
    entries.set(key, entry)
    const oldest = entries.keys().next()
    if (entries.size > kept && !oldest.done) entries.delete(oldest.value)
    return entry
  }

  const mayAsk = ({ health }: Entry) =>
    turns.executionSlots + turns.queueSlots > 0 && (health.fault === null || (health.running === 0 && now().getTime() >= health.askAgainAt))

  async function ask(entry: Entry): Promise<void> {
    const { health, context } = entry
    const isProbe = health.fault !== null
    health.running += 1
    try {
      // What waited for its turn while the provider began to fail is not sent.
      const result = await turns.execute(async () =>
        isProbe || health.fault === null ? callOfrep(settings, context, entry.answer?.etag ?? null, now) : null,
      )
      if (result === null) return
      if (result.ok) {
        if (health.fault !== null) log.info({ event: 'flag-provider-answers-again', partner: context.partner })
        health.fault = null
        const at = { confirmedAt: now() }
        if (result.value.kind === 'flags') entry.answer = { ...result.value, ...at }
        else if (entry.answer) entry.answer = { ...entry.answer, ...at }
        return
      }
      const { kind, retryMs: demanded } = result.error
      if (health.fault !== kind) log.warn({ event: 'flag-provider-failed', code: kind, partner: context.partner })
      health.fault = kind
      health.askAgainAt = now().getTime() + Math.min(Math.max(demanded ?? retryMs, retryMs), longestRetryMs)
    } finally {
      health.running -= 1
      entry.running = null
    }
  }

  async function wait(request: Promise<void>, health: Health): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), waitMs)))
    if ((await Promise.race([request, late])) === 'late') health.slowUntil = now().getTime() + retryMs
    clearTimeout(timer)
  }

  const ageOf = ({ answer }: Entry) => (answer ? now().getTime() - answer.confirmedAt.getTime() : Number.POSITIVE_INFINITY)

  return {
    async ask(context): Promise<Result<RemoteFlags, FlagFault>> {
      const entry = entryOf(context)
      const { health } = entry
      if (ageOf(entry) >= freshMs && !entry.running && mayAsk(entry)) entry.running = ask(entry)
      if (ageOf(entry) >= keptMs && entry.running && health.fault === null && now().getTime() >= health.slowUntil)
        await wait(entry.running, health)
      const { answer } = entry
      if (!answer || ageOf(entry) >= keptMs) return fail(health.fault ?? 'unreachable')
      const { flags, refused, confirmedAt } = answer
      return succeed({ flags, refused, confirmedAt, isStale: health.fault !== null && ageOf(entry) >= freshMs })
    },
  }
}

/** The provider of an installation. @param settings null for the rules of the studio alone */
export const openFlagProvider = (
  settings: FlagProviderSettings | null,
  { blind: hashKey }: Pick<Secrets, 'blind'>,
  log: Log,
  limits?: Options['limits'],
): FlagProvider => (settings ? remoteFlags({ settings, hashKey, log, now: systemClock, ...(limits ? { limits } : {}) }) : LOCAL_RULES)
