import { Wordmark } from '@dining/ui'
import { vars } from '@dining/ui/style'

import * as css from './PartnerPage.css.ts'

const SURFACES = [
  { name: 'bar', background: vars.surface.bar, color: vars.text.wordmark },
  { name: 'hero', background: vars.surface.hero, color: vars.text.onHero },
  { name: 'brand', background: vars.surface.brand, color: vars.text.onBrand },
  { name: 'page', background: vars.surface.page, color: vars.text.heading },
  { name: 'footer', background: vars.surface.footer, color: vars.text.onFooter },
] as const

/** The wordmark on each of its backgrounds. */
export function Surfaces({ strong, light }: { readonly strong: string; readonly light: string }) {
  return (
    <ul className={css.surfaces}>
      {SURFACES.map(({ name, ...look }) => (
        <li key={name} style={look}>
          <Wordmark strong={strong} light={light} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
