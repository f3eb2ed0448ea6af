import type { Copy } from '@dining/copy-engine'
import { enrollment } from '@dining/copy-engine/texts/enrollment'
import { email, type FieldSpec } from '@dining/forms/rules'

/** @param initial the address of the join form */
export const finishLaterFields = (copy: Copy, initial: string) =>
  ({
    linkEmail: { label: copy.say(enrollment.email), required: true, initial, checks: [email] },
  }) as const satisfies Record<string, FieldSpec>
