import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { classNames, Icon, IconButton } from '@dining/ui'
import { alertIcon, closeIcon, downIcon, moveIcon, rightIcon } from '@dining/ui/icons'
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { useWatch } from 'react-hook-form'

import { Findings } from './FieldFrame.tsx'
import { idOf, useIsFoundAny } from './form-context.ts'
import { isRecord, optionOf, type FormNode } from './form-node.ts'
import * as css from './form.css.ts'
import { humanise, kindLabelOf } from './labels.ts'

/** Renders the fields of an item. */
export type ItemContent = ComponentType<{ readonly node: FormNode; readonly value: unknown; readonly path: string }>

interface ItemProps {
  readonly content: ItemContent
  readonly node: FormNode
  readonly path: string
  /** Path of the list; items move only within it. */
  readonly list: string
  readonly at: number
  readonly count: number
  readonly onMove: (to: number) => void
  readonly onDropped: (from: number, to: number) => void
  readonly onRemove: () => void
}

/** One item of a list, with its position and fields. */
export function Item({ content: Content, node, path, list, at, count, onMove, onDropped, onRemove }: ItemProps) {
  const value: unknown = useWatch({ name: path })
  const { box, handle, isOver } = useDragging({ list, at, onDropped })
  const hasFindings = useIsFoundAny([path])
  const [isUnfolded, setIsUnfolded] = useState(at === 0 || gistOf(value) === '')
  const isFoldable = holdsLists(node)
  const isOpen = !isFoldable || isUnfolded || hasFindings
  const id = idOf(path)
  const title = titleOf(node, value)
  const place = `${title}, ${at + 1} of ${count}`
  return (
    <li
      ref={box}
      id={`${id}-item`}
      tabIndex={-1}
      className={classNames(css.item, !isOpen && css.itemFolded, isOver && css.itemOver)}
      aria-label={place}
    >
      <div className={css.itemHead}>
        {/* Pointers drag it; keyboards use the buttons beside it. */}
        <span ref={handle} className={css.handle} aria-hidden="true">
          <Icon d={moveIcon} size="small" />
        </span>
        <span className={css.itemTitle}>
          {isFoldable ? (
            <button type="button" className={css.fold} aria-expanded={isOpen} onClick={() => setIsUnfolded(!isOpen)}>
              <Icon d={isOpen ? downIcon : rightIcon} size="small" /> {title}
            </button>
          ) : (
            title
          )}
          {!isOpen && <span className={css.gist}>{gistOf(value)}</span>}
          {hasFindings && (
            <span className={css.itemFound}>
              <Icon d={alertIcon} size="small" /> problem found
            </span>
          )}
        </span>
        <span className={css.itemButtons}>
          {/* Not disabled at the ends, where keyboard users would lose the focus. */}
          <IconButton
            icon={downIcon}
            className={css.up}
            label={`Move ${place} up`}
            aria-disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <IconButton icon={downIcon} label={`Move ${place} down`} aria-disabled={at === count - 1} onClick={() => onMove(at + 1)} />
          <IconButton icon={closeIcon} label={`Take out ${place}`} onClick={onRemove} />
        </span>
      </div>
      <Findings id={`${id}-findings`} path={path} />
      <Findings id={`${id}-type-findings`} path={`${path}.type`} />
      {isOpen && <Content node={node} value={value} path={path} />}
    </li>
  )
}

/** Nested lists make an item long: it is collapsed at first. */
const holdsLists = (node: FormNode) => node.kind === 'group' && node.fields.some((field) => field.node.kind === 'list')

/** The first words of a collapsed item. */
function gistOf(value: unknown): string {
  const words = isRecord(value) ? [value['headline'], value['title']] : []
  return words.find((one): one is string => typeof one === 'string') ?? ''
}

function titleOf(node: FormNode, value: unknown): string {
  if (!isRecord(value)) return 'Item'
  const { type, key, title } = value
  if (node.kind === 'variant' && typeof type === 'string') return kindLabelOf(optionOf(node.options, value)?.types[0] ?? type)
  if (typeof key === 'string') return humanise(key)
  if (typeof title === 'string' && title !== '') return title
  return type === 'link' || 'url' in value ? 'Link' : 'Item'
}

/** Drags an item by its handle, and accepts a dropped one. */
function useDragging({ list, at, onDropped }: Pick<ItemProps, 'list' | 'at' | 'onDropped'>) {
  const box = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drop = useEffectEvent(onDropped)
  useEffect(() => {
    if (!box.current || !handle.current) return undefined
    return combine(
      draggable({ element: box.current, dragHandle: handle.current, getInitialData: () => ({ list, at }) }),
      dropTargetForElements({
        element: box.current,
        canDrop: ({ source }) => source.data['list'] === list && source.data['at'] !== at,
        onDragEnter: () => setIsOver(true),
        onDragLeave: () => setIsOver(false),
        onDrop: ({ source }) => {
          setIsOver(false)
          if (typeof source.data['at'] === 'number') drop(source.data['at'], at)
        },
      }),
    )
  }, [list, at])
  return { box, handle, isOver }
}
