import { useState, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { FreeFields } from './FreeFields.tsx'
import { useIsFoundAny } from './form-context.ts'
import { fieldsOf, nodeOfValue, optionOf, type FormField, type FormNode, type GroupNode } from './form-node.ts'
import * as css from './form.css.ts'
import { ItemList } from './ItemList.tsx'
import { labelOf } from './labels.ts'
import { PictureField } from './PictureField.tsx'
import { LinesField, LineField, PickField, SwitchField, WordsField, type FieldSettings } from './LeafFields.tsx'

interface FieldProps extends FieldSettings {
  readonly node: FormNode
  /** Names of the fields beside it. */
  readonly siblings?: readonly string[]
}

/** The field or the group of fields for one value of an entry. */
function ContentField({ node, path, name, optional, siblings = [] }: FieldProps) {
  const own = { path, name, optional }
  switch (node.kind) {
    case 'words':
      return <WordsField {...own} />
    case 'switch':
      return <SwitchField {...own} />
    case 'pick':
      return <PickField {...own} options={node.options} />
    case 'lines':
      return <LinesField {...own} />
    case 'group':
      return (
        <fieldset className={css.group}>
          <legend className={css.legend}>{labelOf(name)}</legend>
          <GroupFields node={node} path={path} />
        </fieldset>
      )
    case 'list':
      return <ItemList path={path} name={name} item={node.item} content={ItemFields} />
    case 'any':
      return <AnyField {...own} />
    case 'constant':
      return null
    case 'variant':
    case 'kept':
      return <p className={css.help}>{labelOf(name)} is kept as it is: it has a form that this page cannot show.</p>
    case 'picture':
      return <PictureField {...own} siblings={siblings} />
    case 'address':
    case 'number':
    case 'date':
    case 'moment':
      return <LineField {...own} kind={node.kind} />
  }
}

/** The fields of a group, one below the other. */
export function GroupFields({ node, path }: { readonly node: GroupNode; readonly path: string }) {
  return node.rest === null ? <Fields fields={node.fields} path={path} /> : <OpenFields node={node} rest={node.rest} path={path} />
}

/** Including the fields that the editor has added. */
function OpenFields({ node, rest, path }: { readonly node: GroupNode; readonly rest: FormNode; readonly path: string }) {
  const value: unknown = useWatch({ name: path })
  return (
    <>
      <Fields fields={fieldsOf(node, value)} path={path} />
      <FreeFields path={path} rest={rest} />
    </>
  )
}

interface FieldsProps {
  readonly fields: readonly FormField[]
  readonly path: string
  /** Collapses empty optional texts behind a line. */
  readonly isItem?: boolean
}

/** Fields below each other: required ones first, then optional ones, then pictures. */
function Fields({ fields, path, isItem = false }: FieldsProps) {
  const { getValues } = useFormContext()
  // A field that is empty when the form opens keeps its position while it is filled.
  const [empty] = useState(() => new Set(fields.filter(({ name }) => !isFilled(getValues(`${path}.${name}`))).map(({ name }) => name)))
  const pictures = fields.filter(isOfPicture)
  const names = fields.map(({ name }) => name)
  const more = fields.filter((field) => isItem && field.optional && field.node.kind === 'words' && empty.has(field.name))
  const draw = (some: readonly FormField[]) =>
    some.map(({ name, node, optional }) => (
      <ContentField key={name} node={node} path={`${path}.${name}`} name={name} optional={optional} siblings={names} />
    ))
  return (
    <>
      {draw(fields.filter((field) => !pictures.includes(field) && !more.includes(field)))}
      {more.length > 0 && (
        <Folded title={`Add ${more.map(({ name }) => labelOf(name).toLowerCase()).join(', ')}`} path={path} fields={more}>
          {draw(more)}
        </Folded>
      )}
      {pictures.length > 0 && (
        <Folded title="Picture" path={path} fields={pictures} isOpen={pictures.some(({ name }) => !empty.has(name))}>
          {draw(pictures)}
        </Folded>
      )}
    </>
  )
}

const isFilled = (value: unknown) => value !== undefined && value !== '' && value !== null
const isOfPicture = ({ name, node }: FormField) => node.kind === 'picture' || name.startsWith('image_')

interface FoldedProps {
  readonly title: string
  readonly path: string
  readonly fields: readonly FormField[]
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** Rarely used fields, collapsed; opened automatically if one of them has a finding. */
function Folded({ title, path, fields, isOpen = false, children }: FoldedProps) {
  const isFound = useIsFoundAny(fields.map(({ name }) => `${path}.${name}`))
  return (
    <details className={css.folded} open={isOpen || isFound}>
      <summary>{title}</summary>
      <div className={css.foldedFields}>{children}</div>
    </details>
  )
}

/** The initial value determines its kind, so that a field does not change during editing. */
function AnyField({ path, name, optional }: FieldSettings) {
  const value: unknown = useWatch({ name: path })
  return <ContentField node={nodeOfValue(value)} {...{ path, name, optional }} />
}

/** The fields of an item. */
function ItemFields({ node, value, path }: { readonly node: FormNode; readonly value: unknown; readonly path: string }) {
  const own = node.kind === 'any' ? nodeOfValue(value) : node
  if (own.kind === 'group')
    return isBare(own.fields) ? (
      <Fields fields={innerFields(own.fields)} path={`${path}.fields`} isItem />
    ) : (
      <GroupFields node={own} path={path} />
    )
  if (own.kind !== 'variant') return null
  const fields = optionOf(own.options, value)?.fields
  if (!fields) return <p className={css.help}>The studio does not know this kind of item. It is saved unchanged.</p>
  return isBare(fields) ? (
    <Fields fields={innerFields(fields)} path={`${path}.fields`} isItem />
  ) : (
    <Fields fields={fields} path={path} isItem />
  )
}

/** An item is its type and a group of fields; the group needs no frame. */
const isBare = (fields: readonly FormField[]) =>
  fields.filter(({ node }) => node.kind !== 'constant').length === 1 &&
  fields.some(({ name, node }) => name === 'fields' && node.kind === 'group')
const innerFields = (fields: readonly FormField[]) =>
  fields.flatMap(({ name, node }) => (name === 'fields' && node.kind === 'group' ? node.fields : []))
