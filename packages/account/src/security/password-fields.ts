import type { Copy } from '@dining/copy-engine'
import { security as texts } from '@dining/copy-engine/texts/security'
import { newPasswordFields, type FieldSpec } from '@dining/forms/rules'

/** The new password of a signed-in member. */
export function changePasswordFields(copy: Copy) {
  const fields = newPasswordFields(copy)
  return {
    ...fields,
    password: { ...fields.password, label: copy.say(texts.newPasswordField) },
  } as const satisfies Record<string, FieldSpec>
}
