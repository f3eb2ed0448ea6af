import type { FieldIssue, FormValues } from './field-issue.ts'
import type { FieldSpec } from './field-spec.ts'

/** The first thing wrong with a field, or null. An empty field can only be missing: checks see what was typed. */
export async function findIssue(
  { required = false, checks = [] }: FieldSpec,
  value: string | boolean,
  values: FormValues,
): Promise<FieldIssue | null> {
  if (value === '' || value === false) return required ? { code: 'required' } : null
  if (value === true) return null
  for (const check of checks) {
    const issue = await check(value, values)
    if (issue) return issue
  }
  return null
}
