import { onBrand } from '../style/ground.css.ts'
import { part } from '../style/part.ts'
import { vars } from '../theme/vars.css.ts'

export const band = part({ background: vars.surface.brand, color: vars.text.onBrand, vars: onBrand })
