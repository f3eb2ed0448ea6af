import { useApi, type ApiClient, type ApiError } from '@dining/api-client'
import { defaultLocationQuery, memberQuery } from '@dining/api-client/queries'
import type { Member } from '@dining/contract'
import { profile } from '@dining/copy-engine/texts/profile'
import { zipCodeIn } from '@dining/domain'
import {
  DONE,
  failureOf,
  failWith,
  useSiteForm,
  type Check,
  type FieldIssue,
  type Form,
  type Message,
  type SubmitOutcome,
} from '@dining/forms'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { readStoredFields, removeStored, writeStored } from '@dining/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { bodyOf, isSame, profileFields, type ProfileQuestions, type ProfileValues, questionsOf, valuesOf } from './profile-fields.ts'

export type Draft = Partial<ProfileValues>

/** This member's unsaved edits from an earlier visit to the page in this tab; null without any. Edits of another member are not returned. */
export function readDraft({ publicId }: Pick<Member, 'publicId'>, saved: ProfileValues): Draft | null {
  const { publicId: of, values } = readStoredFields('profileDraft')
  if (of !== publicId || typeof values !== 'object' || values === null) return null
  const known = Object.entries(values).filter(
    ([name, value]) => name in saved && typeof value === typeof saved[name as keyof ProfileValues],
  )
  const changed = known.filter(([name, value]) => value !== saved[name as keyof ProfileValues])
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

function keepDraft({ publicId }: Pick<Member, 'publicId'>, values: ProfileValues): void {
  writeStored('profileDraft', JSON.stringify({ publicId, values }))
}

const dropDraft = () => removeStored('profileDraft')

/**
 * Asks the server whether a ZIP lies in the U.S. (PROFILE-14, PROFILE-19). The value checked last is not checked again (PROFILE-17), unless
 * there was no answer.
 * @param saved the member's saved ZIP, which was checked when it was saved; '' for none
 */
function createZipCheck(api: ApiClient, saved: string): Check {
  let last: { readonly zip: string; readonly issue: Promise<FieldIssue | null> } = { zip: saved, issue: Promise.resolve(null) }

  async function ask(zip: string): Promise<FieldIssue | null> {
    const answer = await api.call('validateZip', { query: { zip } })
    if (!answer.ok) {
      if (last.zip === zip) last = { zip: '', issue: Promise.resolve(null) }
      // Without a connection the ZIP is not the cause: saving reports the failure, and the server checks the ZIP then.
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

/** The message beside the button after a save. */
export type SaveNotice =
  | { readonly kind: 'unchanged' }
  /** `tier` is set if the save moved the member to another tier (TIER-03). */
  | { readonly kind: 'saved'; readonly tier: Member['tierLevel'] | null }
  | { readonly kind: 'failed'; readonly message: Message; readonly isNetwork: boolean }

export interface ProfileForm {
  readonly form: Form<ReturnType<typeof profileFields>>
  readonly asks: ProfileQuestions
  readonly notice: SaveNotice | null
  /** Whether edits of an earlier visit to the page were restored. */
  readonly isKept: boolean
  readonly discard: () => void
  /** Hides the notice, and keeps the edits in case the page is left. */
  readonly onInput: () => void
}

/** The profile form: checks, saves and reports the result (PROFILE-04, PROFILE-39 … PROFILE-45). */
export function useProfileForm(member: Member, draft: Draft | null): ProfileForm {
  const api = useApi()
  const copy = useCopy()
  const partner = usePartner()
  const queryClient = useQueryClient()
  const [zipCheck] = useState(() => createZipCheck(api, member.address.zipCode))
  const [notice, setNotice] = useState<SaveNotice | null>(null)
  // The initial fields, because a number that is removed leaves its field in place.
  const [asks] = useState(() => questionsOf(partner, member))
  const initial = valuesOf(member)
  // Edits as of the first render; later input belongs to the form.
  const [started] = useState(() => ({ ...initial, ...draft }))
  const [isKept, setIsKept] = useState(draft !== null)
  /** The attempt whose answer contained field errors. */
  const refused = useRef(0)

  const form = useSiteForm({
    fields: profileFields({ copy, asks, initial: started, zipCheck }),
    async submit(values) {
      const body = bodyOf(values, asks)
      if (isSame(bodyOf(initial, asks), body)) return finish({ kind: 'unchanged' })
      const answer = await api.call('updateMember', { body })
      if (!answer.ok) return fail(answer.error)
      queryClient.setQueryData(memberQuery(api).queryKey, answer.value)
      forget()
      // The state follows from the ZIP.
      queryClient.removeQueries({ queryKey: defaultLocationQuery(api).queryKey })
      return finish({ kind: 'saved', tier: answer.value.tierLevel === member.tierLevel ? null : answer.value.tierLevel })
    },
  })

  function forget() {
    setIsKept(false)
    dropDraft()
  }

  function discard() {
    forget()
    for (const [name, value] of Object.entries(initial)) form.setValue(name as keyof ProfileValues, value)
  }

  function finish(done: SaveNotice): SubmitOutcome {
    setNotice(done)
    return DONE
  }

  function fail(error: ApiError): SubmitOutcome {
    const outcome = failureOf(error)
    if (outcome.kind === 'failed' && outcome.message) {
      const isNetwork = error.kind === 'network'
      setNotice({ kind: 'failed', message: outcome.message, isNetwork })
      // Nothing was returned, so there is nothing to show at the bottom of the page.
      if (isNetwork) return DONE
      return failWith(profile.notSaved)
    }
    refused.current = form.attempt + 1
    return outcome
  }

  const { attempt, errors } = form
  const first = errors[0]?.id
  // The summary has taken the focus by now; an error from the server moves it to its field (PROFILE-41).
  useEffect(() => {
    if (refused.current !== attempt || first === undefined) return
    refused.current = 0
    document.getElementById(first)?.focus()
  }, [attempt, first])

  function onInput() {
    setNotice(null)
    if (isSame(bodyOf(initial, asks), bodyOf(form.values(), asks))) dropDraft()
    else keepDraft(member, form.values())
  }

  return { form, asks, notice, isKept, discard, onInput }
}
