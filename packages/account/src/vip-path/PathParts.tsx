import { useApi } from '@dining/api-client'
import { vipPathQuery } from '@dining/api-client/queries'
import { vipPath as texts } from '@dining/copy-engine/texts/vip-path'
import { useCopy } from '@dining/partner-kit/react'
import { useMember } from '@dining/session'
import { Loading, Skeleton, TextButton } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { Notes } from './Notes.tsx'
import * as css from './path.css.ts'
import { Places } from './Places.tsx'

/** The notes on the member's path to VIP, or that they did not load, with a button that tries again. */
export function PathNotes() {
  const copy = useCopy()
  const member = useMember()
  const { data, isFetching, refetch } = useQuery(vipPathQuery(useApi()))
  const box = useRef<HTMLDivElement>(null)
  if (!member) return null
  const retry = () => {
    // The button goes; what takes its place has the focus.
    box.current?.focus()
    void refetch()
  }
  return (
    <div ref={box} tabIndex={-1} className={css.notes}>
      {data ? (
        <Notes path={data} member={member} />
      ) : isFetching ? (
        <Loading label={copy.say(texts.loading)}>
          <Skeleton width="16em" />
          <Skeleton width="100%" />
        </Loading>
      ) : (
        <>
          <p role="status">{copy.say(texts.failed)}</p>
          <p>
            <TextButton onClick={retry}>{copy.action(texts.retry)}</TextButton>
          </p>
        </>
      )}
    </div>
  )
}

/** The restaurants of the member's own dines that count; nothing until they are known. */
export function PathPlaces() {
  const { data } = useQuery(vipPathQuery(useApi()))
  return data ? <Places places={data.places} /> : null
}
