import { derive, type Tokens } from '@dining/ui/theme/tools'

interface Scheme {
  readonly page: string
  readonly bar: string
  readonly onBar: string
  /** Below the bar. */
  readonly line: string
  /** Between the rows of a list. */
  readonly hair: string
  readonly card: string
  readonly heading: string
  readonly body: string
  readonly quiet: string
  readonly code: string
  readonly action: string
  readonly onAction: string
}

/** The style of a partner's mails. Colours as `#rrggbb`, which every mail client supports; typefaces as CSS lists. */
export interface MailLook {
  readonly light: Scheme
  /** For readers whose mail client prefers dark colours. */
  readonly dark: Scheme
  readonly faces: { readonly text: string; readonly display: string; readonly figures: string }
  readonly weights: { readonly strong: string; readonly light: string; readonly display: string }
  /** CSS lengths. */
  readonly radius: { readonly card: string; readonly button: string }
}

/** A mail's style from a partner's seeds. */
export function mailLook(tokens: Tokens): MailLook {
  const { light, dark, fixed } = derive(tokens)
  const scheme = ({ surface, text, action, table, border }: typeof light): Scheme => ({
    page: surface.page,
    bar: surface.bar,
    onBar: text.wordmark,
    line: table.deep,
    hair: border.hair,
    card: surface.card,
    heading: text.heading,
    body: text.body,
    quiet: text.quiet,
    code: surface.sunken,
    action: action.fill,
    onAction: text.onAction,
  })
  return {
    light: scheme(light),
    dark: scheme(dark),
    faces: fixed.font,
    weights: { strong: fixed.wordmark.strong, light: fixed.wordmark.light, display: fixed.display.weight },
    radius: { card: fixed.radius.card, button: fixed.radius.button },
  }
}
