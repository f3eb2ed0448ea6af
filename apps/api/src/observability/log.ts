import { NO_TRACING, type Tracing } from '@dining/serving'
import { pino, type DestinationStream } from 'pino'

/**
 * The fields of a log line. Nothing else is ever written: no address, name, token, header, query string or body.
 * `route` is the pattern of the contract, never the requested path.
 */
export interface LogFields {
  readonly event: string
  readonly requestId?: string
  /** Id of the trace of the request, if there is one (OpenTelemetry). */
  readonly traceId?: string
  readonly partner?: string
  readonly method?: string
  readonly route?: string
  readonly status?: number
  readonly code?: string
  /** Name of a kind of background job. */
  readonly job?: string
  /** Name of a content set. */
  readonly set?: string
  readonly durationMs?: number
  readonly count?: number
  /** Constructor and system code of an error; its message can contain values, so only the frames of its stack are kept. */
  readonly errorName?: string
  readonly errorCode?: string
  readonly frames?: readonly string[]
}

const ALLOWED = [
  'event',
  'requestId',
  'traceId',
  'partner',
  'method',
  'route',
  'status',
  'code',
  'job',
  'set',
  'durationMs',
  'count',
  'errorName',
  'errorCode',
  'frames',
] as const satisfies readonly (keyof LogFields)[]

export interface Log {
  info(fields: LogFields): void
  warn(fields: LogFields): void
  error(fields: LogFields): void
}

function allowed(line: LogFields, traceId: string | undefined): Record<string, unknown> {
  const fields: LogFields = traceId === undefined ? line : { ...line, traceId }
  return Object.fromEntries(ALLOWED.filter((key) => fields[key] !== undefined).map((key) => [key, fields[key]]))
}

/** A log of JSON lines; `level` is one of pino's. Each line contains the id of the active trace, if there is one. */
export function createLog(level: string, destination?: DestinationStream, tracing: Pick<Tracing, 'traceId'> = NO_TRACING): Log {
  const lines = destination ? pino({ level, base: null }, destination) : pino({ level, base: null })
  return {
    info: (fields) => lines.info(allowed(fields, tracing.traceId())),
    warn: (fields) => lines.warn(allowed(fields, tracing.traceId())),
    error: (fields) => lines.error(allowed(fields, tracing.traceId())),
  }
}

/** An error as fields: its kind and location, without the message. */
export function describeError(error: unknown): Pick<LogFields, 'errorName' | 'errorCode' | 'frames'> {
  if (!(error instanceof Error)) return { errorName: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? { errorCode: error.code } : {}
  // The stack starts with the message, whose lines could look like frames.
  const afterMessage = (error.stack ?? '').split(error.message).at(-1) ?? ''
  const frames = afterMessage.split('\n').filter((line) => /^\s+at /.test(line))
  return { errorName: error.constructor.name, ...code, frames: frames.slice(0, 8).map((line) => line.trim()) }
}
