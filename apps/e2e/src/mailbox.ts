import * as v from 'valibot'

import { expect } from './site.ts'
import { stack } from './stack.ts'

const mailsSchema = v.array(v.object({ subject: v.string(), text: v.string() }))

async function mailsTo(address: string) {
  const answer = await fetch(`${stack().direct.mail}/api/mails?to=${encodeURIComponent(address)}`)
  return v.parse(mailsSchema, await answer.json())
}

/** The newest code that was mailed to an address; waits until so many mails with one have come. */
export async function mailedCode(address: string, count = 1): Promise<string> {
  const codes = async () => (await mailsTo(address)).flatMap(({ text }) => /^[A-Z2-9]{8}$/m.exec(text) ?? [])
  await expect.poll(async () => (await codes()).length).toBe(count)
  return (await codes())[0] ?? ''
}
