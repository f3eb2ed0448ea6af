import type * as v from 'valibot'

import type { ProductionRule } from './production-rules.ts'

type VariableSchema = v.GenericSchema<string | undefined, unknown>

/** One environment variable: how it is read, and what its row in the documentation contains. */
export interface Variable<Schema extends VariableSchema = VariableSchema> {
  /** One or two sentences in Markdown. */
  readonly description: string
  /** Reads the text. `v.optional(schema, default)` gives a default, as it would be written in the environment. */
  readonly schema: Schema
  /** Whether the value is never shown in a message. */
  readonly secret?: boolean
  /** Checked unless `APP_ENV` is `development`, after the schema. */
  readonly production?: readonly ProductionRule<v.InferOutput<Schema>>[]
}

export type Variables = Readonly<Record<string, Variable>>

/** Describes a variable. */
export const variable = <Schema extends VariableSchema>(description: Variable<Schema>): Variable<Schema> => description
