import { readFile } from 'node:fs/promises'
import path from 'node:path'

import * as v from 'valibot'
import type { Plugin } from 'vite'

const packageSchema = v.object({ name: v.string(), version: v.string(), license: v.optional(v.string()) })

/** Collects the modules of bundles as they are written. */
export interface ModuleNotes {
  readonly plugin: Plugin
  readonly ids: Set<string>
}

export function noteModules(): ModuleNotes {
  const ids = new Set<string>()
  return {
    ids,
    plugin: {
      name: 'note-modules',
      generateBundle(_options, bundle) {
        for (const output of Object.values(bundle)) if (output.type === 'chunk') for (const id of output.moduleIds) ids.add(id)
      },
    },
  }
}

/** Folder of the npm package that contains a module; undefined for a module of this repository. */
function packageFolderOf(id: string): string | undefined {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.split('?')[0] ?? '') ?? []
  return folder
}

/**
 * The software bill of materials of a build: the npm packages whose modules its bundles contain, in CycloneDX 1.6. It contains neither a time nor
 * a serial number, so that the same sources give the same bytes.
 * @param moduleIds absolute paths of the modules
 */
export async function sbomOf(partnerId: string, moduleIds: Iterable<string>): Promise<string> {
  const folders = new Set([...moduleIds].flatMap((id) => packageFolderOf(id) ?? []))
  const packages = await Promise.all(
    [...folders].map(async (folder) => v.parse(packageSchema, JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')))),
  )
  return written(
    partnerId,
    packages.map(({ name, version, license }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
      const licenses = license === undefined ? {} : { licenses: [{ expression: license }] }
      return { type: 'library', 'bom-ref': purl, name, version, purl, ...licenses }
    }),
  )
}

const sbomSchema = v.object({ components: v.array(v.looseObject({ purl: v.string() })) })

/** One bill of materials of several. @param boms texts of `sbomOf` */
export function joinSboms(name: string, boms: readonly string[]): string {
  return written(
    name,
    boms.flatMap((bom) => v.parse(v.pipe(v.string(), v.parseJson(), sbomSchema), bom).components),
  )
}

function written(name: string, components: readonly { readonly purl: string }[]): string {
  const sorted = components.toSorted((a, b) => a.purl.localeCompare(b.purl, 'en'))
  const unique = sorted.filter(({ purl }, at) => purl !== sorted[at - 1]?.purl)
  const metadata = { component: { type: 'application', 'bom-ref': name, name } }
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata, components: unique }, undefined, 2)}\n`
}
