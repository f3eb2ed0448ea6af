import { BonusesSection } from '@dining/account'

import { pictureAt } from '../content/picture-at.ts'
import { useBonusBanners } from './bonus-banners.ts'

/** The member's bonuses with the editors' banners (BONUS-03, BONUS-04). */
export default function Bonuses() {
  return <BonusesSection banners={useBonusBanners()} pictureOf={pictureAt} />
}
