import { expect, it } from 'vitest'

import { stopAll } from './stop-all.ts'

it('runs every step in order if one fails, and throws its error at the end', async () => {
  const done: string[] = []
  const steps = [
    async () => void done.push('gateway'),
    () => Promise.reject(new Error('the balancer is gone')),
    () => {
      throw new Error('no such process')
    },
    async () => void done.push('data folder'),
  ]
  await expect(stopAll(steps)).rejects.toMatchObject({ errors: [new Error('the balancer is gone'), new Error('no such process')] })
  expect(done).toEqual(['gateway', 'data folder'])
})
