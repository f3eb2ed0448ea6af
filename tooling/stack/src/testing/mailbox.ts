import * as v from 'valibot'

const mailsSchema = v.array(v.object({ text: v.string() }))
const EVERY_MS = 100
const PATIENCE_MS = 120_000

/** The code that was mailed to an address; waits until it has arrived. */
export const mailedCode = (mailbox: string, address: string) => waitForMail(mailbox, address, (text) => /^[A-Z2-9]{8}$/m.exec(text)?.[0])

/** The text of the first mail to an address; waits until it has arrived. */
export const mailedText = (mailbox: string, address: string) => waitForMail(mailbox, address, (text) => text)

async function waitForMail(mailbox: string, address: string, find: (text: string) => string | undefined): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const answer = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(address)}`)
    const found = v.parse(mailsSchema, await answer.json()).flatMap(({ text }) => find(text) ?? [])
    if (found[0] !== undefined) return found[0]
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  throw new Error('The mail has not come')
}
