import type { ReactNode } from 'react'

import { content } from '../base/layout.css.ts'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './Footer.css.ts'

export interface FooterGroup {
  readonly title?: ReactNode
  readonly links: readonly { readonly href: string; readonly label: ReactNode }[]
}

interface FooterProps {
  /** Wordmark and the content below it. */
  readonly brand: ReactNode
  readonly navLabel: string
  readonly groups: readonly FooterGroup[]
  readonly legal: ReactNode
}

/** The page's footer. */
export function Footer({ brand, navLabel, groups, legal }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={content}>
        <div>{brand}</div>
        {groups.length > 0 && (
          <nav className={css.links} aria-label={navLabel}>
            {groups.map(({ title, links }, index) => (
              <div key={index}>
                {title !== undefined && <h2>{title}</h2>}
                <ul>
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <Anchor href={href}>{label}</Anchor>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className={css.legal}>{legal}</div>
      </div>
    </footer>
  )
}
