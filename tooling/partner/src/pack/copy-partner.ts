import { cp, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies the sources of a partner's folder, so that it can be changed and packed with `pnpm partner pack --partners`. @returns the copy */
export async function copyPartner(folder: string, into: string, id: string): Promise<string> {
  const copy = join(into, id)
  const isSource = (file: string) => !/\/(?:node_modules|dist|\.turbo|\.cache)$/.test(file)
  await cp(join(folder, id), copy, { recursive: true, filter: isSource })
  await symlink(join(folder, id, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/**
 * Gives a copied partner another value of `partner.ts`.
 * @param copy absolute path of the copy
 * @param changed an expression in which `whole` is the partner before: "{ ...whole, wordmark: { strong: 'New', light: 'Dining' } }"
 */
export async function changePartner(copy: string, changed: string): Promise<void> {
  await rename(join(copy, 'partner.ts'), join(copy, 'partner-before.ts'))
  await writeFile(join(copy, 'partner.ts'), `import whole from './partner-before.ts'\nexport default ${changed}\n`)
}
