import { studioEndpoints, type StudioPartner } from '@dining/contract/studio'
import { Button, Loading } from '@dining/ui'
import { visuallyHidden } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import type { EntryPlace } from '../api/queries.ts'
import { ask } from '../api/studio-api.ts'
import { Fault } from '../app/Fault.tsx'
import { SETS } from '../entries/sets.ts'
import * as css from './entry.css.ts'

interface PreviewProps {
  readonly partner: StudioPartner
  readonly place: EntryPlace
  /** Of the newest version that was saved. */
  readonly fields: Readonly<Record<string, unknown>> | undefined
  /** Changes with everything that is saved: the page is loaded again then. */
  readonly saves: number
  readonly isChanged: boolean
}

const PHONE = 375
const FULL = 1280

/** The site is of another origin and keeps it; it may not lead the studio away. */
const SANDBOX = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups'].join(' ')

const SAFE_PATH = /^\/(?:[\w-][\w\-./?=&%~+,]*)?$/u

/** A page of the site on which the entry stands. */
function pathOf({ set }: EntryPlace, fields: PreviewProps['fields']): string {
  const own = fields?.['url']
  return SETS[set].path ?? (typeof own === 'string' && SAFE_PATH.test(own) ? own : '/')
}

/** The partner's own site with its drafts, in the width of a phone or of a desk. */
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
        {partner.programName} shows no drafts on its site: its configuration leaves <code>cmsPreview</code> off. What is published can be
        seen on{' '}
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
          {[PHONE, FULL].map((one) => (
            <button key={one} type="button" aria-pressed={one === width} className={css.widthButton} onClick={() => setWidth(one)}>
              {one === PHONE ? '375 px' : 'Full'}
            </button>
          ))}
        </div>
        {link.data && !hasEnded && (
          <a href={link.data.url} target="_blank" rel="noreferrer" className={css.quiet}>
            Open in a tab
          </a>
        )}
      </div>
      <p className={css.quiet} role="status">
        {isChanged ? 'Shows what was saved last; save the draft to see what you typed.' : 'Shows the newest version.'}
      </p>
      {link.isPending && (
        <Loading label="Opening the preview">
          <div className={css.frame} />
        </Loading>
      )}
      {link.isError && <Fault fault={link.error} onRetry={() => void link.refetch()} />}
      {link.data && hasEnded && (
        <NoPreview title="The preview has ended">
          Its link is good for two hours.
          <Button kind="quiet" busy={link.isFetching} onClick={() => void link.refetch()}>
            Open it again
          </Button>
        </NoPreview>
      )}
      {link.data && !hasEnded && (
        <Frame key={`${saves} ${link.data.url}`} url={link.data.url} width={width} title={`${partner.programName}, preview`} />
      )}
    </div>
  )
}

/** Why nothing is to be seen, and what helps. */
const NoPreview = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={css.empty}>
    <h2 className={css.sideTitle}>{title}</h2>
    <div className={css.emptyWords}>{children}</div>
  </div>
)

/** Has this moment gone by? Told when it does. */
function useHasPassed(iso: string | undefined): boolean {
  const [passed, setPassed] = useState<string>()
  useEffect(() => {
    if (iso === undefined) return undefined
    const timer = setTimeout(() => setPassed(iso), Math.max(Date.parse(iso) - Date.now(), 0))
    return () => clearTimeout(timer)
  }, [iso])
  return iso !== undefined && passed === iso
}

/** A page in a width of its own, drawn smaller where there is less room; as high as there is room for. */
function Frame({ url, width, title }: { readonly url: string; readonly width: number; readonly title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width, height: 600 })
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const scale = Math.min(1, room.width / width)
  return (
    <div ref={box} className={css.frame}>
      <iframe
        className={css.document}
        title={title}
        src={url}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        style={{ width, height: room.height / scale, left: (room.width - width * scale) / 2, transform: `scale(${scale})` }}
      />
    </div>
  )
}
