import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { changePartner, copyPartner, MANIFEST_FILE, readManifest, withPackFolder } from '@dining/partner/pack'
import { ROOT, StackError } from '@dining/stack'
import * as v from 'valibot'

import { commandLine } from './command-line.ts'
import { must } from './must.ts'

const packedSchema = v.object({ packs: v.tuple([v.object({ folder: v.string() })]) })

/** A packed version, as the rehearsal recognizes it. */
export interface Pack {
  /** Absolute path of the folder or archive. */
  readonly path: string
  readonly version: string
  /** Paths of scripts and style sheets that the other version does not have: "/assets/home-1a2b3c4.js". */
  readonly assets: ReadonlySet<string>
}

export type TwoPacks = readonly [one: Pack, two: Pack]

/**
 * Packs a partner as it is, and a copy of its folder with another title of home, by `pnpm partner pack`.
 * @param work absolute path of a folder for packs
 * @param copies absolute path of a folder within the clone for the copy
 */
export async function packTwo(id: string, work: string, copies: string, signal: AbortSignal): Promise<TwoPacks> {
  await mkdir(copies, { recursive: true })
  const copy = await copyPartner(join(ROOT, 'partners'), copies, id)
  await changePartner(
    copy,
    `{ ...whole, routes: { ...whole.routes, '/': { ...whole.routes['/'], title: whole.routes['/'].title + ' (2)' } } }`,
  )
  const run = commandLine('tooling/partner/src/main.ts', {}, signal)
  const pack = async (...more: readonly string[]) =>
    (await run(packedSchema, 'pack', id, '--out', join(work, 'packs'), ...more)).packs[0].folder
  return readTwo(id, await pack(), await pack('--partners', copies))
}

/** Reads two packs. Rejects with a StackError unless they are different versions of the partner whose pages can be told apart. */
export async function readTwo(id: string, one: string, two: string): Promise<TwoPacks> {
  const [first, second] = [await manifestOf(one), await manifestOf(two)]
  for (const { partner } of [first, second]) must(partner === id, `A pack is one of ${partner}, not of ${id}.`)
  must(first.version !== second.version, `Both packs are version ${first.version}.`)
  const [own, others] = [assetsOf(first), assetsOf(second)]
  return [
    { path: one, version: first.version, assets: without(own, others) },
    { path: two, version: second.version, assets: without(others, own) },
  ]
}

const without = (paths: ReadonlySet<string>, others: ReadonlySet<string>) => new Set([...paths].filter((path) => !others.has(path)))

async function manifestOf(pack: string) {
  const read = readManifest(await withPackFolder(pack, (folder) => readFile(join(folder, MANIFEST_FILE), 'utf8')))
  if (!read.ok) throw new StackError(`${pack}: ${read.error}`)
  return read.value
}

const CLIENT = 'site/client'

function assetsOf({ files }: Awaited<ReturnType<typeof manifestOf>>): Set<string> {
  return new Set(files.flatMap(({ path }) => (/^site\/client\/assets\/.*\.(?:js|css)$/.test(path) ? path.slice(CLIENT.length) : [])))
}
