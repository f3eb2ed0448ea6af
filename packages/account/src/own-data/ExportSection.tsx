import { useApi } from '@dining/api-client'
import { security } from '@dining/copy-engine/texts/security'
import { messageOfError, type Message } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Banner, Button } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useId, useState } from 'react'

import { saveFile } from './save-file.ts'

type Outcome = { readonly kind: 'saved'; readonly file: string } | { readonly kind: 'failed'; readonly message: Message }

/** Everything that is stored of the member, as one file. The client asks who the member is before it is made; a failure appears beside the button. */
export function ExportSection() {
  const copy = useCopy()
  const api = useApi()
  const headingId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function download() {
    setIsBusy(true)
    setOutcome(null)
    const answer = await api.call('exportOwnData', {})
    setIsBusy(false)
    if (!answer.ok) return setOutcome({ kind: 'failed', message: messageOfError(answer.error) })
    saveFile(answer.value)
    setOutcome({ kind: 'saved', file: answer.value.fileName })
  }
  return (
    <section aria-labelledby={headingId} className={stack}>
      <h2 id={headingId}>{copy.say(security.ownData)}</h2>
      <p className={`${small} ${quiet}`}>{copy.say(security.ownDataLead)}</p>
      <p>
        <Button kind="quiet" busy={isBusy} busyLabel={copy.say(security.exporting)} onClick={() => void download()}>
          {copy.action(security.exportOwnData)}
        </Button>
      </p>
      {outcome?.kind === 'failed' && (
        <Banner type="error">
          <Say text={outcome.message.text} values={outcome.message.values} />
        </Banner>
      )}
      {outcome?.kind === 'saved' && <Banner type="success">{copy.say(security.exported, { file: outcome.file })}</Banner>}
    </section>
  )
}
