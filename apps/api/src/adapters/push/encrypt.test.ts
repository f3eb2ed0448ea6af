import { createECDH } from 'node:crypto'

import { expect, it } from 'vitest'

import { encryptPush, isPoint } from './encrypt.ts'

/** RFC 8291, section 5 and appendix A. */
const VECTOR = {
  text: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

it('writes the body of the example of RFC 8291', () => {
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(VECTOR.senderPrivate, 'base64url')
  const body = encryptPush(VECTOR.text, VECTOR, { salt: Buffer.from(VECTOR.salt, 'base64url'), keys })
  expect(body.toString('base64url')).toBe(VECTOR.body)
})

it('has the same length for short and for long texts, and another key for each', () => {
  const [short, long] = ['a', 'b'.repeat(400)].map((text) => encryptPush(text, VECTOR, { paddedTo: 512 }))
  expect(short?.length).toBe(long?.length)
  expect(short?.subarray(0, 86).equals(long?.subarray(0, 86) ?? Buffer.alloc(0))).toBe(false)
  expect(() => encryptPush('c'.repeat(4_090), VECTOR)).toThrow(RangeError)
})

it('knows a key that is no point of the curve', () => {
  expect(isPoint(VECTOR.p256dh)).toBe(true)
  expect(isPoint(`${VECTOR.p256dh.slice(0, -4)}AAAA`)).toBe(false)
  expect(isPoint('A'.repeat(87))).toBe(false)
  expect(isPoint('')).toBe(false)
})
