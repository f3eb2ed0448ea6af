import { readFileSync } from 'node:fs'

import * as v from 'valibot'
import { parse } from 'yaml'

const network = v.nullable(v.object({ ipv4_address: v.optional(v.string()) }))
const service = v.object({
  image: v.string(),
  build: v.optional(v.object({ context: v.string(), dockerfile: v.string(), target: v.optional(v.string()) })),
  command: v.optional(v.array(v.string()), []),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  secrets: v.optional(v.array(v.string()), []),
  volumes: v.optional(v.array(v.string()), []),
  tmpfs: v.optional(v.array(v.string()), []),
  networks: v.union([
    v.pipe(
      v.array(v.string()),
      v.transform((names): Readonly<Record<string, v.InferOutput<typeof network>>> =>
        Object.fromEntries(names.map((name) => [name, null])),
      ),
    ),
    v.record(v.string(), network),
  ]),
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.string() })), {}),
  ports: v.optional(v.array(v.string()), []),
  read_only: v.literal(true),
  cap_drop: v.tuple([v.literal('ALL')]),
  cap_add: v.optional(v.array(v.string()), []),
  security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  user: v.string(),
  stop_grace_period: v.string(),
})

const composeSchema = v.object({
  services: v.record(v.string(), service),
  networks: v.record(v.string(), v.object({ internal: v.optional(v.boolean(), false) })),
  secrets: v.record(v.string(), v.object({ file: v.string() })),
})
export type Compose = v.InferOutput<typeof composeSchema>
export type ComposeService = Compose['services'][string]

/** `compose.yaml` with anchors and merges resolved, before the places of variables are filled in. */
export function readCompose(path: string): unknown {
  return parse(readFileSync(path, 'utf8'), { merge: true }) as unknown
}

/** Fills `${NAME:?}` and `${NAME:-default}` in, and reads what the rehearsal uses. Throws if a variable without a default is missing. */
export function composeWith(raw: unknown, variables: Readonly<Record<string, string>>): Compose {
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)(?::(\?|-)([^}]*))?\}/g, (_, name: string, way: string | undefined, fallback: string) => {
      const value = variables[name]
      if (value !== undefined) return value
      if (way === '-') return fallback
      throw new Error(`compose.yaml needs ${name}`)
    })
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return fill(value)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]))
  }
  return v.parse(composeSchema, walk(raw))
}
