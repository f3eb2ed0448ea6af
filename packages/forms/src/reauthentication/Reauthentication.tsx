import { answerReauthentication } from '@dining/api-client'
import { useEffect, useRef, useState } from 'react'

import type { ReauthenticationDialog } from './ReauthenticationDialog.tsx'

interface ReauthenticationProps {
  /** Of the member. */
  readonly email: string
  /** Loads the dialog, with the first sensitive change that needs it. */
  readonly load: () => Promise<{ readonly ReauthenticationDialog: typeof ReauthenticationDialog }>
}

/** Answers the client's question who the member is (`withReauthentication`) with a dialog. The shell of a site mounts it once. */
export function Reauthentication({ email, load }: ReauthenticationProps) {
  const [Dialog, setDialog] = useState<typeof ReauthenticationDialog | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const settle = useRef<(proved: boolean) => void>(null)

  useEffect(
    () =>
      answerReauthentication(async () => {
        const loaded = await load().catch(() => null)
        if (!loaded) return false
        setDialog(() => loaded.ReauthenticationDialog)
        setIsOpen(true)
        return new Promise((resolve) => (settle.current = resolve))
      }),
    [load],
  )

  function end(proved: boolean) {
    setIsOpen(false)
    settle.current?.(proved)
    settle.current = null
  }
  return Dialog && <Dialog open={isOpen} email={email} onEnd={end} />
}
