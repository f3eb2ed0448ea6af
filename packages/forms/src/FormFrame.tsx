import { forms } from '@dining/copy-engine/texts/forms'
import { Say, useSay } from '@dining/partner-kit/react'
import { Banner, ErrorSummary } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import type { ReactNode } from 'react'

import type { Form } from './use-site-form.tsx'

interface FormFrameProps {
  readonly form: Pick<Form, 'attach' | 'onSubmit' | 'errors' | 'attempt' | 'failure' | 'hasRequired'>
  /** Accessible name, if the page has several forms. */
  readonly label?: string
  readonly children: ReactNode
}

/**
 * The form element: errors above it, in one box for errors of the form and of its fields; "* Required field" once if it has required fields
 * (FORM-01); then its fields and buttons.
 */
export function FormFrame({ form, label, children }: FormFrameProps) {
  const say = useSay()
  const { attach, onSubmit, failure, errors, attempt, hasRequired } = form
  return (
    // Posted, so that the input never appears in a URL, even before the script has loaded.
    <form ref={attach} className={stack} aria-label={label} method="post" noValidate onSubmit={onSubmit}>
      {failure && errors.length === 0 && (
        <Banner type="error" key={attempt}>
          <Say text={failure.text} values={failure.values} />
        </Banner>
      )}
      <ErrorSummary
        title={failure ? <Say text={failure.text} values={failure.values} /> : say(forms.summaryTitle, { count: errors.length })}
        errors={errors}
        focusKey={attempt}
      />
      {hasRequired && <p className={`${small} ${quiet}`}>{say(forms.requiredMark)}</p>}
      {children}
    </form>
  )
}
