import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { StackError } from '@dining/stack'
import * as v from 'valibot'

/** A path within the folders of pictures: the partner's folder and a file. */
const fileSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+\.png$/))

const changeSchema = v.variant('kind', [
  v.object({ kind: v.literal('new') }),
  v.object({ kind: v.literal('same') }),
  v.object({ kind: v.literal('resized'), was: v.string(), is: v.string() }),
  v.object({ kind: v.literal('changed'), share: v.number() }),
])

const sheetSchema = v.object({
  isBlind: v.boolean(),
  warnings: v.pipe(v.array(v.string()), v.readonly()),
  pictures: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        screen: v.string(),
        width: v.number(),
        scheme: v.picklist(['light', 'dark']),
        file: fileSchema,
        change: changeSchema,
      }),
    ),
    v.readonly(),
  ),
})

/** What a sheet showed: its pictures, each with what differed from the approved one. */
export type LastSheet = v.InferOutput<typeof sheetSchema>

const FILE = 'sheet.json'

export const writeLastSheet = (folder: string, sheet: LastSheet): Promise<void> =>
  writeFile(join(folder, FILE), `${JSON.stringify(sheet)}\n`)

/** The last sheet of a folder. Throws StackError if there is none that can be read. */
export async function readLastSheet(folder: string): Promise<LastSheet> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), sheetSchema), await readFile(join(folder, FILE), 'utf8').catch(() => ''))
  if (!read.success) throw new StackError('There is no sheet to review. Run pnpm partner sheet first.')
  return read.output
}
