import { shortlist as texts } from '@dining/copy-engine/texts/shortlist'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, TextField } from '@dining/ui'
import { shareIcon } from '@dining/ui/icons'
import { useRef, useState } from 'react'

import * as css from './ShareDialog.css.ts'

/** The link of a list, to copy, and to share where the platform can. Only in the browser, which has the address that the visitor uses. */
export function CopyLink({ token }: { readonly token: string }) {
  const copy = useCopy()
  const field = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<typeof texts.copied | typeof texts.notCopied>()
  const url = location.origin + paths.shortlist({ token })
  const copyUrl = async () => {
    setResult(undefined)
    try {
      await navigator.clipboard.writeText(url)
      setResult(texts.copied)
    } catch {
      field.current?.select()
      setResult(texts.notCopied)
    }
  }
  // Closing the sheet without a choice is not an error.
  const share = () => void navigator.share({ text: copy.say(texts.shareText), url }).catch(() => undefined)
  return (
    <div className={css.link}>
      <TextField ref={field} label={copy.say(texts.linkLabel)} value={url} readOnly onFocus={({ target }) => target.select()} />
      <div className={css.actions}>
        <Button onClick={() => void copyUrl()}>{copy.action(texts.copyLink)}</Button>
        {typeof navigator.share === 'function' && (
          <Button kind="quiet" icon={shareIcon} onClick={share}>
            {copy.action(texts.share)}
          </Button>
        )}
        <span role="status">{result && copy.say(result)}</span>
      </div>
    </div>
  )
}
