import { CONTENT_SETS, type ContentSet } from '@dining/domain'
import { Button, Loading, Skeleton } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { contentListQuery, entryQuery, type EntryPlace } from '../api/queries.ts'
import { faultWords } from '../api/studio-api.ts'
import * as app from '../app/app.css.ts'
import { PageFault } from '../app/PageFault.tsx'
import { useOperator } from '../app/Shell.tsx'
import { formOf } from '../form/read-schema.ts'
import { EntryEditor } from './EntryEditor.tsx'

export { loadEditor } from '../text/WordsEditor.tsx'

const setNamed = (name: string | undefined): ContentSet | undefined => CONTENT_SETS.find((set) => set === name)

/** Where an entry is written, looked at and published. */
export function EntryPage() {
  const { partner: id, set: setName, slug = '' } = useParams()
  const partner = useOperator().partners.find((one) => one.id === id)
  const set = setNamed(setName)
  const form = set && formOf(set, slug)
  if (!partner || !set || !form) return <PageFault />
  const place: EntryPlace = { partner: partner.id, set, slug }
  return <Entry key={JSON.stringify(place)} partner={partner} place={place} form={form} />
}

type EntryProps = Pick<Parameters<typeof EntryEditor>[0], 'partner' | 'place' | 'form'>

function Entry({ partner, place, form }: EntryProps) {
  // What is being written is not to change under the hand: a newer version is told when something is kept.
  const entry = useQuery({ ...entryQuery(place), staleTime: Infinity, gcTime: 0 })
  const list = useQuery({ ...contentListQuery(partner.id), staleTime: 60_000 })
  const fault = entry.error ?? list.error
  if (entry.data && list.data) return <EntryEditor {...{ partner, place, form }} entry={entry.data} tokens={list.data.tokens} />
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      {fault ? (
        <>
          <p role="alert" className={app.alert}>
            {faultWords(fault)}
          </p>
          <Button onClick={() => void Promise.all([entry.refetch(), list.refetch()])}>Try again</Button>
        </>
      ) : (
        <Loading label="Reading the entry">
          <Skeleton height="60vh" />
        </Loading>
      )}
    </main>
  )
}
