const WRITABLE = 'form,input,textarea,select,[contenteditable]'

/** Whether something lies over the page, or the visitor writes: a panel that opens by itself waits for its end. */
export function isOverlaid(page: Document): boolean {
  return page.querySelector('dialog[open],:popover-open') !== null || page.activeElement?.closest(WRITABLE) != null
}
