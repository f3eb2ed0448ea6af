import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import { fail, succeed, type Result } from '@dining/domain'
import { hostOrigins, loadPartners, textFace } from '@dining/partner-kit/node'

import type { VaultEnvironment } from './environment.ts'

/** A partner's typeface, which the frame loads from this server. */
export interface FrameFace {
  readonly path: string
  /** `@font-face`, made of names and numbers of the partner's theme; nothing of it comes from the page around the frame. */
  readonly rule: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The partners whose pages may show the frame. */
export interface Parents {
  /** Per partner, the exact origins of the pages that may show the frame. */
  readonly origins: ReadonlyMap<string, readonly string[]>
  /** Per partner, the typeface of its texts; a partner without one uses a system typeface. */
  readonly faces: ReadonlyMap<string, FrameFace>
}

/** Reads origins and typefaces once, at the start. An error names the variable to set. */
export async function readParents({
  PARTNERS_DIR: folder,
  PARENT_ORIGINS: given,
}: Pick<VaultEnvironment, 'PARTNERS_DIR' | 'PARENT_ORIGINS'>): Promise<Result<Parents, string>> {
  if (folder === undefined) {
    if (given === undefined) return fail('PARTNERS_DIR is missing: set it to the folder of the partners, or set PARENT_ORIGINS')
    return succeed({ origins: given, faces: new Map() })
  }
  const partners = await loadPartners(folder)
  if (partners.length === 0) return fail(`there is no partner in PARTNERS_DIR ${folder}`)
  const faces = await Promise.all(partners.map(async (one) => [one.partner.program.id, await frameFace(one.folder)] as const))
  const known = new Map(faces.flatMap(([id, face]) => (face ? [[id, face] as const] : [])))
  if (given !== undefined) return succeed({ origins: given, faces: known })
  const without = partners.filter(({ partner }) => partner.program.hosts.length === 0).map(({ partner }) => partner.program.id)
  if (without.length > 0)
    return fail(`partners without a host: ${without.join(', ')}. Name their hosts in program.hosts, or set PARENT_ORIGINS`)
  return succeed({ origins: new Map(partners.map(({ partner: { program } }) => [program.id, hostOrigins(program)])), faces: known })
}

async function frameFace(folder: string): Promise<FrameFace | null> {
  const face = await textFace(folder)
  if (!face) return null
  const bytes = new Uint8Array(await readFile(face.file))
  const path = `/faces/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.woff2`
  return { path, rule: `@font-face{font-family:"${face.family}";font-weight:${face.weights};font-display:swap;src:url(${path})}`, bytes }
}
