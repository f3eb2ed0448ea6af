import { studioEndpoints, type StudioPartner } from '@dining/contract/studio'
import { isNotFound } from '@dining/api-client'
import { Button, Dialog } from '@dining/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { ask } from '../api/studio-api.ts'
import { CallFault } from '../app/CallFault.tsx'
import { reasonIssue } from '../reason/reason.ts'
import { ReasonField } from '../reason/ReasonField.tsx'
import { cardWords, type Card } from './card-words.ts'
import * as css from './members.css.ts'

interface ReleaseDialogProps {
  readonly partner: StudioPartner
  /** Null while the dialog is closed. */
  readonly card: Card | null
  /** Whether it is the only card of the account, which closes with it. */
  readonly isLast: boolean
  readonly onClose: () => void
  readonly onDone: (card: Card, isClosed: boolean) => void
}

/** Asks for the reason before a card is removed from its account. */
export function ReleaseDialog({ partner, card, isLast, onClose, onDone }: ReleaseDialogProps) {
  const reason = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const release = useMutation({
    mutationFn: async ({ id }: Card) => {
      const body = { card: id, reason: reason.current?.value.trim() ?? '' }
      return ask(studioEndpoints.releaseMemberCard, { params: { partner: partner.id }, body })
    },
    onSuccess: ({ isClosed }, released) => onDone(released, isClosed),
  })
  const close = () => {
    release.reset()
    setFault(undefined)
    onClose()
  }
  const submit = () => {
    const found = reasonIssue(reason.current?.value ?? '')
    setFault(found)
    if (found !== undefined) reason.current?.focus()
    else if (card) release.mutate(card)
  }
  return (
    <Dialog
      open={card !== null}
      onClose={close}
      title={card ? `Release the ${cardWords(card)}?` : ''}
      closeLabel="Close"
      actions={
        <>
          <Button busy={release.isPending} onClick={submit}>
            Release the card
          </Button>
          <Button kind="quiet" onClick={close}>
            Keep it
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <p>The card is removed from this account, so that another account can link it. The member gets a mail about it.</p>
        {isLast && (
          <p>
            <strong>It is the last card of the account: the account is closed, and its sessions end.</strong>
          </p>
        )}
        <ReasonField ref={reason} error={fault} />
        <CallFault
          fault={release.error}
          words={isNotFound(release.error) ? 'The card is not linked any more. Look the member up again.' : undefined}
        />
      </div>
    </Dialog>
  )
}
