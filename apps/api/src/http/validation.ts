import { isDeepStrictEqual } from 'node:util'

import { queryToObject, type AnySchema, type FieldCode, type FieldError } from '@dining/contract'
import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

import type { Failure } from '../use-cases/failure.ts'
import { fieldError } from '../use-cases/field-error.ts'

/** Maximum number of fields that a refusal names. No form has so many; a body of 128 KB can have thousands of invalid ones. */
const MAX_FIELDS = 100

const CODES: Readonly<Record<string, FieldCode>> = {
  max_length: 'too-long',
  max_value: 'wrong-format',
  email: 'invalid-email',
  min_length: 'too-short',
}

function codeOf(issue: v.BaseIssue<unknown>): FieldCode {
  if (issue.input === undefined || issue.input === '' || issue.input === null) return 'required'
  return CODES[issue.type] ?? 'wrong-format'
}

function toFieldError(issue: v.BaseIssue<unknown>): FieldError {
  return fieldError(v.getDotPath(issue) ?? '', codeOf(issue))
}

/** Parses a part of a request; a refusal names each wrong field once, up to MAX_FIELDS, by its path and without repeating the value. */
export function parsePart(schema: AnySchema | undefined, raw: unknown): Result<unknown, Failure> {
  if (!schema) return succeed(undefined)
  const parsed = v.safeParse(schema, raw)
  if (parsed.success) return succeed(parsed.output)
  const fields = new Map(parsed.issues.slice(0, MAX_FIELDS).map((issue) => [v.getDotPath(issue), toFieldError(issue)]))
  return fail({ kind: 'validation-failed', fields: [...fields.values()] })
}

/** Parses the query; keys that are not in the contract are ignored. */
export function parseQuery(schema: AnySchema | undefined, search: URLSearchParams): Result<unknown, Failure> {
  return schema ? parsePart(schema, queryToObject(schema, search)) : succeed(undefined)
}

/** Checks an answer against the contract (tests and development): a missing, wrong or extra field is a bug and throws. */
export function assertAnswer(name: string, schema: AnySchema, value: unknown): void {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
    throw new Error(`The answer of ${name} breaks the contract: ${faults.join('; ')}`)
  }
  if (!isDeepStrictEqual(parsed.output, JSON.parse(JSON.stringify(value)))) {
    throw new Error(`The answer of ${name} contains fields that are not in the contract`)
  }
}
