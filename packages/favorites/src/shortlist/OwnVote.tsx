import { shortlist as texts } from '@dining/copy-engine/texts/shortlist'
import { forms } from '@dining/copy-engine/texts/forms'
import { isVoterName, SHORTLIST } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, Panel, TextField, TextLink } from '@dining/ui'
import { quiet, small } from '@dining/ui/layout'
import { useState } from 'react'

import * as css from './ShortlistScreen.css.ts'

interface OwnVoteProps {
  readonly name: string
  readonly onName: (name: string) => void
  /** Saves the name with the votes. */
  readonly onSave: () => void
  readonly hasVoted: boolean
  readonly isSaved: boolean
  readonly until: string
}

/** The optional first name of a voter, and what is kept of the vote. */
export function OwnVote({ name, onName, onSave, hasVoted, isSaved, until }: OwnVoteProps) {
  const copy = useCopy()
  const [wasPressed, setPressed] = useState(false)
  const isWrong = name.trim() !== '' && !isVoterName(name.trim())
  return (
    <Panel as="section" className={css.panel} aria-label={copy.say(texts.nameTitle)}>
      <form
        noValidate
        className={css.panel}
        style={{ padding: 0 }}
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (!isWrong) onSave()
        }}
      >
        <TextField
          label={copy.say(texts.nameLabel)}
          optionalMark={copy.say(forms.optional)}
          help={copy.say(texts.nameHelp)}
          error={isWrong && wasPressed ? copy.say(texts.nameWrong, { max: String(SHORTLIST.nameLength) }) : undefined}
          name="given-name"
          autoComplete="given-name"
          value={name}
          onBlur={() => setPressed(true)}
          onChange={({ target }) => onName(target.value)}
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
