import type { ReactNode } from 'react'

import { Anchor } from '../link/Anchor.tsx'
import { Hero, type HeroProps } from './Hero.tsx'
import * as css from './PageHero.css.ts'

/** A picture of the editors, in place of the table. */
export interface HeroPicture {
  readonly src: string
  /** For windows up to 860 px wide; `src` by default. */
  readonly narrowSrc?: string | undefined
  readonly alt: string
  /** The part that stays visible where the picture is cropped, as in CSS: "left", "center", "30%". */
  readonly x?: string | undefined
  readonly y?: string | undefined
}

interface PageHeroProps extends Pick<HeroProps, 'text' | 'children' | 'tableOf'> {
  readonly title: ReactNode
  /** A link to the page above this one. */
  readonly parent?: { readonly href: string; readonly label: string } | undefined
  readonly picture?: HeroPicture | undefined
}

/** The first view of a page other than home: lower, with a title and a link. It is separate from `Hero`, so that home does not load its style. */
export function PageHero({ title, parent, picture, ...rest }: PageHeroProps) {
  return (
    <Hero
      className={css.low}
      lead={title}
      above={
        parent && (
          <p className={css.parent}>
            <Anchor href={parent.href}>{parent.label}</Anchor>
          </p>
        )
      }
      picture={picture && <Picture {...picture} />}
      {...rest}
    />
  )
}

function Picture({ src, narrowSrc = src, alt, x = 'center', y = 'center' }: HeroPicture) {
  return (
    <picture className={css.picture}>
      <source media="(max-width:860px)" srcSet={narrowSrc} />
      <img src={src} alt={alt} width={600} height={375} fetchPriority="high" style={{ objectPosition: `${x} ${y}` }} />
    </picture>
  )
}
