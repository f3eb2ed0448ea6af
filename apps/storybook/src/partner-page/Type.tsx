import { Rate } from '@dining/ui'
import { lead, quiet, small } from '@dining/ui/layout'
import type { Tokens } from '@dining/ui/theme'

import * as css from './PartnerPage.css.ts'

const faceOf = (families: string) => families.split(',')[0]?.replaceAll('"', '') ?? ''

/** The type scale, each step in its typeface with sample text. */
export function TypeScale({ tokens: { faces, display, numeral, strong } }: { readonly tokens: Tokens }) {
  const shown = `${faceOf(faces.display)} ${display.weight}`
  const text = faceOf(faces.text)
  return (
    <div className={css.type}>
      <p className={css.asTitle}>Title: {shown}</p>
      <p className={css.asSection}>Section: {shown}</p>
      <p className={css.asPart}>Part: {shown}</p>
      <p className={lead}>Lead: {text}. The lazy dog dines out and earns.</p>
      <p>
        Body: {text}. The lazy dog dines out and earns, <strong>strong at {strong.weight}</strong>.
      </p>
      <p className={`${small} ${quiet}`}>Small: on food and drink, before tax, tip and fees.</p>
      <p>
        <Rate value="123" unit={`figures: ${faceOf(faces.figures)}`} note={`${numeral.weight}`} size="panel" />
      </p>
    </div>
  )
}
