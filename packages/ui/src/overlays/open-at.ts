/**
 * Opens a popover at an element without `popovertarget`. Without support for anchors it is placed below the element
 * once, and closes as soon as the page scrolls.
 * @param panel has a `popover` attribute and `anchored` in its style
 */
export function openAt(panel: HTMLElement, anchor: HTMLElement): void {
  if (panel.matches(':popover-open')) return
  if (CSS.supports('position-area', 'end')) {
    anchor.style.setProperty('anchor-name', `--${panel.id}`)
    panel.style.setProperty('position-anchor', `--${panel.id}`)
  } else {
    const { left, bottom } = anchor.getBoundingClientRect()
    Object.assign(panel.style, { inset: `${bottom}px auto auto ${left}px`, margin: 0 })
    window.addEventListener('scroll', () => panel.hidePopover(), { once: true, passive: true })
  }
  panel.showPopover()
}
