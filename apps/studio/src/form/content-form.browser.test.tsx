import type { ContentFinding, ContentToken } from '@dining/contract/studio'
import { show } from '@dining/testing'
import { FormProvider as HookFormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { loadEditor } from '../text/WordsEditor.tsx'
import { GroupFields } from './ContentField.tsx'
import { FormProvider, ROOT } from './form-context.ts'
import { tidy } from './form-node.ts'
import { formOf } from './read-schema.ts'

const TOKENS: readonly ContentToken[] = [
  { name: 'currency', value: 'miles', kind: 'words' },
  { name: 'program', value: 'Plum Dining', kind: 'words' },
  { name: 'join_link', value: 'Join', kind: 'link' },
]

const sidebar = formOf('sidebar', 'any')
const text = (words: string) => ({ type: 'text', fields: { text_mobile: words } })

/** Renders the form of a sidebar; returns its fields as they would be saved. */
async function open(items: readonly unknown[], findings: readonly ContentFinding[] = []): Promise<() => unknown> {
  await loadEditor()
  let form: UseFormReturn | undefined
  function Form() {
    const start: FieldValues = { [ROOT]: { page_text: items } }
    const control = useForm({ defaultValues: start })
    form = control
    return (
      <HookFormProvider {...control}>
        <FormProvider value={{ partner: 'plum', tokens: TOKENS, findings, isReadOnly: false }}>
          {sidebar?.kind === 'group' && <GroupFields node={sidebar} path={ROOT} />}
        </FormProvider>
      </HookFormProvider>
    )
  }
  show(<Form />)
  return () => sidebar && tidy(sidebar, form?.getValues(ROOT))
}

const words = (name = 'Words') => page.getByRole('textbox', { name, exact: true })
const said = page.getByRole('status')

describe('a list of items', () => {
  it('is reordered by buttons that the keyboard reaches, and every move is announced', async () => {
    const held = await open([text('One'), text('Two'), text('Three')])
    await expect.element(words().nth(2)).toHaveTextContent('Three')
    const up = page.getByRole('button', { name: 'Move Text, 3 of 3 up' })
    ;(await up.findElement()).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(said).toHaveTextContent('Moved to position 2 of 3.')
    await expect.poll(held).toEqual({ page_text: [text('One'), text('Three'), text('Two')] })
    // At the end of the list the button keeps the focus.
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(held).toEqual({ page_text: [text('Three'), text('One'), text('Two')] })
    const first = page.getByRole('button', { name: 'Move Text, 1 of 3 up' })
    await expect.element(first).toHaveAttribute('aria-disabled', 'true')
    await expect.element(first).toHaveFocus()
  })

  it('accepts an item of every kind, with the fields of its kind, and focuses it', async () => {
    const held = await open([])
    await expect.element(page.getByText('Nothing here yet.')).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox'), 'Button')
    await userEvent.click(page.getByRole('button', { name: 'Add an item to page' }))
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Button, 1 of 1')
    await userEvent.click(words())
    await userEvent.keyboard('Go')
    await userEvent.fill(page.getByRole('textbox', { name: 'Address' }), '/search')
    await userEvent.click(page.getByRole('switch', { name: 'Opens in a new tab' }))
    await expect.poll(held).toEqual({ page_text: [{ type: 'button', fields: { text_mobile: 'Go', url: '/search', new_tab: true } }] })
  })

  it('removes only the chosen item, and the focus stays in the list', async () => {
    const held = await open([text('One'), text('Two')])
    await userEvent.click(page.getByRole('button', { name: 'Take out Text, 1 of 2' }))
    await expect.element(said).toHaveTextContent('Item 1 was removed. 1 left.')
    await expect.poll(held).toEqual({ page_text: [text('Two')] })
    await expect.element(words()).toHaveTextContent('Two')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Text, 1 of 1')
  })
})

describe('a text', () => {
  it('offers the tokens after a brace, with their values, and closes the chosen one', async () => {
    const held = await open([text('Earn ')])
    await userEvent.click(words())
    await userEvent.keyboard('{End}{{cur')
    await expect.element(page.getByRole('option', { name: /\{currency\}\s*miles/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(words()).toHaveTextContent('Earn {currency}')
    await expect.poll(held).toEqual({ page_text: [text('Earn {currency}')] })
    await expect.element(page.getByText('Visitors read: Earn miles')).toBeVisible()
  })

  it('shows the findings, and exposes them to screen readers', async () => {
    const finding = { path: 'page_text.0.fields.text_mobile', kind: 'unknown-token', problem: 'unknown token {x}', remedy: 'Leave it out.' }
    await open([text('Earn {x}')], [finding])
    await expect.element(words()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(words()).toHaveAccessibleDescription('Found: Unknown token {x}. Leave it out.')
    await expect.element(page.getByText('problem found')).toBeVisible()
  })
})
