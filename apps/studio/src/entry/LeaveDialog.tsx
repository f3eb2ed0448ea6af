import { Button, Dialog } from '@dining/ui'
import type { useBlocker } from 'react-router'

/** Asks for confirmation before unsaved input is discarded. */
export function LeaveDialog({ blocker }: { readonly blocker: ReturnType<typeof useBlocker> }) {
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      closeLabel="Stay"
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>Stay</Button>
          <Button kind="quiet" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </>
      }
    >
      <p>Your changes are not saved. They are lost when you leave.</p>
    </Dialog>
  )
}
