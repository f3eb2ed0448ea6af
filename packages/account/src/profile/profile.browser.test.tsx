import type { OpenScreen } from '@dining/testing'
import { describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'

import { openAccount } from '../testing/open-account.tsx'
import type { AccountStart } from '../testing/fixture.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const open = (start: Partial<AccountStart> = {}) => openAccount('/account/user_profile', <ProfileScreen />, start)
/** Finds a field by its label, with or without the mark of a required field. */
const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}( \\(required\\))?$`) })
const save = page.getByRole('button', { name: 'Save changes' })
const zipCalls = (sent: OpenScreen['sent']) => sent.filter(({ path }) => path.includes('/Validate/Zip'))
const saves = (sent: OpenScreen['sent']) => sent.filter(({ method }) => method === 'PUT')

/** Asserts that a field accepts its maximum length and shows an error for a longer value only once it is left. */
async function tellsTooLong(label: string, max: number) {
  await open()
  await field(label).fill('x'.repeat(max))
  await userEvent.tab()
  await expect.element(field(label)).not.toHaveAttribute('aria-invalid')
  await field(label).fill('x'.repeat(max + 1))
  await expect.element(field(label)).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(field(label)).toHaveAccessibleDescription(`${label} can have at most ${max} characters`)
}

describe('the form', () => {
  it("is titled Member Profile and shows the member's data [PROFILE-01]", async () => {
    await open({ member: { address1: '1 Main Street', city: 'Portland', state: 'OR' } })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Member Profile' })).toBeVisible()
    await expect.element(field('First name')).toHaveValue('Ada')
    await expect.element(field('Address line 1')).toHaveValue('1 Main Street')
    await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveValue('OR')
    await expect.element(field('ZIP code')).toHaveValue('97205')
  })

  it.each([
    ['First name', 20, '[PROFILE-04]'],
    ['Last name', 20, '[PROFILE-04]'],
    ['Address line 1', 30, '[PROFILE-04] [PROFILE-08]'],
    ['Address line 2', 30, '[PROFILE-04] [PROFILE-10]'],
    ['City', 20, '[PROFILE-04]'],
  ])('says when %s is left with more than %d characters %s', tellsTooLong)

  it('trims both names and limits them to 20 characters [PROFILE-05] [PROFILE-06]', async () => {
    const { id, sent } = await open()
    for (const label of ['First name', 'Last name']) {
      await field(label).fill('x'.repeat(21))
      await userEvent.tab()
      await expect.element(field(label)).toHaveAccessibleDescription(`${label} can have at most 20 characters`)
    }
    await field('First name').fill('   ')
    await field('Last name').fill('')
    await save.click()
    await expect.element(field('First name')).toHaveAccessibleDescription('First name is required.')
    await expect.element(field('Last name')).toHaveAccessibleDescription('Last name is required.')
    expect(saves(sent)).toEqual([])
    await field('First name').fill('  Grace ')
    await field('Last name').fill(' Hopper  ')
    await save.click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
    expect(saves(sent)[0]?.body).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' })
    expect(await commands.storedMember(id)).toMatchObject({ first_name: 'Grace', last_name: 'Hopper' })
  })

  it('requires both names; names from a provider are read-only [PROFILE-07]', async () => {
    const { close } = await open()
    await field('First name').fill('')
    await field('Last name').fill('')
    await userEvent.tab()
    await expect.element(field('First name')).toHaveAccessibleDescription('First name is required.')
    await expect.element(field('Last name')).toHaveAccessibleDescription('Last name is required.')
    close()
    const { sent } = await open({ partner: 'sso' })
    await expect.element(field('First name')).toHaveAttribute('readonly')
    await expect.element(field('Last name')).toHaveAttribute('readonly')
    await field('City').fill('Portland')
    await save.click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
    expect(Object.keys(saves(sent)[0]?.body as object)).not.toContain('firstName')
  })

  /** One partner of each kind, and whether it requires the whole address. */
  const NEEDS = [
    ['plain', false],
    ['fullAddress', true],
    ['credit', false],
  ] as const

  it('requires street and city where the partner requires the whole address and pays no credits [PROFILE-09] [PROFILE-11]', async () => {
    for (const [partner, isRequired] of NEEDS) {
      const { close } = await open({ partner })
      await expect.element(field('ZIP code')).toBeRequired()
      await expect.element(field('Address line 2')).not.toBeRequired()
      const required = () => ['Address line 1', 'City'].map((label) => (field(label).element() as HTMLInputElement).required)
      await expect.poll(() => [partner, ...required()]).toEqual([partner, isRequired, isRequired])
      close()
    }
    await open()
    await field('City').fill('x'.repeat(21))
    await userEvent.tab()
    await expect.element(field('City')).toHaveAccessibleDescription('City can have at most 20 characters')
  })

  it('offers every state, DC, the territories and none, and requires one under the same rule [PROFILE-12]', async () => {
    const state = page.getByRole('combobox', { name: /^State/ })
    for (const [partner, isRequired] of NEEDS) {
      const { close } = await open({ partner })
      await expect.element(state).toBeVisible()
      const { options, required } = state.element() as HTMLSelectElement
      const codes = [...options].map(({ value }) => value)
      expect([partner, required, codes.length]).toEqual([partner, isRequired, 57])
      expect(codes).toEqual(expect.arrayContaining(['', 'OR', 'DC', 'PR', 'GU', 'VI', 'AS', 'MP']))
      close()
    }
  })
})

describe('the ZIP code', () => {
  it('is required and has five digits, otherwise the server is not asked [PROFILE-13] [PROFILE-19]', async () => {
    const { sent } = await open()
    for (const [typed, message] of [
      ['', 'ZIP code is required.'],
      ['9720', 'Invalid ZIP code.'],
      ['', 'ZIP code is required.'],
      ['972051', 'Invalid ZIP code.'],
      ['', 'ZIP code is required.'],
      ['9720x', 'Invalid ZIP code.'],
    ] as const) {
      await field('ZIP code').fill(typed)
      await userEvent.tab()
      await expect.element(field('ZIP code')).toHaveAccessibleDescription(message)
    }
    expect(zipCalls(sent)).toEqual([])
  })

  it('accepts ZIP+4 and saves its five digits', async () => {
    const { sent } = await open()
    await field('ZIP code').fill('10001-1234')
    await save.click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
    expect(zipCalls(sent).map(({ path }) => path)).toEqual(['/api/Members/Validate/Zip?zip=10001'])
    expect(saves(sent)).toMatchObject([{ body: { address: { zipCode: '10001' } } }])
  })

  it('shows an error if the server does not recognize it [PROFILE-14] [PROFILE-15] [PROFILE-18]', async () => {
    const { sent } = await open()
    await field('ZIP code').fill('00000')
    await userEvent.tab()
    await expect.element(field('ZIP code')).toHaveAccessibleDescription('This ZIP is not located in the U.S.')
    expect(zipCalls(sent).map(({ path }) => path)).toEqual(['/api/Members/Validate/Zip?zip=00000'])
  })

  it('is checked once, however often the field is left and the form is submitted [PROFILE-17]', async () => {
    const { sent } = await open()
    await field('ZIP code').fill('10001')
    await userEvent.tab()
    await expect.poll(() => zipCalls(sent)).toHaveLength(1)
    await field('ZIP code').click()
    await userEvent.tab()
    await save.click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
    expect(zipCalls(sent)).toHaveLength(1)
    await field('ZIP code').fill('97205')
    await userEvent.tab()
    await expect.poll(() => zipCalls(sent)).toHaveLength(2)
  })

  it('shows an error if the check could not be made, and checks again [PROFILE-16]', async () => {
    const opened = await open()
    opened.failing = (path) => path.includes('/Validate/Zip')
    await field('ZIP code').fill('10001')
    await userEvent.tab()
    const words = 'Something went wrong. Please refresh the page and try again.'
    await expect.element(field('ZIP code')).toHaveAccessibleDescription(words)
    opened.failing = () => false
    await save.click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
  })
})

describe('signing in', () => {
  it('shows the email address, which Member Services changes, and a masked password [PROFILE-34] [PROFILE-35]', async () => {
    await open()
    await expect.element(field('Email')).toHaveAttribute('readonly')
    await expect.element(field('Email')).toHaveAccessibleDescription(/^To change it, call Member Services at 1-800-555-0100\.$/)
    const password = page.getByLabelText('Password')
    await expect.element(password).toHaveAttribute('readonly')
    await expect.element(password).toHaveAttribute('type', 'password')
    await expect.element(password).toHaveValue('••••••••••')
  })

  it('shows a masked password, or none where members sign in with a provider [PROFILE-36]', async () => {
    const { close } = await open()
    await expect.element(page.getByLabelText('Password')).toHaveAttribute('type', 'password')
    close()
    await open({ partner: 'sso' })
    await expect.element(field('Email')).toBeVisible()
    await expect.element(page.getByLabelText('Password')).not.toBeInTheDocument()
  })
})

describe('saving', () => {
  it('shows a message and sends nothing if nothing changed [PROFILE-39]', async () => {
    const { sent } = await open()
    await save.click()
    await expect.element(page.getByRole('status').filter({ hasText: 'No changes were made.' })).toBeVisible()
    await field('City').fill('Portland')
    await expect.poll(() => page.getByText('No changes were made.').elements()).toEqual([])
    await field('City').fill('')
    await save.click()
    await expect.element(page.getByText('No changes were made.')).toBeVisible()
    expect(saves(sent)).toEqual([])
  })

  it('sends the form without a password, and confirms that it is saved [PROFILE-40] [PROFILE-43] [PROFILE-45]', async () => {
    const { id, sent } = await open()
    await field('Address line 1').fill('1 Main Street')
    await field('City').fill('New York')
    await page.getByRole('combobox', { name: 'State' }).selectOptions('NY')
    await field('ZIP code').fill('10001')
    await save.click()
    await expect.element(page.getByRole('status').filter({ hasText: 'All changes were saved.' })).toBeVisible()
    expect(saves(sent).map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'PUT',
        path: '/api/Member',
        body: {
          firstName: 'Ada',
          lastName: 'Byron',
          address: { address1: '1 Main Street', address2: '', city: 'New York', state: 'NY', zipCode: '10001' },
        },
      },
    ])
    expect(await commands.storedMember(id)).toMatchObject({ address1: '1 Main Street', state: 'NY', zip_code: '10001' })
    await save.click()
    await expect.element(page.getByText('No changes were made.')).toBeVisible()
  })

  it("shows the server's error at the field and focuses it [PROFILE-41] [PROFILE-44]", async () => {
    const { sent } = await open({ member: { zip_code: '99999' } })
    await field('City').fill('Portland')
    await save.click()
    await expect.element(field('ZIP code')).toHaveFocus()
    await expect.element(field('ZIP code')).toHaveAccessibleDescription('This ZIP is not located in the U.S.')
    await expect.element(field('City')).toHaveValue('Portland')
    expect(saves(sent)).toHaveLength(1)
  })

  it('shows other failures above the form, with the reason at the bottom [PROFILE-42]', async () => {
    const opened = await open()
    opened.failing = (path) => path === '/api/Member'
    await field('City').fill('Portland')
    await save.click()
    const above = page.getByText('No changes were saved. See error at bottom of page for more details.')
    const below = page.getByText('Something went wrong. Please refresh the page and try again.')
    await expect.element(above).toBeVisible()
    await expect.element(below).toBeVisible()
    const top = (locator: typeof above) => locator.element().getBoundingClientRect().top
    await expect.poll(() => top(above) < top(field('First name'))).toBe(true)
    await expect.poll(() => top(below) > top(field('Email'))).toBe(true)
    await expect.element(field('City')).toHaveValue('Portland')
    opened.failing = () => false
    await save.click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
    await expect.element(above).not.toBeInTheDocument()
  })

  it('shows one error without a connection, marks no field, and saves on "Try again"', async () => {
    const opened = await open()
    opened.lost = () => true
    await field('ZIP code').fill('10001')
    await save.click()
    await expect.element(page.getByText('We could not reach the site. Check your connection and try again.')).toBeVisible()
    await expect.element(field('ZIP code')).not.toHaveAttribute('aria-invalid')
    await expect.element(page.getByText(/No changes were saved/)).not.toBeInTheDocument()
    opened.lost = () => false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('All changes were saved.')).toBeVisible()
    expect(await commands.storedMember(opened.id)).toMatchObject({ zip_code: '10001' })
  })

  it('keeps edits when the page is left, and restores them with a notice', async () => {
    const first = await open()
    await field('City').fill('Astoria')
    first.close()
    // The stored edits belong to another member here: the next visit is by a different person.
    const other = await open()
    await expect.element(field('City')).toHaveValue('')
    await field('City').fill('Salem')
    await other.reopen()
    await expect.element(field('City')).toHaveValue('Salem')
    await expect.element(page.getByText(/^These changes are not saved yet/)).toBeVisible()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect.element(field('City')).toHaveValue('')
    await other.reopen()
    await expect.element(field('City')).toHaveValue('')
  })

  it('redirects to the sign-in when the session is over [ACCOUNT-09]', async () => {
    const { id, left } = await open()
    await field('City').fill('Portland')
    await commands.endSession(id)
    await save.click()
    await expect.poll(() => left).toEqual(['/login?rfr=5'])
  })
})
