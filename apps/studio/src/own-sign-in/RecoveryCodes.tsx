import { Button } from '@dining/ui'
import { useEffect, useRef, useState } from 'react'

import * as css from './own-sign-in.css.ts'

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const [said, setSaid] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser did not allow it. Select the codes and copy them.'),
    )
  return (
    <div className={css.form}>
      <h3 ref={title} tabIndex={-1} className={css.subtitle}>
        Keep your recovery codes
      </h3>
      <p>Each signs you in once if you lose your phone. They are shown only now. Print them, or put them into your password manager.</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button onClick={onDone}>I have kept them</Button>
        <Button kind="quiet" onClick={copy}>
          Copy
        </Button>
      </div>
      <p role="status" className={css.said}>
        {said}
      </p>
    </div>
  )
}
