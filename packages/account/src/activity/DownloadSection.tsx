import { activity } from '@dining/copy-engine/texts/activity'
import { errors } from '@dining/copy-engine/texts/errors'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, Button, useBrowserValue, useLater } from '@dining/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** Whether a mailed statement has led here, to the download of its month. */
const namesMonth = () => new URLSearchParams(window.location.search).has('month')

/** The button that opens the download of activity as a file, whose code loads when it is pressed, or when a mailed statement leads to its month. */
export function DownloadSection() {
  const copy = useCopy()
  const { module, isFailed, load } = useLater(() => import('./DownloadForm.tsx'))
  const isLinked = useBrowserValue(namesMonth, false)
  const [isPressed, setIsPressed] = useState(false)
  const isOpen = isPressed || isLinked
  const loadLinked = useEffectEvent(load)
  useEffect(() => {
    if (isLinked) loadLinked()
  }, [isLinked])
  const open = () => {
    setIsPressed(true)
    if (!module) load()
  }
  if (isOpen && module) return <module.DownloadForm />
  return (
    <>
      {isOpen && isFailed && <Banner type="error">{copy.say(errors.network)}</Banner>}
      <p>
        <Button kind="quiet" busy={isOpen && !isFailed} onClick={open}>
          {copy.action(activity.download)}
        </Button>
      </p>
    </>
  )
}
