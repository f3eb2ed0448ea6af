import { useApi } from '@dining/api-client'
import { contentQuery } from '@dining/api-client/queries'
import { useEffect, useState, type ComponentType } from 'react'

import { NOTICE_AFTER_MS } from '../app/shell/notice-due.ts'

type Panel = ComponentType<{ readonly path: string }>

/**
 * The survey of this page, after the visitor has seen the page: it is in no page from the server, since only the browser knows which ones were seen.
 * Its code is loaded where the content has a survey. Without an answer, or without its code, the page stays as it is.
 */
export function SurveyWhenSeen({ path }: { readonly path: string }) {
  const api = useApi()
  const [Panel, setPanel] = useState<Panel>()
  useEffect(() => {
    const gone = new AbortController()
    const load = async () => {
      const { data } = await contentQuery(api, 'surveys').queryFn(gone)
      if (data.length === 0) return
      const { SurveyPanel } = await import('./SurveyPanel.tsx')
      if (!gone.signal.aborted) setPanel(() => SurveyPanel)
    }
    const timer = setTimeout(() => void load().catch(() => undefined), NOTICE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [api])
  return Panel && <Panel path={path} />
}
