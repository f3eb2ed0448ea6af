import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import { issuesOf } from './issues.ts'
import type { Source } from './production-rules.ts'
import type { Variables } from './variable.ts'

type Schemas<V extends Variables> = { readonly [Name in keyof V]: V[Name]['schema'] }

/** The values of variables after their schemas. */
export type EnvironmentOf<V extends Variables> = v.InferOutput<v.ObjectSchema<Schemas<V>, undefined>>

/** The variables that one process reads. */
export interface EnvironmentDefinition<V extends Variables = Variables> {
  /** Name of the process in messages: "web". */
  readonly process: string
  readonly variables: V
  /**
   * Reads and checks every variable.
   * @returns the values, or one line that names each invalid variable with what it must be. The line contains no secret value.
   */
  read(source: Source): Result<EnvironmentOf<V>, string>
}

/** Defines what a process reads from its environment. The same definition generates the tables of `apps/api/deployment.md`. */
export function defineEnvironment<V extends Variables>(process: string, variables: V): EnvironmentDefinition<V> {
  // `fromEntries` loses the names; these are the schemas of `variables` under their own names.
  const schemas = Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as Schemas<V>
  const schema = v.object(schemas)
  return {
    process,
    variables,
    read(source) {
      const issues = issuesOf(variables, source)
      const parsed = v.safeParse(schema, source)
      if (parsed.success && issues.length === 0) return succeed(parsed.output)
      return fail(`${process}: ${issues.join('; ')}. See apps/api/deployment.md for each variable.`)
    },
  }
}
