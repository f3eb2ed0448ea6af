import * as css from './LinkedCard.css.ts'

const lettering = (fill: string, at: { x: number; y: number; size: number }, text: string, italic = false) => (
  <text
    x={at.x}
    y={at.y}
    fill={fill}
    fontFamily="Arial, sans-serif"
    fontSize={at.size}
    fontWeight="800"
    fontStyle={italic ? 'italic' : 'normal'}
    textAnchor="middle"
  >
    {text}
  </text>
)

/** Simple drawings of our own that distinguish the brands; no registered artwork. */
const DRAWINGS = {
  Visa: (
    <>
      <rect width="48" height="30" rx="3" fill="#fff" />
      {lettering('#1a1f71', { x: 24, y: 20.5, size: 15 }, 'VISA', true)}
    </>
  ),
  Mastercard: (
    <>
      <rect width="48" height="30" rx="3" fill="#fff" />
      <circle cx="19" cy="15" r="9" fill="#d3232e" />
      <circle cx="29" cy="15" r="9" fill="#e99a1f" fillOpacity=".85" />
    </>
  ),
  Amex: (
    <>
      <rect width="48" height="30" rx="3" fill="#1f6fc0" />
      {lettering('#fff', { x: 24, y: 19.5, size: 12.5 }, 'AMEX')}
    </>
  ),
  Discover: (
    <>
      <rect width="48" height="30" rx="3" fill="#fff" />
      <circle cx="39" cy="22" r="5" fill="#e7772b" />
      {lettering('#222', { x: 24, y: 14, size: 8 }, 'DISCOVER')}
    </>
  ),
} as const

export type CardLogoProps = { readonly brand: keyof typeof DRAWINGS }

/** The mark of a card's brand, named for screen readers (CARD-16). */
export function CardLogo({ brand }: CardLogoProps) {
  return (
    <svg viewBox="0 0 48 30" width="48" height="30" role="img" aria-label={brand} className={css.logo}>
      {DRAWINGS[brand]}
    </svg>
  )
}
