import type { Copy } from '@dining/copy-engine'
import { closing } from '@dining/copy-engine/texts/closing'
import { CLOSING_WORD, confirmsClosing } from '@dining/domain'
import type { FieldSpec } from '@dining/forms/rules'

/** The word that confirms the closing of the account. */
export const closingFields = (copy: Copy) =>
  ({
    closingWord: {
      label: copy.say(closing.word, { word: CLOSING_WORD }),
      required: true,
      checks: [(typed) => (confirmsClosing(typed) ? null : { code: 'wrong-format', word: CLOSING_WORD })],
      messages: { 'wrong-format': closing.wordWrong },
    },
  }) as const satisfies Record<string, FieldSpec>
