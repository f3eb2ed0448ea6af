import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { partnerIdSchema, verifyPack, versionSchema, withPackFolder, type Manifest } from '@dining/partner/pack'
import { StackError } from '@dining/stack'
import * as v from 'valibot'

import { describeFaults } from '../faults.ts'
import type { Releases } from '../store/releases.ts'

/** A pack whose files can be read: a version of the store, a folder, or an archive. */
export interface PackSource {
  readonly manifest: Manifest
  readonly place: 'store' | 'files'
  /** Text of a file; throws StackError if it is missing or was changed. */
  readonly text: (path: string) => Promise<string>
}

const named = v.pipe(v.string(), v.regex(/^[^/@]+(?:@[^/@]+)?$/))

/** "delta@0123456789abcdef", or "delta" for its current version; null for a path. */
function versionName(name: string): { readonly partner: string; readonly version: string | null } | null {
  if (!v.is(named, name) || name.endsWith('.tar')) return null
  const [partner = '', version = null] = name.split('@')
  return v.is(partnerIdSchema, partner) && (version === null || v.is(versionSchema, version)) ? { partner, version } : null
}

/**
 * Opens what a person named, and calls `read` with it.
 * @param name `<partner>@<version>`, `<partner>` for its current version, or a path of a pack (absolute, or with a slash or `.tar`)
 * Throws StackError if there is no such pack, or if a pack of the file system does not verify
 */
export async function withPack<T>(
  name: string,
  releases: Releases,
  resolve: (path: string) => string,
  read: (pack: PackSource) => Promise<T>,
): Promise<T> {
  const asked = versionName(name)
  if (asked) return read(await ofStore(asked.partner, asked.version ?? (await currentOf(asked.partner, releases)), releases))
  return withPackFolder(resolve(name), async (folder) => {
    const verified = await verifyPack(folder)
    if (!verified.ok) throw new StackError(describeFaults(name, verified.error))
    return read({ manifest: verified.value, place: 'files', text: (path) => readFile(join(folder, path), 'utf8') })
  })
}

async function currentOf(partner: string, releases: Releases): Promise<string> {
  const { current } = await releases.state(partner)
  if (current === null)
    throw new StackError(`No version of ${partner} is current. Name one: ${partner}@<version>. See pnpm release list ${partner}.`)
  return current
}

/** A version of the store. Throws StackError if there is none. */
async function ofStore(partner: string, version: string, releases: Releases): Promise<PackSource> {
  const found = await releases.manifest(partner, version)
  if (!found.ok) throw new StackError(found.error)
  return {
    manifest: found.value,
    place: 'store',
    text: async (path) => {
      const file = found.value.files.find((one) => one.path === path)
      const bytes = file && (await releases.file(file))
      if (!bytes)
        throw new StackError(
          `${partner}@${version} has no whole ${path} in ${releases.name}. Run pnpm release verify ${partner}@${version}.`,
        )
      return Buffer.from(bytes).toString()
    },
  }
}
