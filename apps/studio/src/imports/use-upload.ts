import { ApiFailure, isNotFound, isUnauthorized } from '@dining/api-client'
import { studioEndpoints, type ImportKind } from '@dining/contract/studio'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { errorText } from '../api/error-text.ts'
import { ask } from '../api/studio-api.ts'
import { beginSending, FileRefusal, forget, sendParts, type Sending } from './send-file.ts'

/** What the operator has chosen. */
export interface Chosen {
  readonly kind: ImportKind
  readonly file: File
  /** The text of the mapping file; null without one. */
  readonly mapping: string | null
  readonly isChanges: boolean
}

/** Where an error is shown. */
export type UploadIssue = { readonly field: 'file' | 'mapping'; readonly text: string } | { readonly field: null; readonly fault: unknown }

export type UploadStep =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'sending'; readonly sent: number; readonly total: number }
  /** The preview that reads the file, or has read it. */
  | { readonly kind: 'read'; readonly run: string }
  | { readonly kind: 'importing'; readonly run: string }

/** Words for failures of a call that sends or reads a file. */
export function uploadFaultText(fault: unknown): string {
  if (isNotFound(fault)) return 'The server does not have the file any more: it is removed after two hours without use. Read it again.'
  const isTooLarge = fault instanceof ApiFailure && fault.error.kind === 'problem' && fault.error.code === 'payload-too-large'
  if (isTooLarge) return 'The file is larger than this installation accepts. Compress it with gzip, or divide it.'
  const isLost = fault instanceof ApiFailure && fault.error.kind !== 'problem'
  if (isLost)
    return 'Sending stopped: there is no connection, or the file was changed or moved. Your choices are still here. Read the file again: sending continues.'
  return isUnauthorized(fault)
    ? 'Your session has ended. Your choices are still here. Sign in again, then repeat this step.'
    : errorText(fault)
}

/** Stops sending, and removes the file from the server. */
function drop(partner: string, stopped: RefObject<AbortController | null>, sending: RefObject<Sending | null>): void {
  stopped.current?.abort()
  if (sending.current) forget(partner, sending.current)
  sending.current = null
}

/** Sends a file, has it previewed, and imports it. */
export function useUpload(partner: string, partBytes: number) {
  const [step, setStep] = useState<UploadStep>({ kind: 'choosing' })
  const [issue, setIssue] = useState<UploadIssue | null>(null)
  const sending = useRef<Sending>(null)
  const stopped = useRef<AbortController>(null)

  useEffect(() => () => drop(partner, stopped, sending), [partner])

  const failed = (fault: unknown) => {
    setStep({ kind: 'choosing' })
    if (fault instanceof FileRefusal || isNotFound(fault)) sending.current = null
    setIssue(fault instanceof FileRefusal ? { field: 'file', text: fault.message } : { field: null, fault })
  }

  /** Sends the file, unless the server has it, and starts its preview. */
  async function read({ kind, file, mapping, isChanges }: Chosen) {
    if (sending.current && (sending.current.file !== file || sending.current.kind !== kind)) drop(partner, stopped, sending)
    const here = new AbortController()
    stopped.current = here
    const { signal } = here
    setIssue(null)
    setStep({ kind: 'sending', sent: 0, total: file.size })
    try {
      sending.current ??= await beginSending(partner, kind, file, signal)
      const current = sending.current
      await sendParts(partner, current, partBytes, signal, (sent) => setStep({ kind: 'sending', sent, total: file.size }))
      const params = { partner, upload: current.upload }
      const answer = await ask(studioEndpoints.previewUpload, { params, body: { mapping, isChanges } }, { signal })
      if (answer.kind === 'started') return setStep({ kind: 'read', run: answer.run })
      setStep({ kind: 'choosing' })
      setIssue({ field: answer.field, text: answer.text })
    } catch (fault) {
      if (!signal.aborted) failed(fault)
    }
  }

  /** Imports the file as its preview has read it. @returns the run, null after an error */
  async function start(preview: string): Promise<string | null> {
    const current = sending.current
    if (!current) return null
    setIssue(null)
    setStep({ kind: 'importing', run: preview })
    try {
      const params = { partner, upload: current.upload }
      const answer = await ask(studioEndpoints.importUpload, { params, body: { preview } })
      if (answer.kind === 'started') {
        sending.current = null
        return answer.run
      }
      setStep({ kind: 'choosing' })
      setIssue({ field: answer.field, text: answer.text })
    } catch (fault) {
      if (isNotFound(fault)) failed(fault)
      else {
        setStep({ kind: 'read', run: preview })
        setIssue({ field: null, fault })
      }
    }
    return null
  }

  return {
    step,
    issue,
    setIssue,
    read: (chosen: Chosen) => void read(chosen),
    start,
    /** Stops sending. What was chosen stays. */
    stop: () => {
      drop(partner, stopped, sending)
      setStep({ kind: 'choosing' })
    },
    /** What was chosen has changed, so that the preview is not of it. */
    changed: () => {
      setIssue(null)
      setStep({ kind: 'choosing' })
    },
  }
}
