import { expect } from '@playwright/test'
import * as v from 'valibot'

import { stack } from './stack.ts'

const mailsSchema = v.array(v.object({ subject: v.string(), text: v.string() }))

async function mailsTo(address: string) {
  const answer = await fetch(`${stack().direct.mail}/api/mails?to=${encodeURIComponent(address)}`)
  return v.parse(mailsSchema, await answer.json())
}

/** The subjects of the mails to an address so far, newest first. */
export const mailSubjects = async (address: string): Promise<readonly string[]> => (await mailsTo(address)).map(({ subject }) => subject)
/** The texts of the mails to an address so far, newest first. */
export const mailTexts = async (address: string): Promise<readonly string[]> => (await mailsTo(address)).map(({ text }) => text)
/** The newest link of a mail to an address that goes on with joining; waits for it. */
export async function mailedJoinLink(address: string, path: string): Promise<string> {
  const links = async () =>
    (await mailsTo(address))
      .flatMap(({ text }) => /http\S+#continue=\S+/.exec(text) ?? [])
      .filter((link) => new URL(link).pathname === path)
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
  return (await links())[0] ?? ''
}

/** The newest link of a mail that confirms an address, to that address; waits for it. */
export async function mailedEmailLink(address: string): Promise<string> {
  const links = async () => (await mailsTo(address)).flatMap(({ text }) => /http\S+#email=\S+/.exec(text) ?? [])
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
  return (await links())[0] ?? ''
}

/** The codes that were mailed to an address so far, newest first. */
export async function mailedCodes(address: string): Promise<readonly string[]> {
  return (await mailsTo(address)).flatMap(({ text }) => /^[A-Z2-9]{8}$/m.exec(text) ?? [])
}

/** The newest code that was mailed to an address; waits for the given number of mails with a code. */
export async function mailedCode(address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailedCodes(address)).length).toBe(count)
  return (await mailedCodes(address))[0] ?? ''
}

/** The newest link of an invitation to a household, to that address; waits for it. */
export async function mailedInvitation(address: string): Promise<string> {
  const links = async () => (await mailsTo(address)).flatMap(({ text }) => /http\S+\?invitation=\S+/.exec(text) ?? [])
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
  return (await links())[0] ?? ''
}

/** The newest link of an alert about a free table, to that address; waits for it: the job that looks for tables starts each minute. */
export async function mailedTableLink(address: string): Promise<string> {
  const links = async () => (await mailsTo(address)).flatMap(({ text }) => /http\S+\?token=\S+/.exec(text) ?? [])
  await expect.poll(async () => (await links()).length, { timeout: 240_000 }).toBeGreaterThan(0)
  return (await links())[0] ?? ''
}

/** The newest link out of the monthly statements, in a mail to that address; waits for it. */
export async function mailedUnsubscribeLink(address: string): Promise<string> {
  const links = async () => (await mailsTo(address)).flatMap(({ text }) => /http\S+\/unsubscribe#\S+/.exec(text) ?? [])
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
  return (await links())[0] ?? ''
}
