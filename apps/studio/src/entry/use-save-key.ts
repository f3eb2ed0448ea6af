import { useEffect, useEffectEvent } from 'react'

/** Ctrl-S and Cmd-S keep what was written: nobody who writes here wants the page as a file. */
export function useSaveKey(onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    // What a dialog asks comes first.
    if (!event.repeat && document.querySelector('dialog[open]') === null) onSave()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [])
}
