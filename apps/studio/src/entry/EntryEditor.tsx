import type { ContentHistory, ContentToken, StudioPartner } from '@dining/contract/studio'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { FormProvider as HookFormProvider, useForm, type FieldValues } from 'react-hook-form'
import { Link, useBlocker } from 'react-router'

import { commentsQuery, type EntryKey } from '../api/queries.ts'
import { may } from '../app/session.ts'
import { StatusChip } from '../entries/StatusChip.tsx'
import { SETS } from '../entries/sets.ts'
import { momentWords, nextOf } from '../entries/status.ts'
import { Actions } from './Actions.tsx'
import { Approval } from './Approval.tsx'
import { approvalOf } from './approval-steps.ts'
import { Comments } from './Comments.tsx'
import { FindingsSummary } from './FindingsSummary.tsx'
import { History } from './History.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { NewerVersion } from './NewerVersion.tsx'
import { Preview } from './Preview.tsx'
import { entryTitle } from './difference.ts'
import * as css from './entry.css.ts'
import { startOf, useWriting } from './use-writing.ts'
import { GroupFields } from '../form/ContentField.tsx'
import { FormProvider, ROOT } from '../form/form-context.ts'
import type { FormNode } from '../form/form-node.ts'

/** The breakpoint of `entry.css.ts`: wide enough for form and preview side by side. */
const WIDE = '(min-width:1000px)'

function subscribe(changed: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether form and preview are side by side. */
const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)

interface EntryEditorProps {
  readonly partner: StudioPartner
  readonly place: EntryKey
  readonly form: FormNode
  readonly entry: ContentHistory
  readonly tokens: readonly ContentToken[]
}

const VIEWS = { write: 'Write', preview: 'Preview', history: 'History', comments: 'Comments' } as const
type View = keyof typeof VIEWS

/** The form of an entry beside its preview or its history; on a narrow screen one at a time. */
export function EntryEditor({ partner, place, form, entry, tokens }: EntryEditorProps) {
  const start: FieldValues = { [ROOT]: startOf(form, entry) }
  const control = useForm({ defaultValues: start })
  const writing = useWriting(place, form, entry, control)
  const [view, setView] = useState<View>('write')
  const comments = useQuery(commentsQuery(place))
  const blocker = useBlocker(() => writing.hasChanges())
  const { standing, findings } = writing
  const [newest] = standing.versions
  const next = nextOf(standing.versions, standing.shown)

  const { hasChanges } = writing
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  })

  const { title } = SETS[place.set]
  const isReadOnly = !may(partner, 'write-content')
  const isWide = useIsWide()
  const views: readonly View[] = isWide ? ['preview', 'history', 'comments'] : ['write', 'preview', 'history', 'comments']
  const shown = isWide && view === 'write' ? 'preview' : view
  return (
    <main className={css.page} id="main" tabIndex={-1} aria-labelledby="entry-title">
      <title>{`${entryTitle(place.slug)}, ${title} · ${partner.programName}`}</title>
      <header className={css.head}>
        <div className={css.heading}>
          <p className={css.crumbs}>
            <Link to={`/${partner.id}`}>{partner.programName}</Link> › {title}
          </p>
          <h1 className={css.title} id="entry-title">
            {entryTitle(place.slug)}{' '}
            {newest && <StatusChip of={newest} shown={standing.shown} timeZone={partner.timeZone} approval={approvalOf(standing)} />}
            {next && next !== newest && (
              <span className={css.coming}>
                Version {next.version} comes {momentWords(next.publishAt ?? next.at, partner.timeZone)}
              </span>
            )}
          </h1>
        </div>
        <Actions partner={partner} writing={writing} />
      </header>
      <div className={css.columns}>
        <section className={css.write} aria-label="Words" hidden={!isWide && view !== 'write'}>
          <Approval partner={partner} writing={writing} />
          {writing.theirs && <NewerVersion writing={writing} partner={partner} />}
          <FindingsSummary findings={findings} writing={writing} />
          <HookFormProvider {...control}>
            <FormProvider value={{ partner: partner.id, tokens, findings, isReadOnly }}>
              <fieldset className={css.fields} disabled={isReadOnly}>
                {form.kind === 'group' && <GroupFields node={form} path={ROOT} />}
              </fieldset>
            </FormProvider>
          </HookFormProvider>
        </section>
        <div className={css.rail}>
          <nav className={css.views} aria-label="Views of this entry">
            {views.map((name) => (
              <button key={name} type="button" className={css.viewButton} aria-pressed={name === shown} onClick={() => setView(name)}>
                {VIEWS[name]}
                {name === 'history' && ` ${standing.versions.length}`}
                {name === 'comments' && comments.data && ` ${comments.data.comments.length + comments.data.more}`}
              </button>
            ))}
          </nav>
          <section className={css.side} aria-label={VIEWS[shown]} hidden={shown === 'write'}>
            {shown === 'comments' ? (
              <Comments partner={partner} place={place} version={newest?.version} />
            ) : shown === 'history' ? (
              <History partner={partner} place={place} writing={writing} />
            ) : (
              <Preview partner={partner} place={place} fields={newest?.fields} saves={writing.saves} isChanged={writing.isChanged} />
            )}
          </section>
        </div>
      </div>
      <LeaveDialog blocker={blocker} />
    </main>
  )
}
