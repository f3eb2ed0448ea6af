import { useEffect, useRef, type RefObject } from 'react'

interface FollowedField {
  readonly ref: RefObject<HTMLInputElement | null>
  /** To be told of what is typed: a value that comes back from there must not take the cursor or a blank away. */
  readonly onTyped: (text: string) => void
}

/**
 * A field that keeps what is typed, also before the page was alive, and takes the address's value over when that changes by other
 * means: back, a link, a position.
 */
export function useFollowedField(value: string): FollowedField {
  const ref = useRef<HTMLInputElement>(null)
  const typed = useRef<string>(undefined)
  const followed = useRef(value)
  useEffect(() => {
    // Nothing has changed yet: what stands in the field came with the page, or was typed while it was waking.
    if (followed.current === value) return
    followed.current = value
    if (typed.current?.trim() !== value && ref.current !== null) ref.current.value = value
    typed.current = undefined
  }, [value])
  return { ref, onTyped: (text) => (typed.current = text) }
}
