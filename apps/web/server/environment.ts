import { servingVariables } from '@dining/serving'
import * as v from 'valibot'

const origin = v.pipe(
  v.string(),
  v.url('must be an address such as http://127.0.0.1:4000'),
  v.transform((text) => new URL(text).origin),
)

const environmentSchema = v.object({
  ...servingVariables,
  /** 0 takes any free port. */
  PORT: v.optional(v.pipe(v.string(), v.digits('must be a port number'), v.transform(Number), v.maxValue(65_535)), '0'),
  /** Folder that partner-build wrote. */
  DIST: v.string(),
  API_URL: origin,
  /** Origin of the card frame, the only one that may be framed. */
  VAULT_ORIGIN: origin,
  /** Origin that visitors see, for redirects and the API's checks. */
  PUBLIC_ORIGIN: origin,
  /** Origin of the studio, the only one that may frame a page, and only one that shows drafts. */
  STUDIO_ORIGIN: v.optional(origin),
  APP_ENV: v.optional(v.picklist(['development', 'production']), 'development'),
})
export type Environment = v.InferOutput<typeof environmentSchema>

export type EnvironmentResult = { readonly ok: true; readonly value: Environment } | { readonly ok: false; readonly line: string }

/** Reads the process's environment; every fault stands in one line with its name and what it must be. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): EnvironmentResult {
  const parsed = v.safeParse(environmentSchema, source)
  if (parsed.success) return { ok: true, value: parsed.output }
  const faults = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? 'environment'
    return source[name] === undefined ? `${name} is missing: set it` : `${name} is "${source[name]}": it ${issue.message}`
  })
  return { ok: false, line: `web: ${faults.join('; ')}` }
}
