import type { StudioPartner } from '@dining/contract/studio'
import { Button } from '@dining/ui'
import { useEffect, useRef } from 'react'

import { momentWords } from '../entries/status.ts'
import { DifferenceList } from './DifferenceList.tsx'
import * as css from './entry.css.ts'
import type { Writing } from './use-writing.ts'

/** Somebody else has kept a version meanwhile: what it says otherwise, and what to do. Nothing typed is lost until it is decided. */
export function NewerVersion({ writing, partner }: { readonly writing: Writing; readonly partner: StudioPartner }) {
  const { theirs, standing, keepMine, takeTheirs } = writing
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const newest = theirs?.versions[0]
  if (!newest) return null
  return (
    <div ref={box} className={css.newer} role="group" aria-labelledby="newer-title" tabIndex={-1}>
      <h2 id="newer-title" className={css.newerTitle}>
        Somebody else was here
      </h2>
      <p>
        {newest.by} saved version {newest.version} on {momentWords(newest.at, partner.timeZone)}. Your words were not saved, and nothing
        that you typed is lost.
      </p>
      <DifferenceList before={standing.versions[0]?.fields} after={newest.fields} />
      <div className={css.newerActions}>
        <Button kind="quiet" onClick={keepMine}>
          Go on with mine
        </Button>
        <Button kind="quiet" onClick={takeTheirs}>
          Take theirs instead
        </Button>
      </div>
    </div>
  )
}
