export interface ByteSpan {
  readonly start: number;
  readonly length: number;
}

/** A file in memory as the C2PA library expects it; subclasses know where its manifest is. */
export abstract class ByteAsset {
  protected bytes: Buffer;
  /** The manifest store itself, without the format's wrapping; null while there is none. */
  protected manifest: ByteSpan | null = null;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  getDataLength(): number {
    return this.bytes.length;
  }

  async getDataRange(start = 0, length = this.bytes.length - start): Promise<Uint8Array> {
    return this.bytes.subarray(start, start + length);
  }

  getManifestJUMBF(): Uint8Array | undefined {
    if (this.manifest === null) return undefined;
    const { start, length } = this.manifest;
    return this.bytes.subarray(start, start + length);
  }

  dumpInfo(): string {
    return `${this.bytes.length} bytes`;
  }

  /** The span of the manifest and its wrapping, which no hash can cover. */
  abstract getHashExclusionRange(): ByteSpan;

  /** Reserves space for a manifest of `length` bytes. */
  abstract ensureManifestSpace(length: number): Promise<void>;

  async writeManifestJUMBF(jumbf: Uint8Array): Promise<void> {
    const { start, length } = this.reserved();
    if (jumbf.length !== length) throw new Error("The manifest does not fit the room made for it.");
    this.bytes.set(jumbf, start);
  }

  protected reserved(): ByteSpan {
    if (this.manifest === null) throw new Error("No room was made for a manifest.");
    return this.manifest;
  }
}
