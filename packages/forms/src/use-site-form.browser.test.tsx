import { TextField } from '@dining/ui'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { FormFrame } from './FormFrame.tsx'
import { DONE, failureOf, type SubmitOutcome } from './submit-outcome.ts'
import { field, fillWell, Join, join, never, summary, type Sent } from './testing/join-form.tsx'
import { inPartner, show } from './testing/page.tsx'
import { useSiteForm } from './use-site-form.tsx'

describe('required fields', () => {
  it('are announced once above a form that has any, and each is marked visually and for screen readers [FORM-01] [FORM-02] [FORM-03]', async () => {
    function Plain() {
      const form = useSiteForm({ fields: { city: { label: 'City' } }, submit: never })
      return (
        <FormFrame form={form}>
          <TextField {...form.field('city')} />
        </FormFrame>
      )
    }
    show(<Plain />)
    await expect.element(field('City')).toBeVisible()
    expect(page.getByText('* Required field').elements()).toHaveLength(0)
    show(<Join submit={never} />)
    await expect.element(field('Email')).toHaveAccessibleName('Email (required)')
    await expect.element(field('Email')).toBeRequired()
    await expect.element(field('Confirm password')).toHaveAccessibleName('Confirm password')
    await expect.poll(() => page.getByText('* Required field').elements()).toHaveLength(1)
    await expect.element(page.getByText('* Required field')).toBeVisible()
  })
})

describe('leaving a field', () => {
  it('shows the issue beside the field, and keeps the input [FORM-15]', async () => {
    show(<Join submit={never} />)
    await field('Email').fill('maya.okafor@')
    expect(page.getByText('Enter an email address like name@example.').elements()).toHaveLength(0)
    await userEvent.tab()
    await expect.element(field('Email')).toHaveAccessibleDescription(/Enter an email address like name@example/)
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Email')).toHaveValue('maya.okafor@')
    expect(summary.elements()).toHaveLength(0)
  })

  it('shows that a required field without a label and without its own message is empty [FORM-04]', async () => {
    function Unlabelled() {
      const form = useSiteForm({ fields: { city: { required: true } }, submit: never })
      return (
        <FormFrame form={form}>
          <TextField {...form.field('city')} label="Where" />
        </FormFrame>
      )
    }
    show(<Unlabelled />)
    await field('Where').click()
    await userEvent.tab()
    await expect.element(field('Where')).toHaveAccessibleDescription('This field is required.')
  })

  it('shows that a required field is empty, with its label [FORM-11]', async () => {
    show(<Join submit={never} />)
    await field('Email').click()
    await userEvent.tab()
    await expect.element(field('Email')).toHaveAccessibleDescription('Email is required.')
  })

  it('removes an error as soon as it is corrected', async () => {
    show(<Join submit={never} />)
    await field('Email').fill('maya@')
    await userEvent.tab()
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
    await field('Email').fill('maya@example.com')
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
  })

  it('corrects a field by a change of another one: the first password is set to the second', async () => {
    show(<Join submit={never} />)
    await field('Password').fill('twelve-figs-42')
    await field('Confirm password').fill('twelve-figs-43')
    await userEvent.tab()
    await expect.element(page.getByText('The passwords do not match.')).toBeVisible()
    await field('Password').fill('twelve-figs-43')
    await expect.element(field('Confirm password')).not.toHaveAttribute('aria-invalid')
  })

  it('does not move a pressed button: the error appears after the press ends', async () => {
    show(<Join submit={never} />)
    await field('Email').click()
    const link = page.getByRole('link', { name: 'No, thanks' })
    await expect.element(field('Email')).toHaveFocus()
    const at = link.element().getBoundingClientRect().top
    link.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    ;(link.element() as HTMLElement).focus()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(link.element().getBoundingClientRect().top).toBe(at)
    link.element().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  })

  it('ignores an answer about earlier input that arrives after later input', async () => {
    let answer: (issue: null | { code: 'already-member' }) => void = () => {}
    show(<Join submit={never} check={() => new Promise((resolve) => (answer = resolve))} />)
    await field('Email').fill('taken@example.com')
    await userEvent.tab()
    await field('Email').fill('free@example.com')
    answer({ code: 'already-member' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
  })

  it('checks fields that were left before hydration, and no others', async () => {
    const box = document.body.appendChild(document.createElement('div'))
    box.innerHTML = renderToString(inPartner(<Join submit={never} />))
    const [address, password] = box.querySelectorAll('input')
    if (address) address.value = 'maya@'
    password?.focus()
    if (password) password.value = 'x'
    const root = hydrateRoot(box, inPartner(<Join submit={never} />))
    onTestFinished(() => {
      root.unmount()
      box.remove()
    })
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Password')).not.toHaveAttribute('aria-invalid')
    await expect.element(field('Confirm password')).not.toHaveAttribute('aria-invalid')
    await expect.element(field('Email')).toHaveValue('maya@')
  })

  it('shows an error if a check could not be made [FORM-10]', async () => {
    show(<Join submit={never} check={() => Promise.resolve({ code: 'check-failed' })} />)
    await field('Email').fill('maya@example.com')
    await userEvent.tab()
    await expect.element(field('Email')).toHaveAccessibleDescription('Error while checking Email.')
  })
})

describe('submitting', () => {
  it('focuses a summary with the same texts as at the fields, in their order, if the form is invalid', async () => {
    show(<Join submit={never} />)
    await field('Email').fill('maya@')
    await join.click()
    await expect.element(summary).toHaveFocus()
    const lines = () =>
      summary
        .getByRole('link')
        .elements()
        .map((link) => link.textContent)
    await expect.poll(lines).toEqual([expect.any(String), 'Password is required.', 'I agree is required.'])
    const said = lines()
    for (const [at, control] of [field('Email'), field('Password'), page.getByRole('checkbox')].entries()) {
      await expect.element(control).toHaveAccessibleDescription(said[at] ?? '')
    }
    await summary.getByRole('link', { name: 'Password is required.' }).click()
    await expect.element(field('Password')).toHaveFocus()
  })

  it('passes the input on: texts trimmed, passwords unchanged', async () => {
    const sent: Sent[] = []
    show(<Join submit={(values) => (sent.push(values), Promise.resolve(DONE))} />)
    await fillWell()
    await field('Email').fill('  maya@example.com ')
    await field('Password').fill(' twelve figs ')
    await field('Confirm password').fill(' twelve figs ')
    await join.click()
    await expect.poll(() => sent).toEqual([{ email: 'maya@example.com', password: ' twelve figs ', again: ' twelve figs ', optIn: true }])
  })

  it('submits once, however often the button is pressed meanwhile, and the button shows the progress', async () => {
    let calls = 0
    let finish: (outcome: SubmitOutcome) => void = () => {}
    show(<Join submit={() => (calls++, new Promise((resolve) => (finish = resolve)))} />)
    await fillWell()
    await join.click()
    await expect.element(join).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(join.element(), { force: true })
    await field('Email').click()
    await userEvent.keyboard('{Enter}')
    expect(calls).toBe(1)
    finish(DONE)
    await expect.element(join).not.toHaveAttribute('aria-disabled')
    await join.click()
    await expect.poll(() => calls).toBe(2)
  })

  it('removes corrected lines from the summary; leaving a field adds no line and takes no focus', async () => {
    show(<Join submit={never} />)
    await join.click()
    await expect.poll(() => summary.getByRole('link').elements()).toHaveLength(3)
    await fillWell()
    await expect.poll(() => summary.elements()).toHaveLength(0)
    await field('Email').fill('maya@')
    await userEvent.tab()
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
    expect(summary.elements()).toHaveLength(0)
    await expect.element(field('Password')).toHaveFocus()
  })

  it('shows the errors of the form and its fields in one box, which disappears when the field is corrected', async () => {
    const text = { key: 'x', wording: 'We could not take that.' }
    const fields = [{ field: 'email', code: 'already-member', message: 'x' }] as const
    show(<Join submit={() => Promise.resolve({ kind: 'failed', message: { text, values: {} }, fields })} />)
    await fillWell()
    await join.click()
    const box = page.getByRole('group', { name: 'We could not take that.' })
    await expect.element(box).toHaveFocus()
    await expect.element(box.getByText('An account with this email already exists. Sign in instead.')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await field('Email').fill('other@example.com')
    await expect.poll(() => page.getByText('We could not take that.').elements()).toHaveLength(0)
  })

  it('shows a failure of the form as a whole in a banner, which disappears with the next submit [FORM-13]', async () => {
    const answers = [failureOf({ kind: 'status', status: 502, statusText: 'Bad Gateway' }), DONE]
    show(<Join submit={() => Promise.resolve(answers.shift() ?? DONE)} />)
    await fillWell()
    await join.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong. Please refresh the page and try again.')
    await join.click()
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(0)
  })
})

describe('a password field', () => {
  it('shows and hides the input [FORM-17]', async () => {
    show(<Join submit={never} />)
    const password = field('Password')
    await password.fill('twelve-figs-42')
    await expect.element(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show Password' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide Password' }).click()
    await expect.element(password).toHaveAttribute('type', 'password')
    await expect.element(password).toHaveValue('twelve-figs-42')
  })

  it('warns of caps lock while it is on, and of num lock if the keypad enters no digits [FORM-16]', async () => {
    show(<Join submit={never} />)
    const password = field('Password')
    await password.click()
    const press = (init: KeyboardEventInit) => password.element().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
    press({ key: 'A', code: 'KeyA', modifierCapsLock: true })
    await expect.element(page.getByText('Caps Lock is on.')).toBeVisible()
    press({ key: 'a', code: 'KeyA' })
    await expect.poll(() => page.getByText('Caps Lock is on.').elements()).toHaveLength(0)
    press({ key: 'End', code: 'Numpad1' })
    await expect.element(page.getByText('Num Lock is off.')).toBeVisible()
    press({ key: '1', code: 'Numpad1', modifierNumLock: true })
    await expect.poll(() => page.getByText('Num Lock is off.').elements()).toHaveLength(0)
  })
})
