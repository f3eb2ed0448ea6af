import { useEffect, useState } from 'react'

/** Gives the focus back to what had it when the component appeared, which a dialog that is removed does not do by itself. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
}
