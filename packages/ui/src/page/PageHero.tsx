import { Hero, type HeroProps } from './Hero.tsx'
import * as css from './PageHero.css.ts'

interface PageHeroProps extends Pick<HeroProps, 'above' | 'text' | 'children' | 'picture' | 'tableOf'> {
  readonly title: HeroProps['lead']
}

/** The first view of a page other than home: lower, with a title and a link. It is separate from `Hero`, so that home does not load its style. */
export function PageHero({ title, ...rest }: PageHeroProps) {
  return <Hero className={css.low} lead={title} {...rest} />
}
