import { NO_TRACING, type Tracing } from '@dining/serving'
import type { LogEvent } from 'kysely'

/** Kysely's setting that adds each query to the active trace; undefined if tracing is off. */
export function queryLog(tracing: Tracing): { readonly log?: (event: LogEvent) => void } {
  if (tracing === NO_TRACING) return {}
  return { log: ({ query, queryDurationMillis, ...event }) => record(tracing, query.sql, queryDurationMillis, event) }
}

/** Runs a query and adds it to the active trace. */
export async function recordQuery<T>(tracing: Tracing, text: string, run: () => Promise<T>): Promise<T> {
  if (tracing === NO_TRACING) return run()
  const started = performance.now()
  try {
    const result = await run()
    record(tracing, text, performance.now() - started, { level: 'query' })
    return result
  } catch (error) {
    record(tracing, text, performance.now() - started, { level: 'error', error })
    throw error
  }
}

type Outcome = { readonly level: 'query' } | { readonly level: 'error'; readonly error: unknown }

/** @param text of the query; values are placeholders ($1) in it */
function record(tracing: Tracing, text: string, milliseconds: number, outcome: Outcome): void {
  const word = (/^[a-z]+/i.exec(text.trimStart())?.[0] ?? 'query').toLowerCase()
  tracing.record(`sql ${word}`, milliseconds, {
    'db.system.name': 'postgresql',
    'db.query.text': text.trimStart(),
    ...(outcome.level === 'error' ? { 'error.type': codeOf(outcome.error) } : {}),
  })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}
