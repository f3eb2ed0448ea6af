import { useApi } from '@dining/api-client'
import { errors } from '@dining/copy-engine/texts/errors'
import { security } from '@dining/copy-engine/texts/security'
import { Say, useCopy } from '@dining/partner-kit/react'
import { Banner, Button } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useId, useState } from 'react'

import type { ExportOutcome } from './export-data.ts'

/** Everything that is stored of the member, as one file. Its code loads when it is asked for; a failure appears beside the button. */
export function ExportSection() {
  const copy = useCopy()
  const api = useApi()
  const headingId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null)

  async function download() {
    setIsBusy(true)
    setOutcome(null)
    const ended = await import('./export-data.ts').then(
      ({ exportData }) => exportData(api),
      (): ExportOutcome => ({ kind: 'failed', message: { text: errors.network, values: {} } }),
    )
    setIsBusy(false)
    setOutcome(ended)
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
