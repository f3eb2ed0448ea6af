import * as v from 'valibot'

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number, 0 for any'), v.transform(Number), v.maxValue(65_535))

const environmentSchema = v.object({
  PORT: v.optional(port, '0'),
  SMTP_PORT: port,
  DATA_DIR: v.pipe(v.string(), v.minLength(1, 'must name a folder')),
})
export type Environment = v.InferOutput<typeof environmentSchema>

export type EnvironmentResult = { readonly ok: true; readonly value: Environment } | { readonly ok: false; readonly line: string }

/** Reads the process's environment; every fault stands in one line with its name and what it must be. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): EnvironmentResult {
  const parsed = v.safeParse(environmentSchema, source)
  if (parsed.success) return { ok: true, value: parsed.output }
  const faults = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? 'environment'
    return source[name] === undefined ? `${name} is missing: set it` : `${name} ${issue.message}`
  })
  return { ok: false, line: `sandbox: ${faults.join('; ')}` }
}
