import * as v from 'valibot'

/**
 * The errors of a JSON file, with the path of each and without a value: the library's own message contains the value that
 * should have been an object, which may be a secret.
 */
export function jsonIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.expected === 'Object' ? 'must be an object' : issue.message}`)
    .join('; ')
}
