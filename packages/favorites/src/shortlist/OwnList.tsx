import { useApi } from '@dining/api-client'
import { shortlist as texts } from '@dining/copy-engine/texts/shortlist'
import { useCopy } from '@dining/partner-kit/react'
import { Button, Dialog, Panel } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useState } from 'react'

import { CopyLink } from './CopyLink.tsx'
import * as css from './ShortlistScreen.css.ts'

interface OwnListProps {
  readonly token: string
  readonly ownerKey: string
  readonly isOpen: boolean
  readonly onEnded: () => void
  readonly onRemoved: () => void
}

/** What the browser that made a list can do with it: share it, end the voting, and delete it. Each is confirmed. */
export function OwnList({ token, ownerKey, isOpen, onEnded, onRemoved }: OwnListProps) {
  const copy = useCopy()
  const api = useApi()
  const [asked, setAsked] = useState<'end' | 'remove'>()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const close = () => {
    setAsked(undefined)
    setFailed(false)
  }
  const confirm = async () => {
    const remove = asked === 'remove'
    setBusy(true)
    setFailed(false)
    const answer = await api.call('endShortlist', { params: { token }, body: { ownerKey, remove } })
    setBusy(false)
    if (!answer.ok) return setFailed(true)
    close()
    return remove ? onRemoved() : onEnded()
  }
  const words = asked === 'remove' ? { title: texts.delete, text: texts.deleteConfirm } : { title: texts.end, text: texts.endConfirm }
  return (
    <Panel as="section" className={css.panel} aria-labelledby="own-list">
      <h2 id="own-list">{copy.headline(texts.ownTitle)}</h2>
      <p className={`${small} ${quiet}`}>{copy.say(texts.ownText)}</p>
      {isOpen && <CopyLink token={token} />}
      <div className={css.own}>
        {isOpen && (
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsked('end')}>
            {copy.action(texts.end)}
          </Button>
        )}
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsked('remove')}>
          {copy.action(texts.delete)}
        </Button>
      </div>
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={copy.headline(words.title)}
        closeLabel={copy.say(texts.closeDialog)}
        actions={
          <>
            <Button busy={isBusy} onClick={() => void confirm()}>
              {copy.action(words.title)}
            </Button>
            <Button kind="quiet" onClick={close}>
              {copy.action(texts.keep)}
            </Button>
          </>
        }
      >
        <p>{copy.say(words.text)}</p>
        <p role="alert" className={css.problem}>
          {failed && copy.say(texts.notEnded)}
        </p>
      </Dialog>
    </Panel>
  )
}
