/** A megabyte, so that a stored chunk stays far below the database's limit of 16. */
const chunkBytes = 2 ** 20;

/** Splits bytes into chunks of at most `size`, as views of the same memory. Empty input gives no chunk. */
export function toChunks(bytes: Uint8Array, size = chunkBytes): Uint8Array[] {
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_none, index) => bytes.subarray(index * size, (index + 1) * size));
}

/** Joins chunks in a new buffer, which is aligned for any typed array. */
export function fromChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** The bytes of arrays of one length, one array after the other. @throws RangeError for different lengths */
export function joined(arrays: readonly (Int32Array | Uint32Array | Uint8Array)[]): Uint8Array {
  if (arrays.some(({ length }) => length !== arrays[0]?.length))
    throw new RangeError('the arrays must have one length');
  return fromChunks(arrays.map((array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength)));
}
