import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import {
  hashOf,
  MANIFEST_FILE,
  readManifest,
  sortedJson,
  withVersion,
  writePack,
  type Manifest,
  type WrittenPack,
} from '@dining/partner/pack'
import type { Partner } from '@dining/partner-kit'
import { built, builtServer, plainPartner } from '@dining/web/testing'

const COMMIT = { id: 'a'.repeat(40), isModified: false }

/** A folder for one test file, with packs of a test partner. */
export interface TestPacks {
  readonly place: string
  /** A pack whose build has a further file with this name in its assets, and whose partner is changed. */
  readonly make: (name: string, change?: (partner: Partner) => Partner) => Promise<WrittenPack>
  /** A copy of a pack with other files and another manifest; its version fits. */
  readonly alter: (
    pack: AlteredPack,
    files: Readonly<Record<string, string>>,
    change?: (manifest: Manifest) => Partial<Manifest>,
  ) => Promise<AlteredPack>
  readonly remove: () => Promise<void>
}

export interface AlteredPack {
  readonly folder: string
  readonly manifest: Manifest
}

/** Path of the file that only a pack of this name has. */
export const ownAsset = (name: string): string => `/assets/only-${name}-1234567.js`

/** A copy of a server without the hundreds of pictures that no test here asks for. */
async function withFewPictures(server: string, copy: string): Promise<string> {
  const isKept = (file: string) => !/\/shared\/(?:cuisines|dishes)\/(?!.*salad)/.test(file)
  await cp(server, copy, { recursive: true, filter: isKept })
  return copy
}

export async function testPacks(): Promise<TestPacks> {
  const place = await realpath(await mkdtemp(join(tmpdir(), 'releases-')))
  let altered = 0
  return {
    place,
    async make(name, change = (partner) => partner) {
      const [{ dist: shared }, server] = [await built('plain'), await builtServer()]
      const dist = join(place, `dist-${name}`)
      await cp(shared, dist, { recursive: true })
      await writeFile(join(dist, 'client', ownAsset(name)), `export const version = '${name}'`)
      return writePack({
        partner: change(plainPartner),
        content: [],
        dist,
        server: await withFewPictures(server, join(place, 'server')),
        commit: COMMIT,
        tools: {},
        out: join(place, 'packs'),
      })
    },
    async alter(pack, files, change = () => ({})) {
      const folder = join(place, `altered-${++altered}`)
      await cp(pack.folder, folder, { recursive: true })
      for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
      const read = readManifest(await readFile(join(folder, MANIFEST_FILE), 'utf8'))
      if (!read.ok) throw new Error(read.error)
      const { version: _, ...before } = read.value
      const listed = before.files.map((file) => {
        const text = files[file.path]
        return text === undefined ? file : { path: file.path, bytes: Buffer.byteLength(text), sha256: hashOf(text) }
      })
      const manifest = withVersion({ ...before, files: listed, ...change(read.value) })
      await writeFile(join(folder, MANIFEST_FILE), sortedJson(manifest))
      return { folder, manifest }
    },
    remove: () => rm(place, { recursive: true, force: true }),
  }
}
