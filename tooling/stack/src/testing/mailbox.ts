import * as v from 'valibot'

const mailsSchema = v.array(v.object({ text: v.string() }))
const EVERY_MS = 100
const PATIENCE_MS = 30_000

/** The code that was mailed to an address; waits until it is there. */
export async function mailedCode(mailbox: string, address: string): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const answer = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(address)}`)
    const codes = v.parse(mailsSchema, await answer.json()).flatMap(({ text }) => /^[A-Z2-9]{8}$/m.exec(text) ?? [])
    if (codes[0] !== undefined) return codes[0]
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  throw new Error('No mail with a code has come')
}
