import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Partner } from '@dining/partner-kit'

export async function loadPartnerFolder(dir: string): Promise<ReadonlyMap<string, Partner>> {
  const partners = new Map<string, Partner>()
  for (const id of (await readdir(dir)).toSorted()) {
    const module: { default: Partner } = await import(pathToFileURL(join(dir, id, 'partner.ts')).href)
    partners.set(id, module.default)
  }
  return partners
}
