import type { ReactNode } from 'react'

import { content } from '../base/layout.css.ts'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './Footer.css.ts'

interface FooterLink {
  readonly href: string
  readonly label: ReactNode
}

export interface FooterGroup {
  readonly title?: ReactNode
  readonly links: readonly FooterLink[]
}

interface FooterProps {
  /** Wordmark and the content below it. */
  readonly brand: ReactNode
  readonly navLabel: string
  readonly groups: readonly FooterGroup[]
  readonly legal: ReactNode
  /** Where visitors change what they have agreed to. */
  readonly privacy?: FooterLink
}

/** The page's footer. */
export function Footer({ brand, navLabel, groups, legal, privacy }: FooterProps) {
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
        <div className={css.legal}>
          {legal}
          {privacy && (
            <p>
              <Anchor href={privacy.href}>{privacy.label}</Anchor>
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}

interface LogoChainProps {
  readonly label: string
  readonly links: readonly FooterLink[]
}

/** Further brands, below the wordmark of the footer: their names as links. */
export function LogoChain({ label, links }: LogoChainProps) {
  return (
    <ul className={css.chain} aria-label={label}>
      {links.map(({ href, label: name }) => (
        <li key={href}>
          <Anchor href={href}>{name}</Anchor>
        </li>
      ))}
    </ul>
  )
}
