import { uploadOf } from '@dining/domain/uploads'
import { Button, TextButton } from '@dining/ui'
import { imageIcon } from '@dining/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'

import { framedPictureQuery } from '../api/queries.ts'
import { PictureDialog, type Taken } from '../pictures/PictureDialog.tsx'
import * as pictures from '../pictures/pictures.css.ts'
import { usePartnerId } from './form-context.ts'
import { labelOf } from './labels.ts'
import { LineField, type FieldSettings } from './LeafFields.tsx'

const ALTERNATIVE = 'image_mobile_alt_text'
/** Fields with the focal point of the picture `image`, as positions of CSS. */
const POSITIONS = { x: 'image_x_position', y: 'image_y_position' } as const

interface PictureFieldProps extends FieldSettings {
  /** Names of the fields beside it. */
  readonly siblings: readonly string[]
}

/** A picture: one of the uploaded ones with its part, or an address. */
export function PictureField({ siblings, ...settings }: PictureFieldProps) {
  const { path, name } = settings
  const { field } = useController({ name: path })
  const { getValues, setValue } = useFormContext()
  const partner = usePartnerId()
  const [isOpen, setIsOpen] = useState(false)
  const label = labelOf(name)
  const value = typeof field.value === 'string' ? field.value : ''
  const id = uploadOf(value)
  const { data: framed } = useQuery({ ...framedPictureQuery(partner, id ?? ''), enabled: id !== null })
  const beside = (sibling: string) => path.replace(/[^.]+$/u, sibling)
  const put = (sibling: string, given: string) => {
    if (siblings.includes(sibling)) setValue(beside(sibling), given, { shouldDirty: true })
  }
  const take = ({ address, focus, alternative }: Taken) => {
    field.onChange(address)
    put(ALTERNATIVE, alternative)
    if (name !== 'image') return
    put(POSITIONS.x, `${focus.x}%`)
    put(POSITIONS.y, `${focus.y}%`)
  }
  const remove = () => {
    field.onChange('')
    document.getElementById(`${path}-choose`)?.focus()
  }
  const alternative: unknown = getValues(beside(ALTERNATIVE))
  return (
    <div className={pictures.field} role="group" aria-label={label}>
      <LineField {...settings} kind="picture" />
      {id !== null && framed && <img src={framed.thumb} alt="" width={200} height={125} className={pictures.thumb} />}
      <div className={pictures.buttons}>
        <Button id={`${path}-choose`} kind="quiet" icon={imageIcon} onClick={() => setIsOpen(true)}>
          {id === null ? 'Choose a picture …' : 'Change …'}
        </Button>
        {value !== '' && <TextButton onClick={remove}>Remove</TextButton>}
      </div>
      <PictureDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={label}
        partner={partner}
        first={id !== null && framed ? framed : null}
        alternative={typeof alternative === 'string' ? alternative : ''}
        onTake={take}
      />
    </div>
  )
}
