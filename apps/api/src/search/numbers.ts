/**
 * Reads of typed arrays at indexes that exist by construction, one function for each kind of array: a shared one would be slower, since the engine
 * optimizes each call for the arrays that it has seen.
 */
export const f64 = (array: Float64Array, index: number): number => array[index] as number
export const i32 = (array: Int32Array, index: number): number => array[index] as number
export const u32 = (array: Uint32Array, index: number): number => array[index] as number
export const u16 = (array: Uint16Array, index: number): number => array[index] as number
export const u8 = (array: Uint8Array, index: number): number => array[index] as number

type TypedArray = Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array

/** The array, or a copy with room for at least `length`. */
export function withRoom<A extends TypedArray>(array: A, length: number): A {
  if (length <= array.length) return array
  // The constructor of an array makes arrays of its kind.
  const larger = new (array.constructor as new (length: number) => A)(Math.max(length, Math.ceil(array.length * 1.5), 64))
  larger.set(array)
  return larger
}

/** Compares by code points, as the database does with the collation "C". */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    let [one, other] = [a.charCodeAt(index), b.charCodeAt(index)]
    if (one === other) continue
    // Surrogates come after all other units, since their characters have higher code points.
    if (one >= 0xd800 && other >= 0xd800) {
      one = one >= 0xe000 ? one - 0x800 : one + 0x2000
      other = other >= 0xe000 ? other - 0x800 : other + 0x2000
    }
    return one - other
  }
  return a.length - b.length
}
