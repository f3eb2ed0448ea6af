import { NO_TRACING, type Tracing } from '@dining/serving'
import type { LogEvent } from 'kysely'

/**
 * Kysely's setting that adds each query to the active trace: its text, where values are placeholders ($1), and its duration.
 * Undefined if tracing is off.
 */
export function queryLog(tracing: Tracing): { readonly log?: (event: LogEvent) => void } {
  if (tracing === NO_TRACING) return {}
  return {
    log: ({ query, queryDurationMillis, ...event }) => {
      const text = query.sql.trimStart()
      const word = (/^[a-z]+/i.exec(text)?.[0] ?? 'query').toLowerCase()
      tracing.record(`sql ${word}`, queryDurationMillis, {
        'db.system.name': 'postgresql',
        'db.query.text': text,
        ...(event.level === 'error' ? { 'error.type': codeOf(event.error) } : {}),
      })
    },
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}
