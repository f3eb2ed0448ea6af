import { card as texts } from '@dining/copy-engine/texts/card'
import { forms } from '@dining/copy-engine/texts/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Button, Dialog, TextButton, TextLink } from '@dining/ui'

import type { CardDeletion } from './use-card-deletion.ts'

interface DeleteCardDialogProps {
  readonly deletion: CardDeletion
  /** It is the last card: deleting it closes the account (CARD-69). */
  readonly isLast: boolean
  /** Where a member who leaves can say why. */
  readonly surveyHref?: string | undefined
}

/** Asks before a card is deleted (CARD-59). */
export function DeleteCardDialog({ deletion, isLast, surveyHref }: DeleteCardDialogProps) {
  const copy = useCopy()
  const { asked, pending, cancel, confirm } = deletion
  return (
    <Dialog
      open={asked !== null}
      onClose={cancel}
      title={copy.headline(isLast ? texts.lastTitle : texts.deleteTitle)}
      closeLabel={copy.say(forms.close)}
      actions={
        <>
          <Button onClick={confirm} busy={pending !== null}>
            {copy.action(isLast ? texts.deleteAndClose : texts.confirmDelete)}
          </Button>
          <TextButton onClick={cancel}>{copy.say(texts.keepCard)}</TextButton>
        </>
      }
    >
      {asked && !isLast && <p>{copy.say(texts.deleteText, { brand: asked.cardType, lastFour: asked.lastFour })}</p>}
      {isLast && (
        <>
          <p>{copy.say(texts.lastText)}</p>
          <p>
            <Say text={texts.lastSupport} />
          </p>
          {surveyHref !== undefined && <TextLink href={surveyHref}>{copy.say(texts.lastSurvey)}</TextLink>}
        </>
      )}
    </Dialog>
  )
}
