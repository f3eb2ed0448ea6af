import type { Copy } from '@dining/copy-engine'
import { card } from '@dining/copy-engine/texts/card'
import { claimCodeIn } from '@dining/domain'
import type { FieldSpec } from '@dining/forms/rules'

/** The issuer's code that claims a card. */
export const claimFields = (copy: Copy) =>
  ({
    code: {
      label: copy.say(card.claimCode),
      required: true,
      checks: [(value) => (claimCodeIn(value) === null ? { code: 'wrong-format' } : null)],
      messages: { 'wrong-format': card.claimCodeFormat, 'not-allowed': card.claimCodeWrong },
    },
  }) as const satisfies Record<string, FieldSpec>
