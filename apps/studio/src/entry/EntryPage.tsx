import { CONTENT_SETS, type ContentSet } from '@dining/domain'
import { Loading, Skeleton } from '@dining/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { contentListQuery, entryQuery, type EntryKey } from '../api/queries.ts'
import * as app from '../app/app.css.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { PageError } from '../app/PageError.tsx'
import { useSession } from '../app/session.ts'
import { SETS } from '../entries/sets.ts'
import { formOf } from '../form/read-schema.ts'
import { EntryEditor } from './EntryEditor.tsx'

export { loadEditor } from '../text/WordsEditor.tsx'

/** The format of the API: imported entries have other names than those that are created here. */
const SLUG = /^\w[\w.-]{0,79}$/u

const setNamed = (name: string | undefined): ContentSet | undefined => CONTENT_SETS.find((set) => set === name)

/** The page to write, preview and publish an entry. */
export function EntryPage() {
  const { partner: id, set: setName, slug = '' } = useParams()
  const partner = useSession().operator.partners.find((one) => one.id === id)
  const set = setNamed(setName)
  const form = set && formOf(set, slug)
  if (!partner || !set || !form || !SLUG.test(slug)) return <PageError />
  const place: EntryKey = { partner: partner.id, set, slug }
  return <Entry key={JSON.stringify(place)} partner={partner} place={place} form={form} />
}

type EntryProps = Pick<Parameters<typeof EntryEditor>[0], 'partner' | 'place' | 'form'>

function Entry({ partner, place, form }: EntryProps) {
  // The input must not change during editing: a newer version is reported on save.
  const entry = useQuery({ ...entryQuery(place), staleTime: Infinity, gcTime: 0 })
  const list = useQuery({ ...contentListQuery(partner.id), staleTime: 60_000 })
  const fault = entry.error ?? list.error
  const isUnknown =
    entry.data?.versions.length === 0 && !SETS[place.set].many && list.data?.entries.some(({ set }) => set === place.set) === true
  // A set with one entry accepts no second one.
  if (isUnknown) return <PageError />
  if (entry.data && list.data) return <EntryEditor {...{ partner, place, form }} entry={entry.data} tokens={list.data.tokens} />
  return (
    <main className={app.page} id="main" tabIndex={-1}>
      {fault ? (
        <ErrorMessage fault={fault} onRetry={() => void Promise.all([entry.refetch(), list.refetch()])} />
      ) : (
        <Loading label="Loading the entry">
          <Skeleton height="60vh" />
        </Loading>
      )}
    </main>
  )
}
