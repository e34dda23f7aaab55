/** Returns the CRC-32C (Castagnoli) of bytes, as in RFC 3720. */
export function crc32c(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes)
    value = ((CASTAGNOLI[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)) >>> 0;
  return (value ^ 0xffffffff) >>> 0;
}

/** Returns the CRC-64/NVME of bytes, as in the NVM Express command set. */
export function crc64nvme(bytes: Uint8Array): bigint {
  let value = ALL_64;
  for (const byte of bytes) value = (NVME[Number(value & 0xffn) ^ byte] ?? 0n) ^ (value >> 8n);
  return value ^ ALL_64;
}

const ALL_64 = 0xffffffffffffffffn;

/** Tables of the polynomials with their bits reversed. */
const CASTAGNOLI = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});
const NVME = BigUint64Array.from({ length: 256 }, (_, byte) => {
  let value = BigInt(byte);
  for (let bit = 0; bit < 8; bit += 1)
    value = value & 1n ? (value >> 1n) ^ 0x9a6c9329ac4bc9b5n : value >> 1n;
  return value;
});
