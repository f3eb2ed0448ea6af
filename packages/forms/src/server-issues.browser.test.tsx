import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import type { SubmitOutcome } from './submit-outcome.ts'
import { field, fillWell, Join, join, refusal, summary } from './testing/join-form.tsx'
import { show } from './testing/page.tsx'

describe("the server's issues", () => {
  it("shows the server's issues at their fields and keeps the input", async () => {
    const answer = refusal([{ field: 'email', code: 'already-member', message: 'x' }])
    show(<Join submit={() => Promise.resolve(answer)} />)
    await fillWell()
    await join.click()
    await expect.element(field('Email')).toHaveAccessibleDescription(/An account with this email already exists/)
    await expect.element(summary).toHaveFocus()
    await expect.element(field('Password')).toHaveValue('twelve-figs-42')
    await expect.element(page.getByRole('checkbox')).toBeChecked()
    // The issue remains when another field changes, and disappears when its own field changes.
    await field('Confirm password').fill('x')
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
    await field('Email').fill('other@example.com')
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
  })

  it("keeps the server's issue when the field in which Enter was pressed loses the focus to the summary", async () => {
    const answer = refusal([{ field: 'email', code: 'already-member', message: 'x' }])
    show(<Join submit={() => Promise.resolve(answer)} />)
    await fillWell()
    await field('Email').click()
    await userEvent.keyboard('{Enter}')
    await expect.element(summary).toHaveFocus()
    await field('Email').click()
    await field('Password').click()
    await expect.element(field('Email')).toHaveAccessibleDescription(/An account with this email already exists/)
    await expect.element(summary).toBeVisible()
  })

  it("keeps the server's issue when an earlier field check ends after the answer", async () => {
    let answer: (outcome: SubmitOutcome) => void = () => {}
    let finishCheck: () => void = () => {}
    let isSlow = false
    const check = () => (isSlow ? new Promise<null>((resolve) => (finishCheck = () => resolve(null))) : null)
    show(<Join submit={() => new Promise((resolve) => (answer = resolve))} check={check} />)
    await fillWell()
    await field('Email').click()
    await userEvent.keyboard('{Enter}')
    await expect.element(join).toHaveAttribute('aria-disabled', 'true')
    isSlow = true
    await userEvent.tab()
    answer(refusal([{ field: 'email', code: 'already-member', message: 'x' }]))
    await expect.element(summary).toHaveFocus()
    finishCheck()
    await new Promise((resolve) => setTimeout(resolve))
    await expect.element(field('Email')).toHaveAccessibleDescription(/An account with this email already exists/)
  })

  it('keeps the links of a message in the summary, after the link to the field', async () => {
    const answer = refusal([{ field: 'email', code: 'already-member', message: 'x' }])
    show(<Join submit={() => Promise.resolve(answer)} />)
    await fillWell()
    await join.click()
    const line = summary.getByRole('listitem')
    await expect.element(line).toHaveTextContent('An account with this email already exists. Sign in instead.')
    await expect.element(line.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    await line.getByRole('link', { name: 'An account with this email already exists.' }).click()
    await expect.element(field('Email')).toHaveFocus()
  })

  it('shows an issue of a field that the form does not have', async () => {
    const answer = refusal([{ field: 'elsewhere', code: 'required', message: 'Elsewhere is missing.' }])
    show(<Join submit={() => Promise.resolve(answer)} />)
    await fillWell()
    await join.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Elsewhere is missing.')
  })
})
