import { Button, FormActions, FormGrid, TextField, ZipField } from '@dining/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { zip } from './checks.ts'
import { FormFrame } from './FormFrame.tsx'
import { useSiteForm } from './use-site-form.tsx'

function Address({ city }: { readonly city: string }) {
  const form = useSiteForm({
    fields: { city: { label: 'City', required: true, initial: city }, zipCode: { label: 'ZIP code', required: true, checks: [zip] } },
    submit: () => Promise.resolve({ kind: 'done' }),
  })
  return (
    <FormFrame form={form} label="Address">
      <FormGrid>
        <TextField {...form.field('city')} />
        <ZipField {...form.field('zipCode')} />
      </FormGrid>
      <FormActions>
        <Button type="submit">Save</Button>
      </FormActions>
    </FormFrame>
  )
}

export default { component: Address, args: { city: '' } } satisfies Meta<typeof Address>
type Story = StoryObj<typeof Address>

/**
 * Keyboard use: after an empty submit the summary takes the focus and links to the first field; once that is corrected and left, its issue
 * is gone.
 */
export const Keyboard: Story = {
  tags: ['key'],
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: /^City/ })
    await expect(canvas.getByText('* Required field')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(city).toHaveFocus()
    await expect(city).toHaveAccessibleDescription('City is required.')
    await userEvent.keyboard('Portland')
    await userEvent.tab()
    await waitFor(() => expect(city).toBeValid())
    await expect(canvas.getByRole('textbox', { name: /^ZIP code/ })).toBeInvalid()
  },
}
const wrong: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await expect(await canvas.findByRole('group')).toBeVisible()
}
export const WrongDark: Story = { globals: { scheme: 'dark' }, play: wrong }
export const HardNarrow: Story = {
  args: { city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
  globals: { viewport: { value: 'w320' } },
  play: wrong,
}
