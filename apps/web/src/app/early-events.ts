/** Attribute of a part that is displayed but whose code does not run yet. */
export const INACTIVE = 'data-inactive'

/** Controls whose click only code answers. Links, text fields and buttons that send a form also work without it. */
const CONTROLS = 'button:not([type=submit]),input:is([type=checkbox],[type=radio])'

/** The control or form that was used last in an inactive part. */
let held: { readonly element: HTMLElement; readonly submitter?: HTMLElement | null } | undefined

function hold(event: Event, element: Element | null, submitter?: HTMLElement | null): void {
  if (!(element instanceof HTMLElement) || !element.closest(`[${INACTIVE}]`)) return
  event.preventDefault()
  event.stopPropagation()
  held = { element, ...(submitter === undefined ? {} : { submitter }) }
}

/** Holds clicks and posted forms of parts whose code does not run yet; `activate` repeats the last one. */
export function holdEarlyEvents(): void {
  const capture = { capture: true }
  window.addEventListener('click', (event) => hold(event, event.target instanceof Element ? event.target.closest(CONTROLS) : null), capture)
  window.addEventListener(
    'submit',
    (event) =>
      hold(event, event.target instanceof HTMLFormElement && event.target.method === 'post' ? event.target : null, event.submitter),
    capture,
  )
}

/** To be called when the code of a part runs: repeats there what the visitor did before that. */
export function activate(part: HTMLElement): void {
  part.removeAttribute(INACTIVE)
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement && part.contains(focused) && focused.value !== focused.defaultValue) {
    focused.dispatchEvent(new Event('input', { bubbles: true }))
  }
  if (!held || !part.contains(held.element)) return
  const { element, submitter } = held
  held = undefined
  if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
  else element.click()
}
