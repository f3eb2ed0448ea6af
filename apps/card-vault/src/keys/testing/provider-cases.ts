import { describe, expect, it } from 'vitest'

import type { KeyProvider } from '../key-provider.ts'

/** Test cases of every key provider. */
export function describeProvider(name: string, open: () => Promise<KeyProvider>): void {
  describe(`${name}, as every key provider`, () => {
    it('makes a new data key of 32 bytes each time, and unwraps it', async () => {
      const provider = await open()
      const [one, two] = [await provider.generate({ purpose: 'a' }), await provider.generate({ purpose: 'a' })]
      expect([one.plain.length, two.plain.length]).toEqual([32, 32])
      expect(one.plain.equals(two.plain)).toBe(false)
      expect(await provider.unwrap(one.wrapped, { purpose: 'a' })).toEqual(one.plain)
      expect(provider.isCurrent(one.wrapped.keyId)).toBe(true)
      expect(one.wrapped.blob).not.toContain(one.plain.toString('base64url'))
    })

    it('wraps a given key', async () => {
      const provider = await open()
      const plain = Buffer.alloc(32, 7)
      expect(await provider.unwrap(await provider.wrap(plain, { purpose: 'b' }), { purpose: 'b' })).toEqual(plain)
    })

    it('does not unwrap under another context, from changed bytes, or by an unknown key', async () => {
      const provider = await open()
      const { wrapped } = await provider.generate({ purpose: 'a' })
      const bytes = Buffer.from(wrapped.blob, 'base64url')
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
      await expect(provider.unwrap(wrapped, { purpose: 'b' })).rejects.toThrow()
      await expect(provider.unwrap({ ...wrapped, blob: bytes.toString('base64url') }, { purpose: 'a' })).rejects.toThrow()
      await expect(provider.unwrap({ ...wrapped, keyId: 'unknown' }, { purpose: 'a' })).rejects.toThrow()
    })
  })
}
