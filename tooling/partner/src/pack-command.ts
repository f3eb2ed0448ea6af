import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'

import type { LoadedPartner } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'
import { bundleServer, createBuilder } from '@dining/web/build'
import * as v from 'valibot'

import { chosenIds, validPartners } from './choose.ts'
import type { Call, Command } from './command.ts'
import { hasChangedSince, sourceCommit } from './pack/source-commit.ts'
import { writePack, type WrittenPack } from './pack/write-pack.ts'
import { asTable } from './table.ts'

/** Where packs are written if no folder is named. */
const OUT = join(ROOT, '.cache/packs')

/** `partner pack`: one folder and one archive for each partner, which run with Node alone. */
export const packCommand: Command = async (call) => {
  const { words, json, out, err, since } = call
  if (words.length === 0 && since === undefined) {
    err('Name at least one partner, or --since <commit>. See pnpm partner --help.')
    return 2
  }
  const started = performance.now()
  const partners = await loaded(call)
  const packs = partners.length === 0 ? [] : await packAll(call, partners)
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  const rows = packs.map(({ manifest, folder, archive, maps }) => {
    const { partner, version, commit, files } = manifest
    return { partner, version, commit, files: files.length, bytes: files.reduce((sum, file) => sum + file.bytes, 0), folder, archive, maps }
  })
  if (json) out(JSON.stringify({ packs: rows, seconds }))
  else if (rows.length === 0) out(`No partner has changed since ${since}.`)
  else {
    const cells = rows.map((row) => [
      row.partner,
      row.version,
      String(row.files),
      (row.bytes / 1e6).toFixed(1),
      relative(process.cwd(), row.folder),
    ])
    out(asTable(['partner', 'version', 'files', 'MB', 'folder, and .tar beside it'], cells, new Set([2, 3])))
    const modified = rows.filter(({ commit }) => commit?.isModified).map(({ partner }) => partner)
    if (modified.length > 0) err(`With changes that are not committed: ${modified.join(', ')}.`)
  }
  return 0
}

async function loaded({ words, partnersDir, since }: Call): Promise<readonly LoadedPartner[]> {
  const chosen = await chosenIds(partnersDir, words)
  const isWanted = since === undefined ? [] : await Promise.all(chosen.map((id) => hasChangedSince(since, join(partnersDir, id))))
  const ids = chosen.filter((_, index) => isWanted[index] ?? true)
  return validPartners(partnersDir, ids)
}

async function packAll({ folder: out = OUT, err, json }: Call, partners: readonly LoadedPartner[]): Promise<readonly WrittenPack[]> {
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  const work = await mkdtemp(join(ROOT, '.cache/pack-'))
  const builder = createBuilder()
  const say = (line: string) => {
    if (!json) err(line)
  }
  try {
    const tools = await toolVersions()
    const server = join(work, 'server')
    const serverMaps = join(work, 'server-maps')
    await bundleServer({ outDir: server, maps: serverMaps })
    say('server is bundled')
    const written: WrittenPack[] = []
    for (const { partner, folder, content } of partners) {
      const { id } = partner.program
      const [dist, maps] = [join(work, id, 'dist'), join(work, id, 'maps')]
      await builder.build({ partnerFolder: folder, outDir: dist, maps: join(maps, 'site') })
      await cp(serverMaps, maps, { recursive: true })
      const commit = await sourceCommit(folder)
      written.push(
        await writePack({
          partner,
          content,
          dist,
          server,
          maps,
          commit,
          tools,
          out,
        }),
      )
      await rm(join(work, id), { recursive: true })
      say(`${id} is packed`)
    }
    return written
  } finally {
    await builder.close()
    await rm(work, { recursive: true, force: true })
  }
}

/** Versions of what decides about bytes: Node compresses, Vite bundles. */
async function toolVersions(): Promise<Readonly<Record<string, string>>> {
  const file = createRequire(import.meta.resolve('@dining/web/build')).resolve('vite/package.json')
  const { version } = v.parse(v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() })), await readFile(file, 'utf8'))
  return { node: process.version.slice(1), vite: version }
}
