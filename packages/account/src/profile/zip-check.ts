import type { ApiClient } from '@dining/api-client'
import { zipCodeIn } from '@dining/domain'
import type { Check, FieldIssue } from '@dining/forms'

/**
 * Asks the server whether a ZIP lies in the U.S. (PROFILE-14, PROFILE-19). The value checked last is not checked again (PROFILE-17), unless
 * there was no answer.
 * @param saved the member's own, which was checked when it was saved; '' for none
 */
export function createZipCheck(api: ApiClient, saved: string): Check {
  let last: { readonly zip: string; readonly issue: Promise<FieldIssue | null> } = { zip: saved, issue: Promise.resolve(null) }

  async function ask(zip: string): Promise<FieldIssue | null> {
    const answer = await api.call('validateZip', { query: { zip } })
    if (!answer.ok) {
      if (last.zip === zip) last = { zip: '', issue: Promise.resolve(null) }
      // Without a connection the ZIP is not the cause: saving says what is, and the server checks it again.
      return answer.error.kind === 'network' ? null : { code: 'check-failed' }
    }
    return answer.value.isValid ? null : { code: 'zip-not-us' }
  }

  return (typed) => {
    const zip = zipCodeIn(typed) ?? typed
    if (zip !== last.zip) last = { zip, issue: ask(zip) }
    return last.issue
  }
}
