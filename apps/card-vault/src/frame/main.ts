import type { FrameCommand } from '@dining/contract/frame'

import { brandSoFar, checkCardNumber, digitsOf } from '../card-number.ts'
import { encryptNumber } from './encrypt.ts'
import { regroup } from './grouping.ts'
import { readPageData } from './page-data.ts'
import { connectParent } from './parent-link.ts'
import { createView } from './view.ts'

const page = readPageData()
/** Milliseconds by which the visitor's clock is behind the vault's. */
const clockOffset = page.now - Date.now()
const root = document.querySelector<HTMLElement>('#app')
if (!root) throw new Error('The page has no #app')
const view = createView(root, page.accepted)
const { input } = view

const check = () => checkCardNumber(input.value, page.accepted)
const faultNow = () => {
  const { kind } = check()
  return kind === 'accepted' ? null : kind
}

async function answer(request: string): Promise<void> {
  const checked = check()
  view.setFault(faultNow())
  if (checked.kind !== 'accepted') {
    link.send({ type: 'refused', payload: { request, reason: checked.kind } })
    return
  }
  const encryptedCardNumber = await encryptNumber(checked.number, page, Date.now() + clockOffset)
  link.send({ type: 'card', payload: { request, encryptedCardNumber, cardType: checked.brand, lastFour: checked.lastFour } })
}

function obey(command: FrameCommand): void {
  switch (command.type) {
    case 'init':
      view.show(command.payload.theme, command.payload.texts)
      link.send({ type: 'ready', payload: {} })
      sendHeight()
      break
    case 'submit':
      void answer(command.payload.request)
      break
    case 'focus':
      input.focus()
      break
  }
}

const link = connectParent(page, obey)

let complete = false
function noticeChange(): void {
  view.markBrand(brandSoFar(digitsOf(input.value)))
  const now = check().kind === 'accepted'
  if (now !== complete) link.send({ type: 'change', payload: { complete: now } })
  complete = now
}

const sendHeight = () => link.send({ type: 'resize', payload: { height: Math.min(1000, Math.ceil(root.getBoundingClientRect().height)) } })

input.addEventListener('input', () => {
  regroup(input)
  noticeChange()
  // An error is removed as soon as it is corrected; a new one is shown only when the field loses focus (FORM-15, CARD-41).
  if (input.hasAttribute('aria-invalid')) view.setFault(faultNow())
})
input.addEventListener('blur', () => view.setFault(faultNow()))
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') link.send({ type: 'enter', payload: {} })
})
new ResizeObserver(sendHeight).observe(root)
