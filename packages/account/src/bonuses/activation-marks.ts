import { ACTIVATION_MARK_MS } from '@dining/domain'
import { readStored, writeStored } from '@dining/session'
import { useMemo, useSyncExternalStore } from 'react'

/** Times in milliseconds since 1970, by public id and code. */
type Marks = Readonly<Record<string, number>>

const listeners = new Set<() => void>()

function listen(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

/** What is stored; an older version, or anybody, may have written something else. */
function parse(text: string | undefined): Marks {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return {}
  }
}

const keyOf = (publicId: string, code: string) => `${publicId}:${code}`

/** Remembers that a member has activated a bonus in this browser (BONUS-12); older marks that count no more are removed. */
export function markActivated(publicId: string, code: string, now: Date): void {
  const kept = Object.entries(parse(readStored('activatedBonuses'))).filter(([, at]) => now.getTime() - at < ACTIVATION_MARK_MS)
  writeStored('activatedBonuses', JSON.stringify(Object.fromEntries([...kept, [keyOf(publicId, code), now.getTime()]])))
  for (const changed of listeners) changed()
}

/** Times at which this browser activated bonuses of a member, by code; none on the server. */
export function useActivationMarks(publicId: string): Marks {
  const text = useSyncExternalStore(
    listen,
    () => readStored('activatedBonuses'),
    () => undefined,
  )
  return useMemo(() => {
    const prefix = keyOf(publicId, '')
    const own = Object.entries(parse(text)).filter(([key]) => key.startsWith(prefix))
    return Object.fromEntries(own.map(([key, at]) => [key.slice(prefix.length), at]))
  }, [publicId, text])
}
