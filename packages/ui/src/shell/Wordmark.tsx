import { classNames } from '../class-names.ts'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './Wordmark.css.ts'

interface WordmarkProps {
  readonly strong: string
  readonly light: string
  /** Its link (NAV-02); plain text without it. */
  readonly href?: string | undefined
  readonly className?: string | undefined
}

/** The partner's name, in its own typefaces and weights. */
export function Wordmark({ strong, light, href, className }: WordmarkProps) {
  const words = (
    <>
      <span className={css.strong}>{strong}</span> <span>{light}</span>
    </>
  )
  const name = classNames(css.wordmark, className)
  return href === undefined ? (
    <span className={name}>{words}</span>
  ) : (
    <Anchor className={name} href={href}>
      {words}
    </Anchor>
  )
}
