import type { Locator, Page } from '@playwright/test'

import type { NewMember } from './members.ts'

const text = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

/** The fields of step 1 of joining, and its button. */
export const joinFields = (page: Page) => ({
  number: text(page, / number/i),
  firstName: text(page, /^first name/i),
  email: text(page, /^email/i),
  password: text(page, /^password \(/i),
  again: text(page, /^confirm password/i),
  mobile: text(page, /^mobile/i),
  emailOptIn: page.getByRole('checkbox', { name: /email/i }),
  goOn: page.getByRole('button', { name: /continue/i }),
})

/** The error summary above a form. */
export const summary = (page: Page): Locator => page.getByRole('group', { name: /to fix/ })

/** Fills the required fields. */
export async function fillJoin(page: Page, member: NewMember): Promise<void> {
  const { number, email, password, again } = joinFields(page)
  if (member.partnerNumber !== undefined) await number.fill(member.partnerNumber)
  await email.fill(member.email)
  await password.fill(member.password)
  await again.fill(member.password)
}
