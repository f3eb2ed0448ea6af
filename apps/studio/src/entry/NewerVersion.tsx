import type { StudioPartner } from '@dining/contract/studio'
import { Button } from '@dining/ui'
import { useEffect, useRef } from 'react'

import { useSession } from '../app/session.ts'
import { momentWords } from '../entries/status.ts'
import { DifferenceList } from './DifferenceList.tsx'
import * as css from './entry.css.ts'
import type { Writing } from './use-writing.ts'

/** Another editor has saved a version meanwhile: shows the differences and the choices. No input is lost until the editor decides. */
export function NewerVersion({ writing, partner }: { readonly writing: Writing; readonly partner: StudioPartner }) {
  const { theirs, standing, keepMine, takeTheirs } = writing
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const newest = theirs?.versions[0]
  const { operator } = useSession()
  if (!newest) return null
  const isMine = newest.by === operator.email
  /** The buttons disappear after the decision: keyboard users continue at the text. */
  const decide = (choice: () => void) => () => {
    choice()
    document.getElementById('main')?.focus()
  }
  return (
    <div ref={box} className={css.newer} role="group" aria-labelledby="newer-title" tabIndex={-1}>
      <h2 id="newer-title" className={css.newerTitle}>
        {isMine ? 'You saved a newer version in another window' : 'Another editor saved a newer version'}
      </h2>
      <p>
        {isMine ? 'You' : newest.by === 'files' ? 'A delivery' : newest.by} saved version {newest.version} on{' '}
        {momentWords(newest.at, partner.timeZone)}. Your text here was not saved, but it is still here.
      </p>
      <DifferenceList before={standing.versions[0]?.fields} after={newest.fields} />
      <div className={css.newerActions}>
        <Button kind="quiet" onClick={decide(keepMine)}>
          Keep my text
        </Button>
        <Button kind="quiet" onClick={decide(takeTheirs)}>
          {isMine ? 'Use the other version' : 'Use their version'}
        </Button>
      </div>
    </div>
  )
}
