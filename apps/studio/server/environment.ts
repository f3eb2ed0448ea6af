import { servingVariables } from '@dining/serving'
import * as v from 'valibot'

const environmentSchema = v.object({
  ...servingVariables,
  /** 0 takes any free port. */
  PORT: v.optional(v.pipe(v.string(), v.digits('must be a port number'), v.toNumber(), v.maxValue(65_535, 'must be a port number')), '0'),
  API_URL: v.pipe(v.string(), v.url('must be an address such as http://127.0.0.1:4000')),
  /** Sites that a preview may show in its frame. */
  PUBLIC_ORIGIN_PATTERN: v.pipe(v.string(), v.includes('{partner}', 'must hold {partner}, such as https://{partner}.example.com')),
  APP_ENV: v.optional(v.picklist(['development', 'production'], 'must be development or production'), 'production'),
})
export type Environment = v.InferOutput<typeof environmentSchema>

export type EnvironmentRead =
  | { readonly kind: 'read'; readonly environment: Environment }
  | { readonly kind: 'refused'; readonly why: string }

/** Reads the process's environment; every fault stands in one line with its name and what it must be. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): EnvironmentRead {
  const parsed = v.safeParse(environmentSchema, source)
  if (parsed.success) return { kind: 'read', environment: parsed.output }
  const faults = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? 'environment'
    return source[name] === undefined ? `${name} is missing: set it` : `${name} ${issue.message}`
  })
  return { kind: 'refused', why: faults.join('; ') }
}
