import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { CONTRACT_VERSION } from '@dining/contract'
import { AUTH_FLAGS, PARTNER_FLAGS } from '@dining/domain'
import { configuredFlag, type ContentFile, type Partner } from '@dining/partner-kit'
import { joinSboms, type BuildManifest } from '@dining/web/build'

import { writeArchive } from './archive.ts'
import { hashOf, MANIFEST_FILE, sortedJson, withVersion, type Manifest, type PackedFile } from './manifest.ts'
import { filesBelow, verifyPack } from './verify-pack.ts'

/** Name of the bill of materials in a pack. */
const SBOM_FILE = 'sbom.cdx.json'

export interface PackOrder {
  readonly partner: Partner
  /** The content sets of the partner's folder. */
  readonly content: readonly ContentFile[]
  /** Absolute path of the partner's build. */
  readonly dist: string
  /** Absolute path of what `bundleServer` wrote. */
  readonly server: string
  /** Absolute path of the source maps of both, if there are any. */
  readonly maps?: string | undefined
  readonly commit: Manifest['commit']
  readonly tools: Readonly<Record<string, string>>
  /** Absolute path of the folder for packs. */
  readonly out: string
}

/** What was written; absolute paths. */
export interface WrittenPack {
  readonly manifest: Manifest
  readonly folder: string
  readonly archive: string
  /** Folder and archive of the source maps. */
  readonly maps: { readonly folder: string; readonly archive: string } | null
}

/**
 * Writes one partner as `<partner>-<version>/` and `<partner>-<version>.tar`, and its source maps as `<partner>-<version>-maps`. The same sources give the
 * same bytes. A pack is there as a whole or not at all.
 */
export async function writePack(order: PackOrder): Promise<WrittenPack> {
  const { partner, out } = order
  await mkdir(out, { recursive: true })
  const unfinished = await mkdtemp(join(out, '.unfinished-'))
  try {
    const files = join(unfinished, 'files')
    await copyAll(order, files)
    const maps = order.maps === undefined ? null : join(unfinished, 'maps')
    if (maps !== null && order.maps !== undefined) await cp(order.maps, maps, { recursive: true })
    const site: unknown = JSON.parse(await readFile(join(order.dist, 'manifest.json'), 'utf8'))
    const manifest = withVersion({
      format: 1,
      partner: partner.program.id,
      commit: order.commit,
      contract: CONTRACT_VERSION,
      // Written by the same build.
      build: (site as BuildManifest).version,
      runtime: { node: '>=24', platform: 'any' },
      tools: { ...order.tools },
      maps: maps === null ? null : hashOf(sortedJson(await list(maps))),
      files: [...(await list(files))],
    })
    await writeFile(join(files, MANIFEST_FILE), sortedJson(manifest))
    await plainModes(unfinished)
    const folder = join(out, `${manifest.partner}-${manifest.version}`)
    await place(files, folder, async (one) => (await verifyPack(one)).ok)
    if (maps !== null) await place(maps, `${folder}-maps`, () => Promise.resolve(false))
    return {
      manifest,
      folder,
      archive: await writeArchive(folder),
      maps: maps === null ? null : { folder: `${folder}-maps`, archive: await writeArchive(`${folder}-maps`) },
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function copyAll({ partner, content, dist, server }: PackOrder, files: string): Promise<void> {
  const facts = join(files, 'facts')
  await mkdir(facts, { recursive: true })
  await cp(server, files, { recursive: true })
  await cp(dist, join(files, 'site'), { recursive: true })
  const boms = [join(dist, SBOM_FILE), join(server, SBOM_FILE)]
  await writeFile(join(files, SBOM_FILE), joinSboms(partner.program.id, await Promise.all(boms.map((file) => readFile(file, 'utf8')))))
  // Node reads the type of .js files from it.
  const about = { name: `dining-${partner.program.id}`, private: true, type: 'module', engines: { node: '>=24' } }
  await writeFile(join(files, 'package.json'), sortedJson({ ...about, scripts: { start: 'node server.mjs' } }))
  await writeFile(join(facts, 'partner.json'), sortedJson(partner))
  await writeFile(
    join(facts, 'flags.json'),
    sortedJson(Object.fromEntries([...AUTH_FLAGS, ...PARTNER_FLAGS].map((flag) => [flag, configuredFlag(partner, flag)]))),
  )
  await writeFile(join(facts, 'content.json'), sortedJson(Object.fromEntries(content.map(({ set, entries }) => [set, entries]))))
}

/** Every file below a folder with its size and hash, sorted by path. */
async function list(folder: string): Promise<readonly PackedFile[]> {
  const found = await filesBelow(folder)
  return Promise.all(
    found.map(async ({ path }) => {
      const data = await readFile(join(folder, path))
      return { path, bytes: data.length, sha256: hashOf(data) }
    }),
  )
}

/** Modes that no umask of the machine changes. */
async function plainModes(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}

/** Moves a folder to its place, unless what is there is the same. */
async function place(from: string, to: string, isSame: (folder: string) => Promise<boolean>): Promise<void> {
  if (await isSame(to)) return
  await rm(to, { recursive: true, force: true })
  await rename(from, to)
}
