import { shell } from '@dining/copy-engine/texts/shell'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { BackBar } from '@dining/ui'
import { useNavigate } from 'react-router'

/** Place of this entry in the app's own history; the router keeps it. 0 is where the visitor came in. */
function historyIndex(): number {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/** The bar that leads back in history, or home when there is none (SHELL-02 … SHELL-05). */
export function Back() {
  const copy = useCopy()
  const navigate = useNavigate()
  const label = copy.say(shell.back)
  return (
    <BackBar
      navLabel={label}
      label={label}
      href={paths.home()}
      onBack={(event) => {
        if (historyIndex() === 0) return
        event.preventDefault()
        void navigate(-1)
      }}
    />
  )
}
