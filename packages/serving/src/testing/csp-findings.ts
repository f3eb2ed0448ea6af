import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/**
 * Accepted findings, with the reason.
 * - `script-src 'self'`: the evaluator warns because a host may serve JSONP or uploads. These hosts serve neither: scripts are files of the
 *   build, and every other answer has `x-content-type-options: nosniff` and a type that is no script.
 */
const ACCEPTED: readonly { readonly directive: string; readonly value: string }[] = [{ directive: 'script-src', value: "'self'" }]

/** Findings of Google's CSP Evaluator for a policy, except ACCEPTED and advice that is not a weakness. */
export function cspFindings(policy: string | null): readonly string[] {
  const evaluator = new CspEvaluator(new CspParser(policy ?? '').csp)
  return evaluator
    .evaluate()
    .filter(({ severity }) => severity < Severity.STRICT_CSP || severity === Severity.MEDIUM_MAYBE)
    .filter(({ directive, value }) => !ACCEPTED.some((one) => one.directive === directive && one.value === value))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
}
