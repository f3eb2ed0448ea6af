import type { FrameTheme } from '@dining/contract/frame'
import { vars } from '@dining/ui/style'

const COLOURS = {
  surface: vars.surface.raised,
  field: vars.surface.raised,
  text: vars.text.body,
  quiet: vars.text.quiet,
  border: vars.border.control,
  selected: vars.control.on,
  danger: vars.text.danger,
  focus: vars.border.focus,
} as const

/** Reads what the page's roles come to at this element now, as plain values that can be handed to another origin. */
export function readFrameTheme(at: HTMLElement): FrameTheme {
  const probe = at.appendChild(document.createElement('span'))
  probe.hidden = true
  const computed = getComputedStyle(probe)
  const colourOf = (value: string) => {
    probe.style.color = value
    return computed.color
  }
  const scheme = colourOf('light-dark(rgb(255, 255, 255), rgb(0, 0, 0))') === 'rgb(0, 0, 0)' ? 'dark' : 'light'
  probe.style.borderRadius = vars.radius.control
  probe.style.fontFamily = vars.font.text
  const theme: FrameTheme = {
    scheme,
    surface: colourOf(COLOURS.surface),
    field: colourOf(COLOURS.field),
    text: colourOf(COLOURS.text),
    quiet: colourOf(COLOURS.quiet),
    border: colourOf(COLOURS.border),
    selected: colourOf(COLOURS.selected),
    danger: colourOf(COLOURS.danger),
    focus: colourOf(COLOURS.focus),
    radius: computed.borderTopLeftRadius,
    font: computed.fontFamily,
  }
  probe.remove()
  return theme
}
