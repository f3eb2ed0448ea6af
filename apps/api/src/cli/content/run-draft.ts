import * as v from 'valibot'

import { saveDraft, type EntryOrder } from '../../use-cases/content/write-entry.ts'
import type { CommandDeps, Say } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'
import { reportWritten } from './report-written.ts'

const fieldsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)

/** `content draft`. @returns exit code */
export async function runDraft(deps: CommandDeps, order: EntryOrder, path: string, say: Say): Promise<number> {
  const json = await readTextFile(path)
  if (!json.ok) {
    say(`The file ${path} ${json.error}.`)
    return 1
  }
  const fields = v.safeParse(fieldsSchema, json.value)
  if (!fields.success) {
    say(`${path} is not a JSON object of fields, such as { "body_text": "…" }.`)
    return 1
  }
  return reportWritten(deps, order, say, () => saveDraft(deps, { ...order, fields: fields.output }))
}
