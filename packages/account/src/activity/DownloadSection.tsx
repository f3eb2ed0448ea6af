import { activity } from '@dining/copy-engine/texts/activity'
import { errors } from '@dining/copy-engine/texts/errors'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, Button, useLater } from '@dining/ui'
import { useState } from 'react'

/** The button that opens the download of activity as a file, whose code loads when it is pressed. */
export function DownloadSection() {
  const copy = useCopy()
  const { module, isFailed, load } = useLater(() => import('./DownloadForm.tsx'))
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
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
