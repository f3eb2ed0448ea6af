import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

import { StackError } from '@dining/stack'

/** A complete template partner, typed and checked with the rest of the repository. */
const TEMPLATE = join(import.meta.dirname, '../../template')

/** Ids that are hosts of every installation. */
const TAKEN = ['cards', 'mail', 'id', 'api', 'www']

/** The wordmark of an id: "acme-air" is Acme Air. */
export function nameOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** A hue for an id, in whole degrees, so that new partners look different; it has no other effect. */
export function hueOf(id: string): number {
  return Buffer.from(id).reduce((sum, letter) => (sum * 31 + letter) % 360, 7)
}

/**
 * Writes the folder of a new partner from the template, with names, hosts, wordmark and hue from its id.
 * @returns the folder. Throws StackError for an id that is invalid or in use.
 */
export async function writePartner(partnersDir: string, id: string): Promise<string> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length > 40) {
    throw new StackError(`"${id}" is not a valid id. Use lower-case letters and digits, with dashes between words.`)
  }
  const folder = join(partnersDir, id)
  if (TAKEN.includes(id)) throw new StackError(`${id} is a host of every installation: choose another id.`)
  if (existsSync(folder)) throw new StackError(`partners/${id} already exists.`)
  // Written to a temporary folder and renamed, so that no process reads a partial partner.
  const next = join(partnersDir, `.new-${id}-${process.pid}`)
  try {
    const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = join(entry.parentPath, entry.name)
      const target = join(next, relative(TEMPLATE, file))
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, ofPartner(id, await readFile(file, 'utf8')))
    }
    await writeFile(join(next, 'package.json'), packageOf(id))
    await rename(next, folder)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
  return folder
}

/** Hue of the template's one colour. */
const HUE = / 250\)/g

const ofPartner = (id: string, text: string) =>
  text
    .replaceAll('new-partner', id)
    .replaceAll('New Partner', nameOf(id))
    .replaceAll(HUE, ` ${hueOf(id)})`)

const packageOf = (id: string) =>
  `${JSON.stringify(
    {
      name: `@dining/partner-${id}`,
      version: '0.0.0',
      private: true,
      type: 'module',
      exports: { '.': './partner.ts', './theme': './theme.css.ts' },
      scripts: { build: 'partner-build' },
      dependencies: { '@dining/partner-kit': 'workspace:*', '@dining/ui': 'workspace:*', '@vanilla-extract/css': 'catalog:' },
      devDependencies: { '@dining/build': 'workspace:*' },
    },
    undefined,
    2,
  )}\n`
