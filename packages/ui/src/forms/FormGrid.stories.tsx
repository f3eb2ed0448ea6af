import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../actions/Button.tsx'
import { TextLink } from '../actions/TextButton.tsx'
import { quiet, small } from '../base/layout.css.ts'
import { Banner } from '../messages/Banner.tsx'
import { ErrorSummary } from '../messages/ErrorSummary.tsx'
import { Checkbox } from './Checkbox.tsx'
import { FormActions, FormGrid, FormGridWide } from './FormGrid.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { TextField } from './TextField.tsx'

const words = { show: 'Show', hide: 'Hide', capsLock: 'Caps lock is on', numLock: 'Num lock is off' }

export default { component: FormGrid } satisfies Meta<typeof FormGrid>
type Story = StoryObj<typeof FormGrid>

export const WholeForm: Story = {
  tags: ['key'],
  args: { children: null },
  render: () => (
    <form noValidate aria-label="Join" style={{ maxWidth: 640, display: 'grid', gap: 20 }}>
      <ErrorSummary title="One thing to fix" errors={[{ id: 'mail', message: 'Email: add the part after the @' }]} />
      <Banner type="warning" title="You are signed in elsewhere">
        What you change here counts.
      </Banner>
      <p className={`${small} ${quiet}`}>* Required field</p>
      <FormGrid>
        <FormGridWide>
          <TextField
            label="Member number"
            name="number"
            required
            requiredMark=" (required)"
            inputMode="numeric"
            help="10 digits. It is on your card and in the app."
          />
        </FormGridWide>
        <FormGridWide>
          <TextField
            id="mail"
            label="Email"
            name="email"
            type="email"
            required
            defaultValue="maya.okafor@"
            error="Add the part after the @, like maya.okafor@example.com"
          />
        </FormGridWide>
        <PasswordField label="Password" name="password" required words={words} help="8 characters or more. A phrase is best." />
        <PasswordField label="Confirm password" name="again" required words={words} />
        <FormGridWide>
          <PhoneField label="Mobile" name="phone" optionalMark="(optional)" help="Only for a text when you have earned." />
        </FormGridWide>
        <FormGridWide>
          <Checkbox label="Send me email with offers." name="optIn" defaultChecked />
        </FormGridWide>
      </FormGrid>
      <FormActions>
        <Button type="submit">CONTINUE TO CARD</Button>
        <TextLink href="#no">No, thanks</TextLink>
      </FormActions>
    </form>
  ),
}
export const Dark: Story = { ...WholeForm, tags: [], globals: { scheme: 'dark' } }
export const Narrow: Story = { ...WholeForm, tags: [], globals: { viewport: { value: 'w320' } } }
