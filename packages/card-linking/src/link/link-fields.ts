import type { Copy } from '@dining/copy-engine'
import { card } from '@dining/copy-engine/texts/card'
import type { FieldSpec } from '@dining/forms/rules'

/** @param ask asks the vault's frame, whose server alone reads the number */
export const linkFields = (copy: Copy, ask: NonNullable<FieldSpec['ask']>) =>
  ({
    card: {
      label: copy.say(card.numberLabel),
      ask,
      messages: {
        required: card.numberEmpty,
        'wrong-format': card.numberInvalid,
        'not-allowed': card.brandRefused,
        'check-failed': card.frameSilent,
        'too-long': card.maximum,
      },
    },
    optIn: { kind: 'checkbox', label: copy.say(card.optIn), required: true, messages: { required: card.optInMissing } },
  }) as const satisfies Record<string, FieldSpec>
