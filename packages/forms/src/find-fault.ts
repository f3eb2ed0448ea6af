import type { Fault, FormValues } from './fault.ts'
import type { FieldSpec } from './field-spec.ts'

/** The first thing wrong with a field, or null. An empty field can only be missing: checks see what was typed. */
export async function findFault(
  { required = false, checks = [] }: FieldSpec,
  value: string | boolean,
  values: FormValues,
): Promise<Fault | null> {
  if (value === '' || value === false) return required ? { code: 'required' } : null
  if (value === true) return null
  for (const check of checks) {
    const fault = await check(value, values)
    if (fault) return fault
  }
  return null
}
