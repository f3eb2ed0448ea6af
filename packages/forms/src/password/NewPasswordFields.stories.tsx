import { PartnerProvider, useCopy } from '@dining/partner-kit/react'
import { testPartner } from '@dining/partner-kit/testing'
import { FormGrid } from '@dining/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { FormFrame } from '../FormFrame.tsx'
import { useSiteForm } from '../use-site-form.tsx'
import { newPasswordFields } from './new-password-fields.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

function Form() {
  const form = useSiteForm({ fields: newPasswordFields(useCopy()), submit: () => Promise.resolve({ kind: 'done' }) })
  return (
    <FormFrame form={form}>
      <FormGrid>
        <NewPasswordFields password={form.field('password')} confirm={form.field('passwordConfirm')} />
      </FormGrid>
    </FormFrame>
  )
}

export default {
  component: NewPasswordFields,
  render: () => (
    <PartnerProvider
      partner={testPartner()}
      visitor={{ tier: null, publicId: null, firstName: null }}
      link={({ href, children }) => <a href={href}>{children}</a>}
    >
      <Form />
    </PartnerProvider>
  ),
} satisfies Meta
type Story = StoryObj

/** The rule is shown below from the start. The warning about a truncated password appears and disappears while typing; its length is no error. */
export const Long: Story = {
  name: 'Long [ENROLL-27]',
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^Password \*/)
    await expect(password).toHaveAccessibleDescription(/^8 characters or more\. A phrase is best\./)
    await userEvent.click(password)
    await userEvent.paste('x'.repeat(57))
    await expect(password).toHaveAccessibleDescription(/^Only the first 56 characters count; the rest is cut off\./)
    await expect(password).toHaveValue('x'.repeat(57))
    await userEvent.tab()
    await expect(password).not.toHaveAttribute('aria-invalid')
    await userEvent.type(password, '{Backspace}')
    await expect(password).toHaveAccessibleDescription(/^8 characters or more\. A phrase is best\./)
  },
}

/** Both fields are checked when they lose the focus. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Password \*/), 'short')
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'other')
    await userEvent.tab()
    await expect(await canvas.findByText('Password must have at least 8 characters')).toBeVisible()
    await expect(await canvas.findByText('The passwords do not match.')).toBeVisible()
  },
}
export const WrongDark: Story = { ...Wrong, globals: { scheme: 'dark' } }
export const WrongNarrow: Story = { ...Wrong, globals: { viewport: { value: 'w320' } } }
