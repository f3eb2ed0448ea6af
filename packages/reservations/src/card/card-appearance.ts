import { vars } from '@dining/ui/style'

/** Roles of the page's colors, by Stripe's names of them. */
const COLORS = {
  colorPrimary: vars.border.focus,
  colorBackground: vars.surface.raised,
  colorText: vars.text.body,
  colorTextSecondary: vars.text.quiet,
  colorDanger: vars.text.danger,
} as const

/** The look of the provider's fields: the page's own at this element, as plain values that can be sent to another origin (Stripe's Appearance API). */
export function appearanceAt(element: HTMLElement): object {
  const probe = element.appendChild(document.createElement('span'))
  probe.hidden = true
  const computed = getComputedStyle(probe)
  const colorOf = (value: string) => {
    probe.style.color = value
    return computed.color
  }
  const isDark = colorOf('light-dark(rgb(255, 255, 255), rgb(0, 0, 0))') === 'rgb(0, 0, 0)'
  const colors = Object.fromEntries(Object.entries(COLORS).map(([name, value]) => [name, colorOf(value)]))
  probe.style.borderRadius = vars.radius.control
  const borderRadius = computed.borderTopLeftRadius
  probe.remove()
  return { theme: isDark ? 'night' : 'stripe', variables: { ...colors, borderRadius, fontSizeBase: '16px' } }
}
