import { profile } from '@dining/copy-engine/texts/profile'
import { US_STATES } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { FormGrid, FormGridWide, Select, TextField, ZipField } from '@dining/ui'

import { FieldGroup } from './FieldGroup.tsx'
import type { ProfileForm } from './use-profile-form.ts'

/** Where the member lives (PROFILE-08 … PROFILE-19). */
export function AddressFields({ form }: Pick<ProfileForm, 'form'>) {
  const copy = useCopy()
  return (
    <FieldGroup title={copy.headline(profile.home)} lead={copy.say(profile.homeHelp)}>
      <FormGrid>
        <FormGridWide>
          <TextField {...form.field('address.address1')} autoComplete="address-line1" />
        </FormGridWide>
        <FormGridWide>
          <TextField {...form.field('address.address2')} autoComplete="address-line2" />
        </FormGridWide>
        <TextField {...form.field('address.city')} autoComplete="address-level2" />
        <Select {...form.field('address.state')} autoComplete="address-level1">
          <option value="">{copy.say(profile.noState)}</option>
          {Object.entries(US_STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <ZipField {...form.field('address.zipCode')} />
      </FormGrid>
    </FieldGroup>
  )
}
