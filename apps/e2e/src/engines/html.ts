import { HtmlValidate } from 'html-validate/node'

import { HTML_LEFT_OUT } from './rules.ts'

const rules = Object.fromEntries(Object.keys(HTML_LEFT_OUT).map((rule) => [rule, 'off' as const]))
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'], rules })

/** The findings of html-validate in a document as sent by the server, one line each. */
export async function htmlIssues(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`))
}
