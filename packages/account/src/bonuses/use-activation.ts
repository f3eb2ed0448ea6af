import { useApi } from '@dining/api-client'
import { memberQuery } from '@dining/api-client/queries'
import type { Bonus, Member } from '@dining/contract'
import { bonuses as texts } from '@dining/copy-engine/texts/bonuses'
import { useToasts } from '@dining/forms'
import { useCopy } from '@dining/partner-kit/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { markActivated } from './activation-marks.ts'

type Activation = 'idle' | 'busy' | 'failed'

/** Activates a bonus: it is Enrolled at once in this browser, and its member's data is renewed with the answer (BONUS-08 … BONUS-12). */
export function useActivation(publicId: string, code: string, onActivated: () => void) {
  const api = useApi()
  const copy = useCopy()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const [state, setState] = useState<Activation>('idle')

  async function activate() {
    if (state === 'busy') return
    setState('busy')
    const answer = await api.call('activateBonus', { params: { bonusCode: code } })
    if (!answer.ok) {
      console.error(`Activating the bonus ${code}:`, answer.error)
      setState('failed')
      return
    }
    markActivated(publicId, code, new Date())
    queryClient.setQueryData(memberQuery(api).queryKey, (member) => member && withBonus(member, answer.value))
    toasts.show({ type: 'success', message: copy.say(texts.registered) })
    onActivated()
  }
  return { state, activate }
}

const withBonus = (member: Member, bonus: Bonus): Member => ({
  ...member,
  activeBonuses: member.activeBonuses.map((one) => (one.code === bonus.code ? bonus : one)),
})
