import type { Copy } from '@dining/copy-engine'
import { security as texts } from '@dining/copy-engine/texts/security'
import { PASSKEY_NAME_MAX_LENGTH } from '@dining/domain'
import { atMost, type FieldSpec } from '@dining/forms/rules'

/** @param device the device's own name, with which the form starts */
export const passkeyFields = (copy: Copy, device: string) =>
  ({
    passkeyName: {
      label: copy.say(texts.passkeyName),
      initial: device.slice(0, PASSKEY_NAME_MAX_LENGTH),
      checks: [atMost(PASSKEY_NAME_MAX_LENGTH)],
    },
  }) as const satisfies Record<string, FieldSpec>
