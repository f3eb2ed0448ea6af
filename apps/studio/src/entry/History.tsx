import type { ContentVersion, StudioPartner } from '@dining/contract/studio'
import { Button, Dialog, TextButton } from '@dining/ui'
import { visuallyHidden } from '@dining/ui/layout'
import { useState } from 'react'

import type { EntryPlace } from '../api/queries.ts'
import { StatusChip } from '../entries/StatusChip.tsx'
import { momentWords } from '../entries/status.ts'
import { DifferenceList } from './DifferenceList.tsx'
import * as css from './entry.css.ts'
import { TakeOffDialog } from './TakeOffDialog.tsx'
import type { Writing } from './use-writing.ts'

interface HistoryProps {
  readonly partner: StudioPartner
  readonly place: EntryPlace
  readonly writing: Writing
}

/** Every version, the newest first: who, when, why, what it changed, and the way back to it. */
export function History({ partner, place, writing }: HistoryProps) {
  const { standing, give, isChanged, outcome } = writing
  const { versions, shown } = standing
  const [isTakingOff, setIsTakingOff] = useState(false)
  const isPublic = shown !== null || versions[0]?.status === 'scheduled'
  const [back, setBack] = useState<ContentVersion | null>(null)
  const rollBack = async () => {
    if (back) await give({ kind: 'rollback', version: back.version }, `Version ${back.version} again`)
    setBack(null)
  }
  if (versions.length === 0) return <p className={css.empty}>Nothing is written yet. The first version stands here once it is saved.</p>
  return (
    <div className={css.history}>
      <h2 className={visuallyHidden}>History</h2>
      <ol className={css.versions}>
        {versions.map((one, at) => {
          const before = versions[at + 1]
          return (
            <li key={one.version}>
              <p className={css.versionHead}>
                <strong>Version {one.version}</strong> <StatusChip of={one} shown={shown} timeZone={partner.timeZone} />
              </p>
              <p className={css.quiet}>
                {one.by === 'files' ? 'As delivered' : one.by}, {momentWords(one.at, partner.timeZone)}
              </p>
              {one.note !== '' && <p className={css.note}>{one.note}</p>}
              {before && (
                <details>
                  <summary>What changed</summary>
                  <DifferenceList before={before.fields} after={one.fields} />
                </details>
              )}
              {one.version !== shown && at > 0 && <TextButton onClick={() => setBack(one)}>Roll back to version {one.version}</TextButton>}
            </li>
          )
        })}
      </ol>
      {isPublic && <TextButton onClick={() => setIsTakingOff(true)}>Take off the site</TextButton>}
      <TakeOffDialog open={isTakingOff} onClose={() => setIsTakingOff(false)} {...{ place, writing }} />
      <Dialog
        open={back !== null}
        onClose={() => setBack(null)}
        title={`Put version ${back?.version} on the site?`}
        closeLabel="Close"
        actions={
          <>
            <Button busy={outcome.kind === 'busy'} onClick={() => void rollBack()}>
              Roll back
            </Button>
            <Button kind="quiet" onClick={() => setBack(null)}>
              Not yet
            </Button>
          </>
        }
      >
        <p>
          Its words become the newest version and are published at once.
          {isChanged && ' What you typed and did not save goes.'}
        </p>
        <DifferenceList before={versions.find(({ version }) => version === shown)?.fields} after={back?.fields} />
      </Dialog>
    </div>
  )
}
