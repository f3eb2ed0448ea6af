import type { ComponentProps, ReactNode } from 'react'

import { overall } from '../base/layout.css.ts'
import { classNames } from '../class-names.ts'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './TopBar.css.ts'
import { useScrollsAway } from './use-scrolls-away.ts'

interface TopBarProps {
  /** Before the logo: the hamburger. */
  readonly start?: ReactNode
  readonly logo: ReactNode
  readonly end?: ReactNode
  /** Below 861 px: disappears on scroll down, returns on scroll up (NAV-08, NAV-09). */
  readonly hides?: boolean | undefined
}

/** The page's header. */
export function TopBar({ start, logo, end, hides = false }: TopBarProps) {
  const away = useScrollsAway(hides)
  return (
    <header className={classNames(css.bar, hides && css.hides)} data-away={away || undefined}>
      <div className={classNames(overall, css.inner)}>
        <div className={css.start}>{start}</div>
        <div className={css.logo}>{logo}</div>
        <div className={css.end}>{end}</div>
      </div>
    </header>
  )
}

/** A link in the bar; `framed` outlines it. */
export function BarLink({ framed, className, ...rest }: ComponentProps<'a'> & { readonly framed?: boolean | undefined }) {
  return <Anchor {...rest} className={classNames(css.barLink, framed === true && css.framed, className)} />
}

/** A button in the bar, such as the one that opens the member's menu. */
export function BarButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(css.barLink, className)} />
}
