import { shortlist as texts } from '@dining/copy-engine/texts/shortlist'
import { forms } from '@dining/copy-engine/texts/forms'
import { isVoterName, SHORTLIST } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, Panel, TextField, TextLink } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useState, type RefObject } from 'react'

import * as css from './ShortlistScreen.css.ts'

interface OwnVoteProps {
  /** The field of the name. Uncontrolled, so that what is typed before the page's code has loaded is not lost. */
  readonly field: RefObject<HTMLInputElement | null>
  /** Saves the name with the votes. */
  readonly onSave: () => void
  readonly hasVoted: boolean
  readonly isSaved: boolean
  readonly onChange: () => void
  readonly until: string
}

/** The optional first name of a voter, and what is kept of the vote. */
export function OwnVote({ field, onSave, hasVoted, isSaved, onChange, until }: OwnVoteProps) {
  const copy = useCopy()
  const [isWrong, setWrong] = useState(false)
  const check = () => {
    const name = field.current?.value.trim() ?? ''
    const wrong = name !== '' && !isVoterName(name)
    setWrong(wrong)
    return !wrong
  }
  return (
    <Panel as="section" className={css.panel} aria-label={copy.say(texts.nameTitle)}>
      <form
        noValidate
        className={css.panel}
        style={{ padding: 0 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (check()) onSave()
        }}
      >
        <TextField
          label={copy.say(texts.nameLabel)}
          optionalMark={`(${copy.say(forms.optional)})`}
          help={copy.say(texts.nameHelp)}
          error={isWrong ? copy.say(texts.nameWrong, { max: String(SHORTLIST.nameLength) }) : undefined}
          name="given-name"
          autoComplete="given-name"
          ref={field}
          onBlur={check}
          onChange={onChange}
        />
        <Button type="submit" kind="quiet" wide>
          {copy.action(texts.nameSave)}
        </Button>
        <p role="status" className={small}>
          {isSaved && copy.say(hasVoted ? texts.nameSaved : texts.nameLater)}
        </p>
      </form>
      <p className={`${small} ${quiet}`}>{copy.say(texts.privacy, { until })}</p>
      <div className={`${small} ${css.rule}`}>
        <p>{copy.say(texts.earn)}</p>
        <TextLink href={paths.howItWorks()}>{copy.say(texts.earnAction)}</TextLink>
      </div>
    </Panel>
  )
}
