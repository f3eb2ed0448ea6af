import { studioEndpoints, type StudioPartner } from '@dining/contract/studio'
import { Button, Loading } from '@dining/ui'
import { visuallyHidden } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'

import type { EntryKey } from '../api/queries.ts'
import { ask } from '../api/studio-api.ts'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { SETS } from '../entries/sets.ts'
import * as css from './entry.css.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

interface PreviewProps {
  readonly partner: StudioPartner
  readonly place: EntryKey
  /** Number of the newest saved version. */
  readonly fields: Readonly<Record<string, unknown>> | undefined
  /** Changes with each save, after which the page reloads. */
  readonly saves: number
  readonly isChanged: boolean
}

const PHONE = 375
const DESK = 1280

const SAFE_PATH = /^\/(?:[\w-][\w\-./?=&%~+,]*)?$/u

/** A page of the site that shows the entry. */
function pathOf({ set }: EntryKey, fields: PreviewProps['fields']): string {
  const own = fields?.['url']
  return SETS[set].path ?? (typeof own === 'string' && SAFE_PATH.test(own) ? own : '/')
}

/** The partner's own site with its drafts, in the width of a phone or a desktop. */
export function Preview({ partner, place, fields, saves, isChanged }: PreviewProps) {
  const [width, setWidth] = useState(PHONE)
  const path = pathOf(place, fields)
  const link = useQuery({
    queryKey: ['preview', partner.id, path, saves],
    queryFn: () => ask(studioEndpoints.createPreviewLink, { params: { partner: partner.id }, body: { path } }),
    enabled: partner.canPreview && partner.isServed,
    staleTime: Infinity,
    gcTime: 0,
  })
  const hasEnded = useHasPassed(link.data?.expiresAt)
  if (!partner.isServed) {
    return (
      <NoPreview title="Its site is not served here">
        What you write is checked, saved and published; to see it, serve the site, as with <code>pnpm start {partner.id}</code>.
      </NoPreview>
    )
  }
  if (!partner.canPreview) {
    return (
      <NoPreview title="No preview">
        {partner.programName} does not show drafts on its site: its configuration turns <code>cmsPreview</code> off. What is published can
        be seen on{' '}
        <a href={partner.origin} target="_blank" rel="noreferrer">
          {new URL(partner.origin).host}
        </a>
        .
      </NoPreview>
    )
  }
  return (
    <div className={css.preview}>
      <div className={css.previewBar}>
        <h2 className={visuallyHidden}>Preview</h2>
        <div className={css.widths} role="group" aria-label="Width of the preview">
          {[PHONE, DESK].map((one) => (
            <button key={one} type="button" aria-pressed={one === width} className={css.widthButton} onClick={() => setWidth(one)}>
              {one} px
            </button>
          ))}
        </div>
        {link.data && !hasEnded && (
          <a href={link.data.url} target="_blank" rel="noreferrer" className={css.quiet}>
            Open in a new tab
          </a>
        )}
      </div>
      <p className={css.quiet} role="status">
        {isChanged ? 'Shows the last saved version. Save the draft to see your changes.' : 'Shows the newest version.'}
      </p>
      {link.isPending && (
        <Loading label="Opening the preview">
          <div className={css.frame} />
        </Loading>
      )}
      {link.isError && <ErrorMessage fault={link.error} onRetry={() => void link.refetch()} />}
      {link.data && hasEnded && (
        <NoPreview
          title="The preview has ended"
          action={
            <Button kind="quiet" busy={link.isFetching} onClick={() => void link.refetch()}>
              Open it again
            </Button>
          }
        >
          A preview link works for two hours.
        </NoPreview>
      )}
      {link.data && !hasEnded && (
        <PreviewFrame key={`${saves} ${link.data.url}`} url={link.data.url} width={width} title={`${partner.programName}, preview`} />
      )}
    </div>
  )
}

/** Explains why there is no preview, with a remedy. */
function NoPreview({ title, children, action }: { readonly title: string; readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className={css.empty}>
      <h2 className={css.sideTitle}>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  )
}

/** Whether this moment has passed; updates when it does. */
function useHasPassed(iso: string | undefined): boolean {
  const [passed, setPassed] = useState<string>()
  useEffect(() => {
    if (iso === undefined) return undefined
    const timer = setTimeout(() => setPassed(iso), Math.max(Date.parse(iso) - Date.now(), 0))
    return () => clearTimeout(timer)
  }, [iso])
  return iso !== undefined && passed === iso
}
