import { PARTNER_HEADER } from '@dining/contract'
import { covered, scaled } from '@dining/stress'
import { expect, it, onTestFinished } from 'vitest'

import { testSigner } from '../testing/caller-keys.ts'
import { install } from './kills/installation.ts'

it('a copied proof changes nothing at another API process of the installation', async () => {
  const installation = await install('postgres')
  onTestFinished(installation.remove)
  const [first, second] = await Promise.all([installation.start({ PORT: '0' }), installation.start({ PORT: '0' })])
  const caller = installation.partner.program.id
  const rounds = scaled(200, 20)
  for (let round = 0; round < rounds; round++) {
    const headers = { [PARTNER_HEADER]: caller, ...testSigner(caller)({ method: 'POST', path: '/api/SignOut', requestId: '' }) }
    const send = async ({ url }: typeof first) => {
      const answer = await fetch(`${url}/api/SignOut`, { method: 'POST', headers })
      return ((await answer.json()) as { readonly code?: string }).code
    }
    const codes = round % 2 === 0 ? [await send(first), await send(second)] : await Promise.all([send(first), send(second)])
    expect(codes.filter((code) => code === 'caller-refused')).toHaveLength(1)
  }
  covered('copied proofs at a second process', { copies: rounds })
})
