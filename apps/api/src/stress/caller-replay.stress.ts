import { PARTNER_HEADER } from '@dining/contract'
import { covered, scaled } from '@dining/stress'
import { expect, it, onTestFinished } from 'vitest'

import { testSigner } from '../testing/caller-keys.ts'
import { install } from './kills/installation.ts'

/** A call that may write, without a token: an address of a mail that is not valid. */
const PATH = '/api/Unsubscribe/invalid'

it('a copied proof changes nothing at another API process of the installation', async () => {
  const installation = await install('postgres')
  onTestFinished(installation.remove)
  const [first, second] = await Promise.all([installation.start({ PORT: '0' }), installation.start({ PORT: '0' })])
  const caller = installation.partner.program.id
  const rounds = scaled(200, 20)
  for (let round = 0; round < rounds; round++) {
    const headers = { [PARTNER_HEADER]: caller, ...testSigner(caller)({ method: 'POST', path: PATH, requestId: '' }) }
    const send = async ({ url }: typeof first) => {
      const answer = await fetch(`${url}${PATH}`, { method: 'POST', headers })
      return ((await answer.json()) as { readonly code?: string }).code
    }
    const codes = round % 2 === 0 ? [await send(first), await send(second)] : await Promise.all([send(first), send(second)])
    expect(new Set(codes)).toEqual(new Set(['caller-refused', 'not-found']))
  }
  covered('copied proofs at a second process', { copies: rounds })
})
