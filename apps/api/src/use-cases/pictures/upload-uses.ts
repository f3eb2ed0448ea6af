import { uploadOf } from '@dining/domain/uploads'

import { pictureRepo } from '../../store/repositories/picture.ts'
import type { Tx } from '../../store/tables.ts'
import type { EntryFault } from '../content/entry-rules.ts'

/** An uploaded picture in the fields of an entry. */
interface UploadUse {
  readonly path: string
  readonly frameId: string
  /** Whether the object that contains it also has an alternative text. */
  readonly hasAlternative: boolean
}

const ALTERNATIVE = /alt_text$/

/** Every uploaded picture in the fields of an entry. */
export function uploadsIn(fields: unknown): readonly UploadUse[] {
  const visit = (value: unknown, path: string): readonly UploadUse[] => {
    if (typeof value !== 'object' || value === null) return []
    const entries = Object.entries(value)
    const hasAlternative = entries.some(([key, one]) => ALTERNATIVE.test(key) && typeof one === 'string' && one.trim() !== '')
    return entries.flatMap(([key, one]) => {
      const own = path === '' ? key : `${path}.${key}`
      const frameId = typeof one === 'string' ? uploadOf(one.trim()) : null
      return frameId === null ? visit(one, own) : [{ path: own, frameId, hasAlternative }]
    })
  }
  return visit(fields, '')
}

/**
 * What is wrong with the uploaded pictures of an entry: one that the partner does not have, or, if visitors will see it, one without an alternative text.
 * The pictures stay until the transaction ends.
 */
export async function uploadFaults(tx: Tx, partnerId: string, fields: unknown, isPublic: boolean): Promise<readonly EntryFault[]> {
  const uses = uploadsIn(fields)
  const held = await pictureRepo(tx, partnerId).holdFrames(uses.map(({ frameId }) => frameId))
  return uses.flatMap(({ path, frameId, hasAlternative }): readonly EntryFault[] => {
    if (!held.has(frameId)) return [{ path, reason: 'this picture is not among the uploaded ones', remedy: 'Choose another one.' }]
    if (isPublic && !hasAlternative)
      return [{ path, reason: 'the picture has no alternative text', remedy: 'Describe the picture for people who cannot see it.' }]
    return []
  })
}
