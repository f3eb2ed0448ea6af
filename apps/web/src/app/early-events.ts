/** Attribute of a part that is displayed but whose code does not run yet. */
export const INACTIVE = 'data-inactive'

/** Controls whose click only code answers. Links, text fields and buttons that send a form also work without it. */
const CONTROLS = 'button:not([type=submit]),input:is([type=checkbox],[type=radio])'

/** The control or posted form that was used last in an inactive part. */
let held: HTMLElement | undefined

function hold(event: Event): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const element = event.type === 'submit' ? target.closest<HTMLElement>('form[method=post]') : target.closest<HTMLElement>(CONTROLS)
  if (!element?.closest(`[${INACTIVE}]`)) return
  event.preventDefault()
  event.stopPropagation()
  held = element
}

/** Records clicks and posted forms of parts whose code does not run yet; `activate` repeats the last one. */
export function holdEarlyEvents(): void {
  for (const event of ['click', 'submit']) window.addEventListener(event, hold, true)
}

/** Called when the code of a part runs: repeats the visitor's last action before that. */
export function activate(part: HTMLElement): void {
  part.removeAttribute(INACTIVE)
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement && part.contains(focused) && focused.value !== focused.defaultValue) {
    focused.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const element = held
  if (!element || !part.contains(element)) return
  held = undefined
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}
