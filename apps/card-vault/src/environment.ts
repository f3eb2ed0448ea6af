import { servingVariables } from '@dining/serving'
import * as v from 'valibot'

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number, 0 for any'), v.transform(Number), v.maxValue(65535))

/** An origin exactly as browsers write it: no path, no trailing slash, no wildcard. */
const origin = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\/[a-z\d.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'must be an origin such as https://dining.example.com',
  ),
)

const { HOST, DRAIN_NOTICE_MS } = servingVariables

const environmentSchema = v.object({
  HOST,
  DRAIN_NOTICE_MS,
  PORT: port,
  INTERNAL_PORT: port,
  DATA_DIR: v.pipe(v.string(), v.minLength(1, 'must name a folder')),
  VAULT_TOKEN: v.pipe(v.string(), v.regex(/^[\w.~+/-]{32,}=*$/, 'must have at least 32 letters and digits (openssl rand -hex 32)')),
  PARENT_ORIGINS: v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return JSON.parse(dataset.value) as unknown
      } catch {
        addIssue({ message: 'must be JSON: partner id → list of origins' })
        return NEVER
      }
    }),
    v.record(v.string(), v.pipe(v.array(origin), v.minLength(1, 'needs at least one origin for each partner'))),
    v.transform((table): ReadonlyMap<string, readonly string[]> => new Map(Object.entries(table))),
  ),
  APP_ENV: v.optional(v.picklist(['development', 'production'], 'must be development or production'), 'development'),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'), 'info'),
})
export type Environment = v.InferOutput<typeof environmentSchema>

export type ReadEnvironment =
  | { readonly kind: 'ok'; readonly environment: Environment }
  | { readonly kind: 'refused'; readonly why: string }

/** Reads the process's environment; every fault at once, in one line that never repeats a value. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): ReadEnvironment {
  const parsed = v.safeParse(environmentSchema, source)
  if (parsed.success) return { kind: 'ok', environment: parsed.output }
  const faults = parsed.issues.map(
    ({ path, received, message }) => `${String(path?.[0]?.key)} ${received === 'undefined' ? 'must be given' : message}`,
  )
  return { kind: 'refused', why: [...new Set(faults)].join('; ') }
}
