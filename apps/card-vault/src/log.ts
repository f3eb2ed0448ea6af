import { pino, type DestinationStream } from 'pino'

/** Paths by which a request is logged; any other is "other". */
export const LOGGED_PATHS = [
  '/frame',
  '/tokenize',
  '/release',
  '/cards/key',
  '/cards/load',
  '/cards/register',
  '/cards/registered',
  '/verifications',
  '/verifications/confirm',
  '/keys/rotate',
] as const

/** The entries of the vault's log. There is no free text, so it cannot contain a number, JWE, token or address. */
export type LogEntry =
  | {
      readonly event: 'request'
      readonly path: (typeof LOGGED_PATHS)[number] | 'other'
      readonly status: number
      readonly ms: number
      /** Id of the API's trace of a call. */
      readonly traceId?: string
    }
  | { readonly event: 'loaded' | 'registered' | 'registration-unavailable'; readonly partner: string }
  | { readonly event: 'refused'; readonly partner: string; readonly reason: string }
  | { readonly event: 'release-requested'; readonly partner: string; readonly result: 'released' | 'releasing' }
  | { readonly event: 'released'; readonly count: number }
  | { readonly event: 'verification-started' | 'verification-confirmed' | 'verification-unavailable' }
  | { readonly event: 'verification-refused'; readonly reason: string }
  | { readonly event: 'key-rotated'; readonly key: 'frame' | 'data' | 'master'; readonly kid?: string }
  | { readonly event: 'migrated'; readonly cards: number }
  | { readonly event: 'fault'; readonly name: string; readonly at: string }
  | { readonly event: 'started' | 'stopping' }

export type Log = (entry: LogEntry) => void

/** Writes JSON lines; `fault` at error level, the rest at info. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
  return (entry) => logger[entry.event === 'fault' ? 'error' : 'info'](entry)
}
