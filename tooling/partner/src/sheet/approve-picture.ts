import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { fail, succeed, type Result } from '@dining/domain'

import { SHEET_FOLDERS, type Baselines } from './compare.ts'

/** Why a picture was not approved. `retaken`: the sheet has a newer picture than the one that was seen; `replaced`: another one was approved since the sheet. */
export type ApproveFailure = { readonly kind: 'retaken' } | { readonly kind: 'replaced' }

/** The content of a file as a short text; "none" without the file. */
export async function contentOf(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => null)
  return bytes === null ? 'none' : createHash('sha256').update(bytes).digest('base64url')
}

/**
 * Makes one picture the approved one, if it is the one that was seen, in place of the approved picture that was seen beside it. Others see the old
 * picture or the new one, never a part.
 * @param seen content of the picture that the designer saw
 */
export async function approvePicture(
  { folder, baselines }: Baselines,
  file: string,
  seen: string,
): Promise<Result<undefined, ApproveFailure>> {
  const [now, approved] = [join(folder, SHEET_FOLDERS.now, file), join(baselines, file)]
  if ((await contentOf(now)) !== seen) return fail({ kind: 'retaken' })
  const before = await contentOf(approved)
  if (before !== seen && before !== (await contentOf(join(folder, SHEET_FOLDERS.approved, file)))) return fail({ kind: 'replaced' })
  await mkdir(dirname(approved), { recursive: true })
  await putFile(now, approved)
  return succeed(undefined)
}

/** Copies beside the target first: a shared folder never has half a file under its name. */
async function putFile(from: string, to: string): Promise<void> {
  const beside = `${to}.${randomUUID()}`
  await copyFile(from, beside)
  await rename(beside, to)
}
