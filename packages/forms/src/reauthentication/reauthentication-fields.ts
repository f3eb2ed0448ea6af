import type { Copy } from '@dining/copy-engine'
import { reauthentication as texts } from '@dining/copy-engine/texts/reauthentication'

import type { FieldSpec } from '../field-spec.ts'

/** The password of the signed-in member, before a sensitive change. */
export const reauthenticationFields = (copy: Copy) =>
  ({
    password: { kind: 'secret', label: copy.say(texts.password), required: true, messages: { 'wrong-format': texts.wrong } },
  }) as const satisfies Record<string, FieldSpec>
