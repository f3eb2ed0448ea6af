import { expect, it } from 'vitest'

import { activationWords } from './activation.ts'

it("takes the editor's words, and the product's for those that are missing or no words [ACT-16] [ACT-21]", () => {
  const words = activationWords({ title: 'One tap', button: '  ', body: ['no', 'text'], activation_error: undefined })
  expect(words.title).toBe('One tap')
  expect(words.button).toBe('Activate my account')
  expect(words.body).toMatch(/^Your account is set up/)
  expect(words.activation_error).toBe('There was an error activating your account. Please contact customer support.')
  expect(activationWords(undefined).title).not.toBe('')
})
