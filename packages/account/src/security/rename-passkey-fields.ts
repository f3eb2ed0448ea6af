import type { Copy } from '@dining/copy-engine'
import { security as texts } from '@dining/copy-engine/texts/security'
import { PASSKEY_NAME_MAX_LENGTH } from '@dining/domain'
import { atMost, type FieldSpec } from '@dining/forms/rules'

/** @param initial the passkey's present name */
export const renamePasskeyFields = (copy: Copy, initial: string) =>
  ({
    newPasskeyName: { label: copy.say(texts.passkeyName), required: true, initial, checks: [atMost(PASSKEY_NAME_MAX_LENGTH)] },
  }) as const satisfies Record<string, FieldSpec>
