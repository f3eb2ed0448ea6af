import { useEffect, useRef, useState } from 'react'

import * as css from './entry.css.ts'

/** The site keeps its own origin; it must not navigate the studio away. */
const SANDBOX = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups'].join(' ')

/** Milliseconds after which a page that has not loaded is reported. */
const PATIENCE_MS = 10_000

/** A page in a fixed width, scaled down if there is less room; as high as the available room. */
export function PreviewFrame({ url, width, title }: { readonly url: string; readonly width: number; readonly title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width, height: 600 })
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const [state, setState] = useState<'coming' | 'late' | 'there'>('coming')
  useEffect(() => {
    const timer = setTimeout(() => setState((before) => (before === 'coming' ? 'late' : before)), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  const scale = Math.min(1, room.width / width)
  return (
    <div ref={box} className={css.frame}>
      {state === 'late' && (
        <p className={css.late} role="alert">
          The site does not answer. Your text is safe. The page appears here when the site answers.
        </p>
      )}
      <iframe
        className={css.document}
        onLoad={() => setState('there')}
        title={title}
        src={url}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        style={{ width, height: room.height / scale, left: (room.width - width * scale) / 2, transform: `scale(${scale})` }}
      />
    </div>
  )
}
