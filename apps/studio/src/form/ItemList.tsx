import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'

import { visuallyHidden } from '@dining/ui/layout'
import { Button, Select } from '@dining/ui'
import { plusIcon } from '@dining/ui/icons'

import { Findings } from './FieldFrame.tsx'
import { idOf } from './form-context.ts'
import { blankItem, blankOf, type FormNode } from './form-node.ts'
import * as css from './form.css.ts'
import { Item, type ItemContent } from './Item.tsx'
import { kindLabelOf, labelOf } from './labels.ts'

interface ItemListProps {
  readonly path: string
  readonly name: string
  readonly item: FormNode
  readonly content: ItemContent
}

/** A list of items: added, removed and reordered by button, keyboard and pointer; every move is announced. */
export function ItemList({ path, name, item, content }: ItemListProps) {
  const { getValues } = useFormContext()
  // The items of a list have the type of their schema; the library wants one type for all of them.
  const { fields, append, remove, move } = useFieldArray({ name: path })
  const [announcement, setAnnouncement] = useState('')
  const options = item.kind === 'variant' ? item.options : []
  const [chosen, setChosen] = useState(options[0]?.types[0])
  const label = labelOf(name)
  const id = idOf(path)

  const add = () => {
    const present: unknown = getValues(path)
    const like: unknown = Array.isArray(present) ? present[0] : undefined
    const blank = options.length > 0 ? blankItem(options.find(({ types }) => types[0] === chosen)) : blankOf(item, like)
    append(typeof blank === 'object' && blank !== null ? blank : {}, { shouldFocus: false })
    setAnnouncement(`Added as number ${fields.length + 1}.`)
    focusItem(`${path}.${fields.length}`)
  }
  const shift = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return
    move(from, to)
    setAnnouncement(`Moved to position ${to + 1} of ${fields.length}.`)
  }
  const takeOut = (at: number) => {
    remove(at)
    setAnnouncement(`Item ${at + 1} was removed. ${fields.length - 1} left.`)
    // The item at the same position, or the add button if there is none.
    requestAnimationFrame(() => {
      const next = document.getElementById(`${idOf(`${path}.${Math.min(at, fields.length - 2)}`)}-item`)
      ;(next ?? document.getElementById(`${id}-add`))?.focus()
    })
  }

  return (
    <div className={css.list} role="group" aria-labelledby={`${id}-title`}>
      <p className={css.listTitle} id={`${id}-title`}>
        {label} <span className={css.quiet}>{fields.length}</span>
      </p>
      <Findings id={`${id}-findings`} path={path} />
      {fields.length === 0 && <p className={css.help}>Nothing here yet.</p>}
      <ol className={css.items}>
        {fields.map((field, at) => (
          <Item
            key={field.id}
            content={content}
            node={item}
            path={`${path}.${at}`}
            list={path}
            at={at}
            count={fields.length}
            onMove={(to) => shift(at, to)}
            onDropped={shift}
            onRemove={() => takeOut(at)}
          />
        ))}
      </ol>
      <div className={css.adding}>
        {options.length > 1 && (
          <Select label="Kind of item" value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {options.map(({ types: [type = ''] }) => (
              <option key={type} value={type}>
                {kindLabelOf(type)}
              </option>
            ))}
          </Select>
        )}
        <Button kind="quiet" icon={plusIcon} id={`${id}-add`} onClick={add}>
          Add an item<span className={visuallyHidden}> to {label.toLowerCase()}</span>
        </Button>
      </div>
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </div>
  )
}

function focusItem(path: string) {
  requestAnimationFrame(() => document.getElementById(`${idOf(path)}-item`)?.focus())
}
