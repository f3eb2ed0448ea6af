import { Select, TextField } from '@dining/ui'
import { stack } from '@dining/ui/layout'

import { SEED_RULES, type SeedRule } from './seed-rules.ts'
import type { SeedTexts } from './seed-values.ts'
import * as css from './ThemeSeed.css.ts'
import { hexOf } from './hex-of.ts'

interface SeedFormProps {
  /** Before the path in a field's id. */
  readonly prefix: string
  readonly saved: SeedTexts
  readonly changed: SeedTexts
  /** By path: what is wrong. */
  readonly issues: SeedTexts
  readonly change: (path: string, text: string) => void
}

const COLOURS = 'colours'
/** The group of the values that are alone. */
const SHAPE = 'shape'

const words = (path: string) => path.replaceAll('.', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const groupOf = (path: string) => (path.includes('.') ? path.slice(0, path.indexOf('.')) : SHAPE)
/** "Brand", "Display weight", "Cloth rim 1". */
const labelOf = (path: string) => titled(words(path.replace(`${COLOURS}.`, '').replace(/\d+$/, (index) => String(Number(index) + 1))))

/** A field for each value of the seed, by group. */
export function SeedForm(props: SeedFormProps) {
  const paths = Object.entries(SEED_RULES).filter(([path]) => Object.hasOwn(props.saved, path))
  const groups = Map.groupBy(paths, ([path]) => groupOf(path))
  return (
    <form noValidate aria-label="Seed" className={css.form} onSubmit={(event) => event.preventDefault()}>
      {[...groups].map(([group, fields]) => (
        <details key={group} open={group === COLOURS}>
          <summary className={css.summary}>{titled(words(group))}</summary>
          <div className={stack}>
            {fields.map(([path, rule]) => (
              <SeedField key={path} {...props} path={path} rule={rule} />
            ))}
          </div>
        </details>
      ))}
    </form>
  )
}

interface SeedFieldProps extends SeedFormProps {
  readonly path: string
  readonly rule: SeedRule
}

function SeedField({ path, rule, prefix, saved, changed, issues, change }: SeedFieldProps) {
  const label = labelOf(path)
  const before = saved[path]
  const text = changed[path] ?? before ?? ''
  const common = {
    id: `${prefix}-${path}`,
    label,
    value: text,
    error: issues[path],
    help: text === before ? undefined : `Saved: ${before}`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change(path, target.value),
  }
  switch (rule.kind) {
    case 'options':
      return (
        <Select {...common}>
          {rule.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )
    case 'colour':
      return (
        <TextField
          {...common}
          autoComplete="off"
          spellCheck={false}
          action={
            <input
              type="color"
              className={css.picker}
              aria-label={`Pick ${label}`}
              value={hexOf(text) ?? hexOf(before ?? '') ?? '#000000'}
              onChange={common.onChange}
            />
          }
        />
      )
    case 'number':
    case 'text':
      return (
        <TextField
          {...common}
          autoComplete="off"
          spellCheck={false}
          inputMode={rule.kind === 'number' && rule.word === undefined ? 'decimal' : undefined}
        />
      )
  }
}
