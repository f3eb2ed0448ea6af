import * as v from 'valibot'

import { saveDraft, type ChangeTarget } from '../../use-cases/content/write-entry.ts'
import type { CommandDeps, Print } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'
import { reportWritten } from './report-written.ts'

const fieldsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)

/** `content draft`. @returns exit code */
export async function runDraft(deps: CommandDeps, order: ChangeTarget, path: string, print: Print): Promise<number> {
  const json = await readTextFile(path)
  if (!json.ok) {
    print(`The file ${path} ${json.error}.`)
    return 1
  }
  const fields = v.safeParse(fieldsSchema, json.value)
  if (!fields.success) {
    print(`${path} is not a JSON object of fields, such as { "body_text": "…" }.`)
    return 1
  }
  return reportWritten(deps, order, print, () => saveDraft(deps, { ...order, fields: fields.output }))
}
