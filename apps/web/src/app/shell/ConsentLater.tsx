import { useEffect, useState } from 'react'

import { laterPart } from '../later-part.ts'
import type { Consent } from './Consent.tsx'

const part = /* @__PURE__ */ laterPart(() => import('./Consent.tsx'))

/** The question about vendors and the visitor's choices: nothing of it is in the first load. @param path the page's path */
export function ConsentLater({ path }: { readonly path: string }) {
  const [shown, setShown] = useState<{ readonly Part: typeof Consent }>()
  useEffect(() => {
    const load = () => void part.load().then(({ Consent: Part }) => setShown({ Part }))
    if (document.readyState === 'complete') load()
    else window.addEventListener('load', load, { once: true })
  }, [])
  return shown && <shown.Part path={path} />
}
