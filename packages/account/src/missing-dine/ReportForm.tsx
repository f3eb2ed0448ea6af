import { useApi } from '@dining/api-client'
import { missingDinesQuery } from '@dining/api-client/queries'
import type { Card, MissingDine, ReportOutcome } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { forms } from '@dining/copy-engine/texts/forms'
import { missingDine as texts, missingDineReasons } from '@dining/copy-engine/texts/missing-dine'
import { MISSING_DINE } from '@dining/domain'
import { DONE, failureOf, failWith, FormFrame, useSiteForm, type SubmitOutcome } from '@dining/forms'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { paths, useMember } from '@dining/session'
import { Button, Combobox, FormActions, FormGrid, FormGridWide, NumberField, Select, TextArea, TextField } from '@dining/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { sendLater } from '../send-later.ts'
import { dropReportDraft, keepReportDraft, readReportDraft } from './draft.ts'
import { centsIn, reportFields } from './report-fields.ts'
import { useRestaurants } from './use-restaurants.ts'

/** The choice of a card that is not in the list. */
const ANOTHER = 'another'

interface ReportFormProps {
  readonly cards: readonly Card[]
  /** The restaurant that the form starts with. */
  readonly start: { readonly id: string; readonly label: string } | null
  /** ISO day that it starts with; empty without one. */
  readonly dinedOn: string
  readonly onSent: (report: MissingDine, isNew: boolean) => void
  /** There is no connection: this device sends the report later. */
  readonly onWaiting: (restaurant: string) => void
}

/**
 * The form of a report. What was typed is kept while its page is left; what the server knows at once is shown, and the report is sent
 * again after a change.
 */
export function ReportForm({ cards, start, dinedOn, onSent, onWaiting }: ReportFormProps) {
  const api = useApi()
  const copy = useCopy()
  const { timeZone } = usePartner().program
  const queryClient = useQueryClient()
  const member = useMember()
  const restaurants = useRestaurants(start ? { [start.label]: start.id } : {})
  const choices = [...new Map(cards.map((card) => [card.lastFour, card])).values()]
  const first = choices[0]?.lastFour ?? ANOTHER
  const [card, setCard] = useState(first)
  const isAnother = card === ANOTHER
  const form = useSiteForm({
    fields: reportFields({ copy, timeZone, restaurant: start?.label ?? '', idOf: restaurants.idOf, dinedOn, card: first, isAnother }),
    async submit(values) {
      const body = {
        merchantId: restaurants.idOf(values.restaurant) ?? '',
        dinedOn: values.dinedOn,
        amountCents: centsIn(values.amount) ?? 0,
        lastFour: values.card === ANOTHER ? values.lastFour : values.card,
        note: values.note,
      }
      const answer = await api.call('reportMissingDine', { body })
      if (!answer.ok) {
        const later = { kind: 'missing-dine', name: values.restaurant, ...body } as const
        // The draft stays until it is sent: what waits ends with the session, and then the member can send it from here.
        if (member && (await sendLater(answer.error, member.publicId, later))) {
          onWaiting(values.restaurant)
          return DONE
        }
        const isGone = answer.error.kind === 'problem' && answer.error.code === 'not-found'
        return isGone ? failWith(texts.restaurantGone) : failureOf(answer.error)
      }
      const { value } = answer
      if (!('missingDine' in value)) return refusalOf(copy, value)
      dropReportDraft()
      await queryClient.invalidateQueries({ queryKey: missingDinesQuery(api).queryKey })
      onSent(value.missingDine, value.outcome === 'received')
      return DONE
    },
  })

  const keep = () => {
    const { restaurant } = form.values()
    keepReportDraft({ ...form.values(), restaurantId: restaurants.idOf(restaurant) ?? '' })
  }
  const restore = useEffectEvent(() => {
    const { restaurant, restaurantId, ...draft } = readReportDraft()
    const now = form.values()
    // Input from before the page had its code is newer than a draft, and a day that the form starts with is of another dine.
    if (now.dinedOn !== '' || now.amount !== '' || now.note !== '') return
    if (start === null && restaurant !== undefined) {
      if (restaurantId) restaurants.remember(restaurant, restaurantId)
      form.setValue('restaurant', restaurant)
    }
    for (const name of ['dinedOn', 'amount', 'note'] as const) if (draft[name] !== undefined) form.setValue(name, draft[name])
    const { card: paidWith = '', lastFour = '' } = draft
    if (![ANOTHER, ...choices.map((choice) => choice.lastFour)].includes(paidWith)) return
    form.setValue('card', paidWith)
    // The field of the digits comes with the choice of another card.
    requestAnimationFrame(() => {
      setCard(paidWith)
      requestAnimationFrame(() => form.setValue('lastFour', lastFour))
    })
  })
  useEffect(() => restore(), [])

  const cardField = form.field('card')
  return (
    <div onInput={keep} onChange={keep}>
      <FormFrame form={form}>
        <FormGrid>
          <FormGridWide>
            <Combobox
              {...form.field('restaurant')}
              help={copy.say(texts.restaurantHelp)}
              predictions={restaurants.predictions}
              predictionsLabel={copy.say(texts.restaurants)}
              onInput={(event) => restaurants.onTyped(event.currentTarget.value)}
            />
          </FormGridWide>
          <TextField {...form.field('dinedOn')} type="date" />
          <TextField {...form.field('amount')} inputMode="decimal" autoComplete="off" help={copy.say(texts.amountHelp)} />
          <Select
            {...cardField}
            onChange={(event) => {
              setCard(event.currentTarget.value)
              cardField.onChange()
            }}
          >
            {choices.map(({ cardType: brand, lastFour }) => (
              <option key={lastFour} value={lastFour}>
                {copy.say(texts.cardName, { brand, lastFour })}
              </option>
            ))}
            <option value={ANOTHER}>{copy.say(texts.anotherCard)}</option>
          </Select>
          {isAnother && <NumberField {...form.field('lastFour')} maxLength={4} />}
          <FormGridWide>
            <TextArea {...form.field('note')} rows={3} optionalMark={`(${copy.say(forms.optional)})`} help={copy.say(texts.noteHelp)} />
          </FormGridWide>
        </FormGrid>
        <FormActions>
          <Button type="submit" busy={form.submitting}>
            {copy.action(texts.send)}
          </Button>
        </FormActions>
      </FormFrame>
    </div>
  )
}

type Refusal = Exclude<ReportOutcome, { readonly missingDine: MissingDine }>

/** What the server knew at once, in place of a report. */
function refusalOf(copy: Copy, refusal: Refusal): SubmitOutcome {
  switch (refusal.outcome) {
    case 'credited': {
      const dine = { href: paths.dine({ txnId: refusal.txnId }), label: copy.action(texts.dineLink) }
      return failWith(texts.credited, { dine })
    }
    case 'too-early':
      return failWith(texts.tooEarly, { date: copy.date(refusal.from, 'long') })
    case 'too-late':
      return failWith(texts.tooLate, { days: String(MISSING_DINE.withinDays) })
    case 'card-unknown':
      return failWith(texts.cardUnknown)
    case 'card-not-linked':
      return failWith(texts.cardNotLinked)
    case 'too-many':
      return failWith(texts.tooMany)
    case 'not-earning':
      return failWith(texts.notEarning, { why: { words: copy.say(missingDineReasons[refusal.reason]) } })
  }
}
