import type { ApiClient } from '@dining/api-client'
import { messageOfError, type Message } from '@dining/forms'

import { saveOwnFile } from './save-own-file.ts'

export type ExportOutcome = { readonly kind: 'saved'; readonly file: string } | { readonly kind: 'failed'; readonly message: Message }

/** Lets the browser store everything that is stored of the member. The client asks who the member is before the file is made. */
export async function exportData(api: ApiClient): Promise<ExportOutcome> {
  const answer = await api.call('exportOwnData', {})
  if (!answer.ok) return { kind: 'failed', message: messageOfError(answer.error) }
  saveOwnFile(answer.value)
  return { kind: 'saved', file: answer.value.fileName }
}
