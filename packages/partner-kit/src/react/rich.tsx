import type { RichPart, Text, ValuesOf, Wording } from '@dining/copy-engine'
import { Fragment, type ReactNode } from 'react'

import { usePartnerAccess } from './provider.tsx'

/** An email address may break after its sign; it would otherwise break anywhere where it is wider than its column. */
function Address({ text }: { readonly text: string }): ReactNode {
  const end = text.indexOf('@') + 1
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  )
}

interface RichProps {
  readonly parts: readonly RichPart[]
  /** Whether its text is an email address. */
  readonly isAddress?: boolean
}

/** Renders the parts of a text: raised marks and links. */
export function Rich({ parts, isAddress = false }: RichProps): ReactNode {
  const { Link } = usePartnerAccess()
  // Parts of a finished text never move, so their index is their key.
  return parts.map((part, index) => {
    if (part.kind === 'text') return isAddress ? <Address key={index} text={part.text} /> : <Fragment key={index}>{part.text}</Fragment>
    if (part.kind === 'sup') return <sup key={index}>{part.text}</sup>
    return (
      <Link key={index} href={part.href} to={part.to} link={part.link}>
        <Rich parts={part.parts} isAddress={part.href.startsWith('mailto:')} />
      </Link>
    )
  })
}

type SayProps<W extends Wording> = {
  readonly text: Text<W>
  /** The role of the text, which determines its casing. */
  readonly as?: 'text' | 'action' | 'headline'
} & (ValuesOf<W> extends []
  ? { readonly values?: never }
  : ValuesOf<W> extends [infer V]
    ? { readonly values: V }
    : { readonly values?: ValuesOf<W>[0] })

/** A text of the product, rendered with raised marks and links. */
export function Say<W extends Wording>({ text, as = 'text', values }: SayProps<W>): ReactNode {
  const { copy } = usePartnerAccess()
  const make = as === 'action' ? copy.richAction : as === 'headline' ? copy.richHeadline : copy.rich
  const args = (values === undefined ? [] : [values]) as ValuesOf<W>
  return <Rich parts={make(text, ...args)} />
}
