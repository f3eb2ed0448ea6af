import * as v from 'valibot'

import type { Source } from './production-rules.ts'
import type { Variable, Variables } from './variable.ts'

/** Maximum characters of a value in a message. */
const LONGEST_VALUE = 80

/** A value for a message: empty for a secret, and for an address with a user name or password. */
function shown({ secret }: Variable, value: string): string {
  const hidden = secret === true || /\/\/[^/]*@/.test(value)
  return hidden ? '' : ` ${JSON.stringify(value.slice(0, LONGEST_VALUE))}`
}

function faultOf(name: string, variable: Variable, source: Source, isProduction: boolean): string | null {
  const value = source[name]
  const parsed = v.safeParse(variable.schema, value)
  if (!parsed.success) return value === undefined ? `${name} is missing` : `${name}${shown(variable, value)} ${parsed.issues[0].message}`
  if (!isProduction) return null
  const broken = variable.production?.find((rule) => !rule.accepts(parsed.output, source))
  return broken ? `in production ${name}${value === undefined ? '' : shown(variable, value)} ${broken.demands}` : null
}

/** One phrase for each invalid variable. Production is assumed unless `APP_ENV` is set. */
export function issuesOf(variables: Variables, source: Source): readonly string[] {
  const isProduction = source['APP_ENV'] !== 'development'
  return Object.entries(variables).flatMap(([name, variable]) => faultOf(name, variable, source, isProduction) ?? [])
}
