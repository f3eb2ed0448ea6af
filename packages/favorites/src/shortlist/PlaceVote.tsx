import { shortlist as texts } from '@dining/copy-engine/texts/shortlist'
import type { Shortlist } from '@dining/contract'
import { useCopy } from '@dining/partner-kit/react'
import { Button } from '@dining/ui'
import { checkIcon } from '@dining/ui/icons'

import * as css from './PlaceVote.css.ts'

interface PlaceVoteProps {
  readonly place: Shortlist['places'][number]
  readonly name: string
  /** Voters of the whole list. */
  readonly voters: number
  readonly isLeading: boolean
  readonly isOwn: boolean
  /** Undefined where nobody can vote for it any more. */
  readonly onToggle: (() => void) | undefined
}

/** The votes of a place as a number, a bar and names, and the button that votes for it. */
export function PlaceVote({ place: { votes, voters: names }, name, voters, isLeading, isOwn, onToggle }: PlaceVoteProps) {
  const copy = useCopy()
  return (
    <div className={css.vote}>
      <p className={css.line}>
        <span>
          <strong>{copy.say(texts.votes, { count: votes })}</strong> {voters > 0 && copy.say(texts.ofVoters, { count: voters })}
        </span>
        {isLeading && <span className={css.leading}>{copy.say(texts.leading)}</span>}
      </p>
      <span className={css.track} aria-hidden="true">
        <span className={css.bar} style={{ width: `${voters === 0 ? 0 : Math.min(100, (100 * votes) / voters)}%` }} />
      </span>
      {names.length > 0 && <p className={css.voters}>{names.join(', ')}</p>}
      {onToggle && (
        <Button
          kind="quiet"
          wide
          className={css.button}
          aria-pressed={isOwn}
          aria-label={copy.say(texts.vote, { name })}
          icon={isOwn ? checkIcon : undefined}
          onClick={onToggle}
        >
          {copy.action(texts.voteShort)}
        </Button>
      )}
    </div>
  )
}
