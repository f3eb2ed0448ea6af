import { CARD_BRAND_OF_CODE, type CardTypeCode } from '@dining/domain'
import type { CardNumberFault, FrameTexts, FrameTheme } from '@dining/contract/frame'

function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

export interface View {
  readonly input: HTMLInputElement
  readonly show: (theme: FrameTheme, texts: FrameTexts) => void
  /** Error beside the field, or none. */
  readonly setFault: (fault: CardNumberFault | null) => void
  readonly markBrand: (brand: CardTypeCode | null) => void
}

/** The whole page: label, field, error, accepted brands, help. Texts are inserted only as text. */
export function createView(root: HTMLElement, accepted: readonly CardTypeCode[]): View {
  const label = make('span')
  const required = make('span', { class: 'unseen' })
  const input = make('input', {
    id: 'number',
    name: 'cardnumber',
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'cc-number',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-required': 'true',
    'aria-describedby': 'fault help',
  })
  const fault = make('p', { id: 'fault', class: 'fault' })
  const marks = new Map(accepted.map((code) => [code, make('li', { class: 'brand' }, CARD_BRAND_OF_CODE[code])]))
  const brands = make('ul', { class: 'brands' }, ...marks.values())
  const help = make('p', { id: 'help', class: 'help' })
  const star = make('span', { 'aria-hidden': 'true' }, ' *')
  root.append(make('label', { for: 'number' }, label, star, required), input, fault, brands, help)

  let texts: FrameTexts | null = null
  let current: CardNumberFault | null = null
  const showFault = () => {
    const words = texts && { empty: texts.empty, invalid: texts.invalid, 'brand-not-accepted': texts.brandNotAccepted }
    fault.textContent = current && words ? words[current] : ''
    input.toggleAttribute('aria-invalid', false)
    if (current) input.setAttribute('aria-invalid', 'true')
  }
  return {
    input,
    show({ scheme, ...values }, words) {
      texts = words
      const style = document.documentElement.style
      style.colorScheme = scheme
      for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, value)
      label.textContent = words.label
      required.textContent = words.required
      help.textContent = words.help
      brands.setAttribute('aria-label', words.accepted)
      showFault()
      root.hidden = false
    },
    setFault(next) {
      current = next
      showFault()
    },
    markBrand(brand) {
      for (const [code, mark] of marks) {
        if (code === brand) mark.setAttribute('aria-current', 'true')
        else mark.removeAttribute('aria-current')
      }
    },
  }
}
