import { expect } from '@playwright/test'
import * as v from 'valibot'

import { stack } from './stack.ts'

const codesSchema = v.array(v.object({ lastFour: v.string(), code: v.string() }))

/** The newest code that the local card processor shows to a card's holder; waits until there is one. */
export async function issuerCode(lastFour: string): Promise<string> {
  let newest: string | undefined
  await expect
    .poll(async () => {
      const answer = await fetch(`${stack().direct.processor}/api/codes`)
      newest = v.parse(codesSchema, await answer.json()).find((one) => one.lastFour === lastFour)?.code
      return newest
    })
    .toBeDefined()
  return newest ?? ''
}
