import type { Text } from '@dining/copy-engine'
import { favorites as texts } from '@dining/copy-engine/texts/favorites'
import { shortlist } from '@dining/copy-engine/texts/shortlist'
import { MAX_FAVORITES, SHORTLIST } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { IconButton, TextButton } from '@dining/ui'
import { heartIcon } from '@dining/ui/icons'
import { useState } from 'react'

import * as css from './SaveButton.css.ts'
import { ShortlistToggle } from './shortlist/ShortlistToggle.tsx'
import { useFavorites } from './use-favorites.ts'

export interface SaveButtonProps {
  readonly merchant: { readonly id: string; readonly name: string }
  /** On the picture of a card, or among the actions of a restaurant's page. */
  readonly on: 'card' | 'page'
}

/** A button whose name never changes and whose state says whether the restaurant is saved. The message of a failed change appears beside it. */
export default function SaveButton({ merchant: { id, name }, on }: SaveButtonProps) {
  const copy = useCopy()
  const { ids, toggle } = useFavorites()
  const [problem, setProblem] = useState<Text>()
  const onFull = (isFull: boolean) => setProblem(isFull ? shortlist.full : undefined)
  const button = {
    'aria-pressed': ids?.includes(id) ?? false,
    onClick: () => {
      setProblem(undefined)
      void toggle({ id, name }).then(setProblem)
    },
  }
  const label = copy.say(texts.save, { name })
  const note = (
    <span role="alert" className={problem && css.note}>
      {problem && copy.say(problem, { max: String(problem === shortlist.full ? SHORTLIST.maxPlaces : MAX_FAVORITES) })}
    </span>
  )
  if (on === 'page') {
    return (
      <span className={css.onPage}>
        <TextButton {...button} className={css.heart} icon={heartIcon} aria-label={label}>
          {copy.say(texts.saveShort)}
        </TextButton>
        <ShortlistToggle merchant={{ id, name }} on={on} onFull={onFull} />
        {note}
      </span>
    )
  }
  return (
    <span className={css.onCard}>
      <span className={css.buttons}>
        <ShortlistToggle merchant={{ id, name }} on={on} onFull={onFull} />
        <IconButton {...button} framed className={css.heart} icon={heartIcon} label={label} />
      </span>
      {note}
    </span>
  )
}
