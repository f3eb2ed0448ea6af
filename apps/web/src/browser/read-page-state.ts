import { STATE_ELEMENT_ID, type PageState } from '../app/page-state.ts'

/** The state that the server wrote into this page; it comes from our own renderer of the same build. */
export function readPageState(): PageState {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent
  if (!text) throw new Error('The page carries no state')
  return JSON.parse(text) as PageState
}
