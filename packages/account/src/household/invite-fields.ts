import type { Copy } from '@dining/copy-engine'
import { household as texts } from '@dining/copy-engine/texts/household'
import { email, type FieldSpec } from '@dining/forms/rules'

/** The address of an invitation to a household. */
export const inviteFields = (copy: Copy) =>
  ({
    email: {
      label: copy.say(texts.email),
      required: true,
      checks: [email],
      messages: { 'invalid-email': texts.emailInvalid, 'not-allowed': texts.emailOwn },
    },
  }) as const satisfies Record<string, FieldSpec>
