import { newVersion as texts } from '@dining/copy-engine/texts/new-version'
import { useCopy } from '@dining/partner-kit/react'
import { TextButton } from '@dining/ui'

import * as css from './NewVersion.css.ts'
import { useNewVersion } from './new-version.ts'

/** Says that the site has a newer version, and loads this page from it if the visitor asks for that: something may have been typed here. */
export function NewVersion() {
  const copy = useCopy()
  return (
    <div className={css.notice}>
      <p className={css.text}>{copy.say(texts.text)}</p>
      <TextButton onClick={() => window.location.reload()}>{copy.say(texts.reload)}</TextButton>
      <TextButton onClick={() => useNewVersion.setState({ notice: null })}>{copy.say(texts.later)}</TextButton>
    </div>
  )
}
