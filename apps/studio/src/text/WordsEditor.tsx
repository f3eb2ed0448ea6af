import type { ContentToken } from '@dining/contract/studio'
import { classNames } from '@dining/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { CodeEditor } from './code-editor.ts'
import * as css from './WordsEditor.css.ts'

const load = () => import('./code-editor.ts')
let loaded: Awaited<ReturnType<typeof load>> | undefined

/** Loads the editor library before it is needed. */
export async function loadEditor(): Promise<void> {
  loaded = await load()
}

interface WordsEditorProps {
  readonly id: string
  readonly value: string
  readonly tokens: readonly ContentToken[]
  readonly labelledBy: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
  /** The text stays in the plain box, which the form disables. */
  readonly isReadOnly: boolean
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
}

/** A text with its tokens. Until the editor library has loaded, or if it fails to, it is a plain text box with the same text. */
export function WordsEditor(props: WordsEditorProps) {
  const { id, value, tokens, labelledBy, describedBy, invalid, required, isReadOnly, onChange, onBlur } = props
  const [isThere, setIsThere] = useState(loaded !== undefined && !isReadOnly)
  const box = useRef<HTMLDivElement>(null)
  const plain = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<CodeEditor>(null)
  useEffect(() => {
    // An editor who types in the plain box is not interrupted.
    if (!isThere && !isReadOnly)
      void loadEditor().then(
        () => plain.current !== document.activeElement && setIsThere(true),
        () => undefined,
      )
  }, [isThere, isReadOnly])

  const attributes: Readonly<Record<string, string>> = {
    id,
    'aria-labelledby': labelledBy,
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
    ...(required ? { 'aria-required': 'true' } : {}),
  }
  const change = useEffectEvent(onChange)
  const leave = useEffectEvent(onBlur)
  const open = useEffectEvent((parent: HTMLElement) => {
    editor.current =
      loaded?.openCodeEditor({ parent, text: value, tokens, attributes, onChange: (text) => change(text), onBlur: () => leave() }) ?? null
  })
  useEffect(() => {
    if (!isThere || !box.current) return undefined
    open(box.current)
    return () => editor.current?.close()
  }, [isThere, tokens])
  useEffect(() => editor.current?.replace(value), [value])
  const described = JSON.stringify(attributes)
  const describe = useEffectEvent(() => editor.current?.describe(attributes))
  useEffect(() => describe(), [described])

  if (isThere) return <div ref={box} className={classNames(css.box, invalid && css.invalid)} />
  return (
    <textarea
      ref={plain}
      id={id}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      required={required}
      className={classNames(css.box, css.plain, invalid && css.invalid)}
      value={value}
      rows={Math.max(1, Math.ceil(value.length / 60))}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        onBlur()
        setIsThere(loaded !== undefined && !isReadOnly)
      }}
    />
  )
}
