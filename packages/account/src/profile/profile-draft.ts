import type { Member } from '@dining/contract'
import { readStored, removeStored, writeStored } from '@dining/session'

import type { ProfileValues } from './profile-values.ts'

export type Draft = Partial<ProfileValues>

/** Edits that this member has not saved, from an earlier visit to the page in this tab; null without any. Another member's are not given. */
export function readDraft({ publicId }: Pick<Member, 'publicId'>, saved: ProfileValues): Draft | null {
  try {
    const stored: unknown = JSON.parse(readStored('profileDraft') ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('publicId' in stored) || !('values' in stored)) return null
    const { values } = stored
    if (stored.publicId !== publicId || typeof values !== 'object' || values === null) return null
    const known = Object.entries(values).filter(
      ([name, value]) => name in saved && typeof value === typeof saved[name as keyof ProfileValues],
    )
    const changed = known.filter(([name, value]) => value !== saved[name as keyof ProfileValues])
    return changed.length > 0 ? Object.fromEntries(changed) : null
  } catch {
    return null
  }
}

export function keepDraft({ publicId }: Pick<Member, 'publicId'>, values: ProfileValues): void {
  writeStored('profileDraft', JSON.stringify({ publicId, values }))
}

export const dropDraft = () => removeStored('profileDraft')
