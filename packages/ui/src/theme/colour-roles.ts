/** Colours by role; light and dark have the same shape. `#rrggbb`, or `#rrggbbaa` if the background should be visible through it. */
export type ColourRoles = {
  readonly surface: Readonly<
    Record<
      | 'page'
      | 'raised'
      | 'card'
      | 'sunken'
      | 'tint'
      | 'bar'
      | 'barHover'
      | 'hero'
      | 'brand'
      | 'footer'
      | 'notice'
      | 'good'
      | 'danger'
      | 'warning',
      string
    >
  >
  readonly text: Readonly<
    Record<
      | 'heading'
      | 'body'
      | 'quiet'
      | 'dim'
      | 'link'
      | 'earn'
      | 'good'
      | 'danger'
      | 'warning'
      | 'onBar'
      | 'onHero'
      | 'quietOnHero'
      | 'earnOnHero'
      | 'onBrand'
      | 'quietOnBrand'
      | 'onFooter'
      | 'quietOnFooter'
      | 'onAction'
      | 'onBrandAction'
      | 'onControl'
      | 'onAcclaimed'
      | 'onBonus'
      | 'wordmark',
      string
    >
  >
  readonly action: Readonly<Record<'fill' | 'hover' | 'press' | 'edge' | 'brandFill' | 'brandHover', string>>
  readonly control: Readonly<Record<'on' | 'track', string>>
  readonly border: Readonly<
    Record<
      | 'hair'
      | 'control'
      | 'controlHover'
      | 'danger'
      | 'good'
      | 'warning'
      | 'leader'
      | 'leaderOnBrand'
      | 'card'
      | 'bar'
      | 'onBar'
      | 'onFooter'
      | 'hairOnFooter'
      | 'focus'
      | 'focusOnBar'
      | 'focusOnHero'
      | 'focusOnBrand'
      | 'focusOnFooter',
      string
    >
  >
  readonly badge: Readonly<Record<'acclaimed' | 'bonus' | 'star', string>>
  readonly table: Readonly<Record<'deep' | 'mid' | 'pale' | 'threadOnDeep' | 'threadOnPale' | 'light', string>>
  readonly plate: Readonly<Record<'face' | 'well' | 'ink' | 'ring' | 'rim' | 'shade' | 'near' | 'far', string>>
  readonly shadow: Readonly<Record<'soft' | 'firm', string>>
}
