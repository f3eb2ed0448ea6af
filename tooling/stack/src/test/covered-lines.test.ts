import { covered } from '@dining/stress'
import { expect, it, vi } from 'vitest'

import { coveredLines } from './covered-lines.ts'

it('finds the coverage lines of suites in a runner’s output', () => {
  const written: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  covered('isolation', { calls: 100_000, refused: 9 })
  spy.mockRestore()
  const output = `stdout | a.stress.ts > calls\n${written.join('')}\n ✓ nothing covered: here\n`
  expect(coveredLines(output)).toEqual(['covered: isolation: 100,000 calls, 9 refused'])
})
