import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'

/** What pictures depend on besides the product. */
const environmentSchema = v.object({ chromium: v.string(), platform: v.string() })
type Environment = v.InferOutput<typeof environmentSchema>

const FILE = 'environment.json'
const environmentOf = (chromium: string): Environment => ({ chromium, platform: `${process.platform}-${process.arch}` })

/** Records the environment beside a partner's pictures; approving copies it with them. @param chromium version */
export async function recordEnvironment(picturesOfPartner: string, chromium: string): Promise<void> {
  await writeFile(join(picturesOfPartner, FILE), `${JSON.stringify(environmentOf(chromium))}\n`)
}

async function read(folder: string): Promise<Environment | null> {
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), environmentSchema), await readFile(join(folder, FILE), 'utf8'))
  } catch {
    // Not approved yet, or a folder that was put together by hand.
    return null
  }
}

/**
 * Compares the environment of approved pictures with that of the latest ones.
 * @param id of the partner
 * @returns a warning, or null if they are the same or one is unknown
 */
export async function environmentWarning(baselines: string, latest: string, id: string): Promise<string | null> {
  const [was, is] = [await read(join(baselines, id)), await read(join(latest, id))]
  if (was === null || is === null || (was.chromium === is.chromium && was.platform === is.platform)) return null
  return `${id}: approved with Chromium ${was.chromium} on ${was.platform}, now ${is.chromium} on ${is.platform}. Text may be painted differently.`
}

/**
 * Records the environment of a partner's approved pictures after some of them were approved one by one. While others are of an earlier environment, that
 * one stays recorded, so that a sheet still warns.
 * @param isWhole whether all pictures of the partner are approved
 */
export async function approveEnvironment(baselines: string, latest: string, id: string, isWhole: boolean): Promise<void> {
  const [from, to] = [join(latest, id, FILE), join(baselines, id, FILE)]
  if (existsSync(from) && (isWhole || !existsSync(to))) await copyFile(from, to)
}
