import { use, useEffect, useState } from 'react'

import { laterPart } from '../app/later-part.ts'
import { NOTICE_AFTER_MS } from '../app/shell/notice-due.ts'

const panel = /* @__PURE__ */ laterPart(() => import('./SurveyPanel.tsx'))

/** The survey of this page, after the visitor has seen the page: it is in no page from the server, since only the browser knows which ones were seen. */
export function SurveyWhenSeen({ path }: { readonly path: string }) {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSeen(true), NOTICE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSeen && <Loaded path={path} />
}

function Loaded({ path }: { readonly path: string }) {
  const { SurveyPanel } = panel.module() ?? use(panel.load())
  return <SurveyPanel path={path} />
}
