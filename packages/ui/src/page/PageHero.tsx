import { Hero, type HeroProps } from './Hero.tsx'
import * as css from './PageHero.css.ts'

/** The first view of a page that is not home: lower, with a title and a way on. Apart from `Hero`, so that home does not carry its style. */
export function PageHero({ title, ...rest }: Pick<HeroProps, 'text' | 'children' | 'tableOf'> & { readonly title: HeroProps['lead'] }) {
  return <Hero className={css.low} lead={title} {...rest} />
}
