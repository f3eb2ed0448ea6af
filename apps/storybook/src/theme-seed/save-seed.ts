import { createHash, randomUUID } from 'node:crypto'
import { chmod, readdir, readFile, rename, rm, lstat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { fail, succeed, type Result } from '@dining/domain'
import { checkContrast, derive } from '@dining/ui/theme/tools'

import { readSeedFile, rewriteSeed, type Unreadable } from './seed-file.ts'
import { readTexts, textsOf, type SeedTexts } from './seed-values.ts'

/** The seed of a partner as its file has it. */
export interface StoredSeed {
  /** Identifies the file's content; a save with another one is refused. */
  readonly version: string
  readonly texts: SeedTexts
}

export type SaveFailure =
  | { readonly kind: 'unknown-partner'; readonly known: readonly string[] }
  | Unreadable
  | { readonly kind: 'changed' }
  | { readonly kind: 'invalid'; readonly issues: SeedTexts }
  /** Each a pair that misses its contrast, with the nearest shade that passes. */
  | { readonly kind: 'contrast'; readonly pairs: readonly string[] }

const versionOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Reads and writes the seeds of the partners' folders. @param partners the folder of all partners */
export function seedStore(partners: string) {
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: async (id: string): Promise<Result<StoredSeed, SaveFailure>> => {
      const opened = await open(partners, id)
      return opened.ok ? succeed(opened.value.stored) : opened
    },
    /** Writes values into a partner's `tokens.ts`, one save after the other. Nothing is written if any of them is refused. */
    save: (id: string, version: string, texts: SeedTexts): Promise<Result<StoredSeed, SaveFailure>> => {
      const saving = last.then(() => save(partners, id, version, texts))
      last = saving.catch(() => undefined)
      return saving
    },
  }
}

export type SeedStore = ReturnType<typeof seedStore>

async function open(partners: string, id: string) {
  const entries = await readdir(partners, { withFileTypes: true })
  const known = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  if (!known.includes(id)) return fail({ kind: 'unknown-partner', known } as const)
  const file = path.join(partners, id, 'tokens.ts')
  const info = await lstat(file).catch(() => undefined)
  if (!info?.isFile()) return fail({ kind: 'unreadable', problem: 'it is not a file' } as const)
  const text = await readFile(file, 'utf8')
  const seed = readSeedFile(text)
  if (!seed.ok) return seed
  return succeed({ file, text, mode: info.mode, seed: seed.value, stored: { version: versionOf(text), texts: textsOf(seed.value.tokens) } })
}

async function save(partners: string, id: string, version: string, texts: SeedTexts): Promise<Result<StoredSeed, SaveFailure>> {
  const opened = await open(partners, id)
  if (!opened.ok) return opened
  const { file, text, mode, seed, stored } = opened.value
  if (stored.version !== version) return fail({ kind: 'changed' })
  const { values, issues } = readTexts(texts)
  const absent = [...values.keys()].filter((at) => !seed.literals.has(at)).map((at) => [at, 'The file has no such value.'] as const)
  const refused = { ...issues, ...Object.fromEntries(absent) }
  if (Object.keys(refused).length > 0) return fail({ kind: 'invalid', issues: refused })
  const rewritten = rewriteSeed(text, seed, values)
  const next = readSeedFile(rewritten)
  if (!next.ok) return next
  const pairs = failingPairs(next.value.tokens)
  if (pairs.length > 0) return fail({ kind: 'contrast', pairs })
  if (rewritten !== text) await replaceFile(file, rewritten, mode)
  return succeed({ version: versionOf(rewritten), texts: textsOf(next.value.tokens) })
}

/** The pairs that a partner's build would refuse. */
function failingPairs(tokens: Parameters<typeof derive>[0]): readonly string[] {
  try {
    checkContrast(derive(tokens))
    return []
  } catch (failure) {
    const [, ...pairs] = failure instanceof Error ? failure.message.split('\n') : []
    if (pairs.length === 0) throw failure
    return pairs
  }
}

/** Replaces a file as a whole: a process that ends meanwhile leaves the old one. */
async function replaceFile(file: string, text: string, mode: number): Promise<void> {
  const made = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`)
  try {
    await writeFile(made, text, { flag: 'wx' })
    await chmod(made, mode)
    await rename(made, file)
  } finally {
    await rm(made, { force: true })
  }
}
