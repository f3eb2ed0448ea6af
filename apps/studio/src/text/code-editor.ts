import { autocompletion, completionKeymap, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { Compartment, EditorState } from '@codemirror/state'
import { Decoration, EditorView, keymap, MatchDecorator, tooltips, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view'
import type { ContentToken } from '@dining/contract/studio'
import { vars } from '@dining/ui/style'

import { meaningOf } from './token.ts'

export interface CodeEditor {
  /** Sets a text that was not typed here. */
  readonly replace: (text: string) => void
  /** Attributes of the text box itself, such as its label. */
  readonly describe: (attributes: Readonly<Record<string, string>>) => void
  readonly focus: () => void
  readonly close: () => void
}

interface Options {
  readonly parent: HTMLElement
  readonly text: string
  readonly tokens: readonly ContentToken[]
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
}

const theme = EditorView.theme({
  '&': { fontSize: 'inherit', background: 'none', color: vars.text.body },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.5', overflowX: 'hidden' },
  '.cm-content': { padding: '9px 0', caretColor: vars.text.body, minHeight: '24px' },
  '.cm-line': { padding: '0 12px' },
  '.cm-token': { color: vars.text.link, background: vars.surface.tint, borderRadius: '3px' },
  '.cm-token-unknown': { color: vars.text.danger, background: 'none', textDecoration: 'underline wavy', textUnderlineOffset: '3px' },
  '.cm-tooltip': {
    background: vars.surface.raised,
    color: vars.text.body,
    border: `1px solid ${vars.border.control}`,
    borderRadius: '6px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '260px', maxWidth: 'min(460px, 92vw)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '7px 12px', lineHeight: '1.35' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: `${vars.action.fill} !important`,
    color: `${vars.text.onAction} !important`,
  },
  '.cm-completionDetail': { fontStyle: 'normal', marginLeft: '10px', opacity: '0.9' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionInfo': { padding: '8px 12px', maxWidth: '260px' },
})

/** Offers the tokens as soon as a brace is opened; a chosen token closes it. */
const offering =
  (tokens: readonly ContentToken[]) =>
  (context: CompletionContext): CompletionResult | null => {
    const open = context.matchBefore(/\{\w*/u)
    if (!open) return null
    const options = tokens.map((token) => ({
      label: `{${token.name}`,
      displayLabel: `{${token.name}}`,
      detail: token.value,
      info: meaningOf(token),
      type: token.kind,
      apply: (view: EditorView, _: unknown, from: number, to: number) => {
        const closed = view.state.sliceDoc(to, to + 1) === '}'
        const insert = `{${token.name}}`
        view.dispatch({
          changes: { from, to: closed ? to + 1 : to, insert },
          selection: { anchor: from + insert.length },
          userEvent: 'input.complete',
        })
      },
    }))
    return { from: open.from, options, validFor: /^\{\w*$/u }
  }

function marking(tokens: readonly ContentToken[]) {
  const known = new Set(tokens.map(({ name }) => name))
  const [token, unknown] = [Decoration.mark({ class: 'cm-token' }), Decoration.mark({ class: 'cm-token-unknown' })]
  const matcher = new MatchDecorator({
    regexp: /\{([^{}|]*)(?:\|[^{}]*)?\}/gu,
    decoration: ([, name = '']) => (known.has(name.trim()) ? token : unknown),
  })
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet
      constructor(view: EditorView) {
        this.decorations = matcher.createDeco(view)
      }
      update(update: ViewUpdate) {
        this.decorations = matcher.updateDeco(update, this.decorations)
      }
    },
    { decorations: (plugin) => plugin.decorations },
  )
}

/** The page's own nonce, which the styles at run time require. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** An editor of one text, which highlights and suggests tokens. */
export function openCodeEditor({ parent, text, tokens, attributes, onChange, onBlur }: Options): CodeEditor {
  const described = new Compartment()
  const attributesOf = (given: Readonly<Record<string, string>>) =>
    EditorView.contentAttributes.of({ ...given, spellcheck: 'true', lang: 'en' })
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        autocompletion({ override: [offering(tokens)], icons: false, interactionDelay: 0 }),
        keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.lineWrapping,
        EditorView.cspNonce.of(nonce()),
        tooltips({ position: 'fixed' }),
        theme,
        marking(tokens),
        described.of(attributesOf(attributes)),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((one) => one.isUserEvent('replace'))) onChange(update.state.doc.toString())
        }),
        EditorView.domEventHandlers({ blur: onBlur }),
      ],
    }),
  })
  return {
    replace(next) {
      if (view.state.doc.toString() === next) return
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next }, userEvent: 'replace' })
    },
    describe: (given) => view.dispatch({ effects: described.reconfigure(attributesOf(given)) }),
    focus: () => view.focus(),
    close: () => view.destroy(),
  }
}
