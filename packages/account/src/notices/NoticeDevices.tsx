import { useApi } from '@dining/api-client'
import { noticesQuery } from '@dining/api-client/queries'
import type { Notices } from '@dining/contract'
import { notices as texts } from '@dining/copy-engine/texts/notices'
import { useCopy } from '@dining/partner-kit/react'
import { Badge, Banner, Button } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'

import { DEVICE, LIST, NAME } from './list-style.ts'

type Result = { readonly kind: 'removed'; readonly device: string } | { readonly kind: 'failed' }

interface NoticeDevicesProps extends Pick<Notices, 'devices'> {
  /** The id of this browser; null while it shows no notices. */
  readonly ownId: string | null
}

/** The member's browsers that show notices, each with a way to remove it. */
export function NoticeDevices({ devices, ownId }: NoticeDevicesProps) {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const headingId = useId()
  const [pending, setPending] = useState<string | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const news = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => {
    if (result) news.current?.focus()
  }, [result])

  async function remove(deviceId: string, device: string) {
    if (pending !== null) return
    setPending(deviceId)
    setResult(null)
    const answer = await api.call('removeNoticeDevice', { params: { deviceId } })
    if (answer.ok) queryClient.setQueryData(noticesQuery(api).queryKey, answer.value)
    // It may have left by itself.
    else await queryClient.invalidateQueries({ queryKey: noticesQuery(api).queryKey })
    setPending(null)
    setResult(answer.ok ? { kind: 'removed', device } : { kind: 'failed' })
  }
  return (
    <section aria-labelledby={headingId} className={stack}>
      <h2 id={headingId}>{copy.say(texts.devices)}</h2>
      {devices.length === 0 && <p className={quiet}>{copy.say(texts.noDevices)}</p>}
      {devices.length > 0 && (
        <ul style={LIST}>
          {devices.map(({ id, device, addedAt }) => {
            const named = device ?? copy.say(texts.unknownDevice)
            const date = copy.date(addedAt, 'full')
            return (
              <li key={id} style={DEVICE}>
                <div>
                  <p style={NAME}>
                    <strong>{named}</strong>
                    {id === ownId && <Badge>{copy.say(texts.thisDevice)}</Badge>}
                  </p>
                  <p className={`${small} ${quiet}`}>{copy.say(texts.addedAt, { date })}</p>
                </div>
                <Button
                  kind="quiet"
                  busy={pending === id}
                  onClick={() => void remove(id, named)}
                  aria-label={copy.say(texts.removeOf, { device: named, date })}
                >
                  {copy.action(texts.remove)}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <div ref={news} tabIndex={-1}>
        {result?.kind === 'removed' && <Banner type="success">{copy.say(texts.removed, { device: result.device })}</Banner>}
        {result?.kind === 'failed' && <Banner type="error">{copy.say(texts.notRemoved)}</Banner>}
      </div>
    </section>
  )
}
