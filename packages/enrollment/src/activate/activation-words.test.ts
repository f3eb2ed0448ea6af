import { expect, it } from 'vitest'

import { activationWords } from './activation.ts'

it("uses the editor's texts, and the product's for texts that are missing or invalid [ACT-16] [ACT-21]", () => {
  const words = activationWords({ title: 'One tap', button: '  ', body: ['no', 'text'], activation_error: undefined })
  expect(words.title).toBe('One tap')
  expect(words.button).toBe('Activate my account')
  expect(words.body).toMatch(/^Your account is set up/)
  expect(words.activation_error).toBe('There was an error activating your account. Please contact customer support.')
  expect(activationWords(undefined).title).not.toBe('')
})
