import { pino, type DestinationStream } from 'pino'

/**
 * The only things that the vault's log can say. There is no free text, so no number, JWE, token or address can slip in.
 */
export type LogEntry =
  | {
      readonly event: 'request'
      readonly path: '/frame' | '/tokenize' | '/keys/rotate' | 'other'
      readonly status: number
      readonly ms: number
      /** Of the API's trace that a call belongs to. */
      readonly traceId?: string
    }
  | { readonly event: 'tokenized' | 'refused'; readonly partner: string; readonly reason?: string }
  | { readonly event: 'key-rotated'; readonly kid: string }
  | { readonly event: 'fault'; readonly name: string; readonly at: string }
  | { readonly event: 'started' | 'stopping' }

export type Log = (entry: LogEntry) => void

/** Writes JSON lines; `fault` at error level, the rest at info. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
  return (entry) => logger[entry.event === 'fault' ? 'error' : 'info'](entry)
}
