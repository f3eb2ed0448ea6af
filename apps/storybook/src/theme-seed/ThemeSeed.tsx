import { usePartner } from '@dining/partner-kit/react'
import { Banner, Button, LiveRegion } from '@dining/ui'
import { row, stack } from '@dining/ui/layout'
import { derive } from '@dining/ui/theme'
import { useEffect, useId, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { shownPartner } from '../partners.ts'
import { copyRootRulesToPanes } from '../root-rules.ts'
import { ContrastStatus, ContrastTable } from './ContrastTable.tsx'
import { draftOf, markSaved, setDraft, subscribeToDrafts, wasSaved } from './drafts.ts'
import { HowToSave } from './HowToSave.tsx'
import { judgedPairs } from './judged-pairs.ts'
import { SchemePane } from './SchemePane.tsx'
import { openSeed, saveSeed } from './seed-client.ts'
import type { OpenedSeed, Refusal } from './seed-messages.ts'
import { readTexts, textsOf, withValues, type SeedTexts } from './seed-values.ts'
import { SeedForm } from './SeedForm.tsx'
import * as css from './ThemeSeed.css.ts'

const NO_TEXTS: SeedTexts = {}

/** The seed in a partner's file: undefined until it is known, null if this Storybook has no server that saves. */
function useStoredSeed(partner: string) {
  const [stored, setStored] = useState<OpenedSeed | null>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isShown = true
    void openSeed(partner).then((opened) => {
      if (isShown) setStored(opened)
    })
    return () => {
      isShown = false
    }
  }, [partner, round])
  return { stored, setStored, readAgain: () => setRound((before) => before + 1) }
}

/** Edits the seed of a partner's theme; the theme, its contrast and its samples follow at once. */
export function ThemeSeed() {
  const { id: partner, name } = usePartner().program
  const prefix = useId()
  const { stored, setStored, readAgain } = useStoredSeed(partner)
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setIsBusy] = useState(false)
  const draft = useSyncExternalStore(subscribeToDrafts, () => draftOf(partner))
  const isSaved = useSyncExternalStore(subscribeToDrafts, () => wasSaved(partner))
  useLayoutEffect(copyRootRulesToPanes, [])

  const { tokens } = shownPartner(partner)
  const saved = useMemo(() => ({ ...textsOf(tokens), ...stored?.texts }), [tokens, stored])
  const changed = useMemo(
    () => Object.fromEntries(Object.entries(draft).filter(([path, text]) => Object.hasOwn(saved, path) && text !== saved[path])),
    [draft, saved],
  )
  const read = useMemo(() => readTexts(changed), [changed])
  const theme = useMemo(() => derive(withValues(withValues(tokens, readTexts(saved).values), read.values)), [tokens, saved, read])
  const pairs = useMemo(() => judgedPairs(theme), [theme])
  const isUnchanged = Object.keys(changed).length === 0
  const issues = { ...refusal?.issues, ...read.issues }

  const forgetOutcome = () => {
    setRefusal(undefined)
    markSaved(partner, false)
  }
  const change = (path: string, text: string) => {
    forgetOutcome()
    setDraft(partner, { ...changed, [path]: text })
  }
  const reset = () => {
    forgetOutcome()
    setDraft(partner, NO_TEXTS)
  }
  const save = async (opened: OpenedSeed) => {
    if (isUnchanged) return
    const [invalid] = Object.keys(read.issues)
    if (invalid !== undefined) return showField(`${prefix}-${invalid}`)
    setIsBusy(true)
    const result = await saveSeed(partner, opened, changed)
    setIsBusy(false)
    if (!result.ok) return setRefusal(result.error)
    setStored(result.value)
    // What was typed meanwhile stays.
    setDraft(partner, Object.fromEntries(Object.entries(draftOf(partner)).filter(([path, text]) => changed[path] !== text)))
    markSaved(partner, true)
  }

  return (
    <main className={stack}>
      <h1>{name}: theme seed</h1>
      <p>
        Every colour and size of the theme is computed from these values, as in the build. All other stories show your edits, too, until you
        reset them.
      </p>
      <ContrastStatus pairs={pairs} />
      <div className={row}>
        {stored && (
          <Button busy={isBusy} busyLabel="Saving" aria-disabled={isUnchanged} onClick={() => void save(stored)}>
            Save
          </Button>
        )}
        <Button kind="quiet" onClick={reset}>
          Reset
        </Button>
      </div>
      <LiveRegion>{isSaved && <Banner type="success">Saved in partners/{partner}/tokens.ts.</Banner>}</LiveRegion>
      {refusal && (
        <Banner type="error" title={refusal.problem}>
          {refusal.pairs && (
            <ul>
              {refusal.pairs.map((pair) => (
                <li key={pair}>{pair}</li>
              ))}
            </ul>
          )}
          {(refusal.kind === 'changed' || refusal.kind === 'token') && (
            <Button
              kind="quiet"
              className={css.again}
              onClick={() => {
                forgetOutcome()
                readAgain()
              }}
            >
              Read the file again
            </Button>
          )}
        </Banner>
      )}
      {stored === null && <HowToSave partner={partner} values={read.values} />}
      <div className={css.columns}>
        <SeedForm {...{ prefix, saved, changed, issues, change }} />
        <div className={css.panes}>
          <SchemePane scheme="light" theme={theme} />
          <SchemePane scheme="dark" theme={theme} />
        </div>
      </div>
      <ContrastTable pairs={pairs} />
    </main>
  )
}

/** Focuses a field, in a group that may be closed. */
function showField(id: string): void {
  const field = document.getElementById(id)
  const group = field?.closest('details')
  if (group) group.open = true
  field?.focus()
}
