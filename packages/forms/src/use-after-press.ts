import { useEffect, useRef } from 'react'

/**
 * Runs what is asked for at once, or, while a pointer is pressed, after it is let go: an error that appears under a press would move
 * the button away before the click lands on it.
 */
export function useAfterPress(): (run: () => void) => void {
  const held = useRef(false)
  useEffect(() => {
    const stop = new AbortController()
    const on = (type: string, value: boolean) =>
      window.addEventListener(type, () => (held.current = value), { capture: true, signal: stop.signal })
    on('pointerdown', true)
    on('pointerup', false)
    on('pointercancel', false)
    return () => stop.abort()
  }, [])
  return (run) => {
    if (!held.current) return run()
    window.addEventListener('pointerup', () => setTimeout(run), { once: true })
  }
}
