import { useApi } from '@dining/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'

import { contentOf } from '../app/content.ts'
import { NOTICE_AFTER_MS } from '../app/shell/notice-due.ts'
import { useHasSurvey } from './survey-paths.ts'

type Panel = ComponentType<{ readonly path: string }>

/**
 * The survey of this page, after the visitor has seen the page: it is in no page from the server, since only the browser knows which ones were seen.
 * Its code is loaded on paths on which the content has a survey. Without its code, the page stays as it is.
 */
export function SurveyWhenSeen({ path }: { readonly path: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const hasSurvey = useHasSurvey(path)
  const [Panel, setPanel] = useState<Panel>()
  useEffect(() => {
    if (!hasSurvey) return undefined
    let isGone = false
    const load = async () => {
      const [{ SurveyPanel }] = await Promise.all([
        import('./SurveyPanel.tsx'),
        queryClient.prefetchQuery(contentOf(api, 'surveys', false)),
      ])
      if (!isGone) setPanel(() => SurveyPanel)
    }
    const timer = setTimeout(() => void load().catch(() => undefined), NOTICE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      isGone = true
    }
  }, [api, queryClient, hasSurvey])
  return Panel && <Panel path={path} />
}
