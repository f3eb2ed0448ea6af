import { useRef, useState } from 'react'

export interface SavedChoice {
  readonly on: boolean
  /** Shows the choice at once, and saves it. */
  readonly choose: (next: boolean) => Promise<void>
}

/**
 * A switch that is saved as soon as it is changed; it returns to the saved value if saving fails. The member may make another choice during a save.
 * @param save whether the choice was saved; it shows the result
 */
export function useSavedChoice(initial: boolean, save: (on: boolean) => Promise<boolean>): SavedChoice {
  const [on, setOn] = useState(initial)
  /** The last choice. */
  const chosen = useRef(initial)
  const isSaving = useRef(false)

  async function choose(next: boolean) {
    setOn(next)
    chosen.current = next
    if (isSaving.current) return
    isSaving.current = true
    for (let saved = !next; saved !== chosen.current; saved = !saved) {
      if (await save(chosen.current)) continue
      chosen.current = saved
      setOn(saved)
      break
    }
    isSaving.current = false
  }
  return { on, choose }
}
