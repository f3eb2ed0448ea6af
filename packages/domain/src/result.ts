/** The result of a step that can fail; the failure is data with a `kind`, never an exception. */
export type Result<Value, Failure> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure }

export function succeed<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function fail<const Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error }
}
