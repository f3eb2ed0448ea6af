import { randomBytes } from 'node:crypto'

import { encryptNumber, type EncryptFor } from '@dining/card-vault/encrypt'
import { newCardNumber } from '@dining/card-vault/testing'

import { get } from './get.ts'

export type CardPage = EncryptFor

/** The vault's public key, as the frame's page contains it. */
export async function readCardPage(cards: string, partner: string): Promise<CardPage> {
  const nonce = randomBytes(16).toString('base64url')
  const { status, body } = await get(`${cards}/frame?partner=${partner}&nonce=${nonce}&VISA=1`)
  const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(body.toString('utf8'))?.[1]
  if (data === undefined) throw new Error(`The vault's frame answered ${status}`)
  // Written by this project's vault, whose frame reads the same.
  return JSON.parse(data) as CardPage
}

/** A new card as the frame sends it to the page. */
export async function sealCard(page: CardPage): Promise<{ encryptedCardNumber: string; lastFour: string }> {
  const number = newCardNumber()
  return { encryptedCardNumber: await encryptNumber(number, page, Date.now()), lastFour: number.slice(-4) }
}
