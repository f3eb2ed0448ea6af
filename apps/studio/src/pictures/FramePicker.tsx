import { cropOf, largestZoom, type Framing } from '@dining/contract/pictures'
import { TextField } from '@dining/ui'
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react'

import * as css from './pictures.css.ts'

interface FramePickerProps {
  readonly picture: { readonly width: number; readonly height: number; readonly preview: string }
  readonly framing: Framing
  readonly onChange: (framing: Framing) => void
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most)
const percent = (share: number) => `${share * 100}%`

/** Percent of a step of the arrow keys, and with Shift. */
const STEP = 1
const LARGE_STEP = 10
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The part of a picture that pages show: its focal point by pointer, arrow keys or numbers, and its zoom. */
export function FramePicker({ picture, framing, onChange }: FramePickerProps) {
  const helpId = useId()
  const { x, y, zoom } = framing
  const most = largestZoom(picture)
  const crop = cropOf(picture, framing)
  const moveTo = (left: number, top: number) => onChange({ ...framing, x: within(left, 0, 100), y: within(top, 0, 100) })
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    moveTo(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100)
  }
  const step = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    const by = event.shiftKey ? LARGE_STEP : STEP
    moveTo(x + direction[0] * by, y + direction[1] * by)
  }
  return (
    <div className={css.framing}>
      <div
        className={css.canvas}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event)
        }}
      >
        <img src={picture.preview} alt="" width={picture.width} height={picture.height} draggable={false} />
        <div
          className={css.crop}
          style={{
            left: percent(crop.left / picture.width),
            top: percent(crop.top / picture.height),
            width: percent(crop.width / picture.width),
            height: percent(crop.height / picture.height),
          }}
        />
        <button
          type="button"
          className={css.point}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={`Focal point, ${x} percent from the left, ${y} percent from the top`}
          aria-describedby={helpId}
          onKeyDown={step}
        />
      </div>
      <p id={helpId} className={css.small}>
        The focal point stays visible wherever the picture is cropped. Move it with the pointer, with the arrow keys (faster with Shift), or
        by numbers.
      </p>
      <div className={css.numbers}>
        <PercentField label="From the left, %" value={x} onChange={(value) => moveTo(value, y)} />
        <PercentField label="From the top, %" value={y} onChange={(value) => moveTo(x, value)} />
        <label className={css.zoom}>
          <span>Zoom: {zoom} %</span>
          <input
            type="range"
            min={100}
            max={most}
            step={5}
            value={zoom}
            disabled={most === 100}
            onChange={(event) => onChange({ ...framing, zoom: within(Number(event.target.value), 100, most) })}
          />
        </label>
      </div>
    </div>
  )
}

interface PercentFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A percentage; while it is typed, the field may be empty. */
function PercentField({ label, value, onChange }: PercentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      type="number"
      inputMode="numeric"
      label={label}
      min={0}
      max={100}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value !== '') onChange(Number(target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
