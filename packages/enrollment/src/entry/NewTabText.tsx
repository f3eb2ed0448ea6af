import type { Text } from '@dining/copy-engine'
import { shell } from '@dining/copy-engine/texts/shell'
import { Rich, useCopy } from '@dining/partner-kit/react'
import { visuallyHidden } from '@dining/ui/layout'

/** A text beside a form whose links open a tab of their own, so that nothing typed is lost. */
export function NewTabText({ text }: { readonly text: Text<string> }) {
  const copy = useCopy()
  return copy.rich(text).map((part, index) =>
    part.kind !== 'link' || part.to === 'contact' ? (
      <Rich key={index} parts={[part]} />
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener">
        <Rich parts={part.parts} />
        <span className={visuallyHidden}> ({copy.say(shell.newTab)})</span>
      </a>
    ),
  )
}
