import { MAPPING_MAX_LENGTH, type ImportKind, type studioEndpoints, type UploadKind } from '@dining/contract/studio'
import type { Answer } from '@dining/contract'
import { Button, RadioGroup, Select, TextField } from '@dining/ui'
import { useRef, useState, type FormEvent } from 'react'

import { bytesWords, KIND_WORDS } from './import-words.ts'
import * as css from './imports.css.ts'
import type { UploadIssue, useUpload } from './use-upload.ts'

interface UploadFormProps {
  readonly offer: Answer<typeof studioEndpoints.getUploadKinds>
  readonly issue: UploadIssue | null
  readonly upload: Pick<ReturnType<typeof useUpload>, 'read' | 'changed'>
  /** While a file is sent, read or imported. */
  readonly isBusy: boolean
  /** Whether the next step is to import what was read. */
  readonly isRead: boolean
}

type Issues = Partial<Record<'kind' | 'file' | 'mapping', string>>

const kindWords = ({ kind, isOfAllPartners }: UploadKind) => (isOfAllPartners ? `${KIND_WORDS[kind]} of all partners` : KIND_WORDS[kind])

const fileHelp = (maxBytes: number, isEncrypted: boolean) =>
  isEncrypted
    ? `CSV with a header, or NDJSON, in UTF-8; encrypted with age. ${bytesWords(maxBytes)} at most.`
    : `CSV with a header, or NDJSON, in UTF-8; may be compressed with gzip. ${bytesWords(maxBytes)} at most.`

/** The text of a mapping file, or why it is not used. */
async function mappingIn(file: File | undefined): Promise<{ readonly text: string | null } | { readonly fault: string }> {
  if (!file) return { text: null }
  if (file.size > MAPPING_MAX_LENGTH) return { fault: 'The mapping is larger than 64 KB. Choose the JSON file of the mapping.' }
  try {
    return { text: await file.text() }
  } catch {
    return { fault: 'The mapping cannot be read: it was changed or moved. Choose it again.' }
  }
}

/** What is imported: the kind, the file, and how it is read. */
export function UploadForm({ offer, issue, upload, isBusy, isRead }: UploadFormProps) {
  const { kinds, maxBytes } = offer
  const [chosen, setChosen] = useState<ImportKind | ''>(kinds.length === 1 ? (kinds[0]?.kind ?? '') : '')
  const [own, setOwn] = useState<Issues>({})
  const file = useRef<HTMLInputElement>(null)
  const mapping = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const kind = kinds.find((one) => one.kind === chosen)
  const given: Issues = issue !== null && issue.field !== null ? { [issue.field]: issue.text } : {}
  const issues: Issues = { ...given, ...own }

  const change = () => {
    setOwn({})
    upload.changed()
  }

  /** Why this file is not sent. */
  const faultOf = (one: File | undefined): string | undefined => {
    if (!one) return 'Choose the file to import.'
    if (one.size === 0) return 'The file is empty.'
    if (one.size > maxBytes)
      return `The file has ${bytesWords(one.size)}, but ${bytesWords(maxBytes)} is the limit. Compress it with gzip, or divide it.`
    return undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const one = file.current?.files?.[0]
    const found: Issues = {}
    if (!kind) found.kind = 'Choose what the file contains.'
    const fault = faultOf(one)
    if (fault !== undefined) found.file = fault
    const map = await mappingIn(mapping.current?.files?.[0])
    if ('fault' in map) found.mapping = map.fault
    setOwn(found)
    const [first] = (['kind', 'file', 'mapping'] as const).filter((name) => found[name] !== undefined)
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    if (first !== undefined || !kind || !one || 'fault' in map) return
    const isChanges = new FormData(form.current ?? undefined).get('scope') === 'changes'
    upload.read({ kind: kind.kind, file: one, mapping: map.text, isChanges })
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)} onChange={change}>
      <Select
        label="What the file contains"
        name="kind"
        required
        value={chosen}
        disabled={isBusy}
        error={issues.kind}
        onChange={(event) => setChosen(kinds.find((one) => one.kind === event.target.value)?.kind ?? '')}
      >
        {kinds.length > 1 && <option value="">Choose one</option>}
        {kinds.map((one) => (
          <option key={one.kind} value={one.kind}>
            {kindWords(one)}
          </option>
        ))}
      </Select>
      <TextField
        ref={file}
        type="file"
        label="File"
        name="file"
        required
        disabled={isBusy}
        help={fileHelp(maxBytes, kind?.isEncrypted === true)}
        error={issues.file}
      />
      {kind?.takesMapping === true && (
        <TextField
          ref={mapping}
          type="file"
          label="Mapping"
          name="mapping"
          optionalMark="optional"
          disabled={isBusy}
          help="A JSON file with the name in the file for each of our fields. Without it, the file has our names."
          error={issues.mapping}
        />
      )}
      {kind?.takesChanges === true && (
        <RadioGroup
          label="Which restaurants it has"
          name="scope"
          defaultValue="whole"
          options={[
            { value: 'whole', label: 'All that participate', note: 'The others are taken out.', disabled: isBusy },
            { value: 'changes', label: 'New, changed and withdrawn ones', note: 'The others stay.', disabled: isBusy },
          ]}
        />
      )}
      <p className={css.buttons}>
        <Button type="submit" kind={isRead ? 'quiet' : 'action'} busy={isBusy} busyLabel="Reading …">
          Read the file
        </Button>
        <span>Nothing is changed before you see what it would change.</span>
      </p>
    </form>
  )
}
