import { randomInt } from 'node:crypto'

import { DEMO_OPERATOR, DEMO_PASSWORD } from '@dining/demo-data/members'
import { expect, type Page } from '@playwright/test'

import { api } from './operators.ts'
import { stack } from './stack.ts'

/** An operator's email address and password. */
export interface TestOperator {
  readonly email: string
  readonly password: string
}

/** Adds an operator of some partners with the command. */
export async function newOperator(role: string, partners: readonly string[]): Promise<TestOperator> {
  const email = `operator-${randomInt(1e9)}@studio.example`
  const said = await api('operators', 'add', email, '--name', 'Sam Rivera', '--role', role, '--partners', partners.join(','))
  return { email, password: said.trim().split(' ').at(-1) ?? '' }
}

/** Signs an operator in at the studio; that of the demonstration, if none is given. */
export async function signInToStudio(page: Page, operator: TestOperator = { ...DEMO_OPERATOR, password: DEMO_PASSWORD }): Promise<void> {
  await page.goto(stack().studio)
  await page.getByLabel('Email').fill(operator.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(operator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible()
}
