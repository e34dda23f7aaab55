import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PublicationFile } from "@kinora/domain/publication/publication";
import { onTestFinished } from "vitest";

interface SampleFileOptions {
  readonly mimeType?: string;
  /** True when platforms can fetch it until the test is over. */
  readonly isReachable?: boolean;
}

/** A file whose bytes tell their place. */
export function sampleFile(
  size: number,
  { mimeType = "video/mp4", isReachable = false }: SampleFileOptions = {},
): PublicationFile & { readonly bytes: Uint8Array } {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) & 255);
  return {
    ...{ name: "film.mp4", mimeType, size, bytes },
    async *read({ first, last }) {
      for (let at = first; at <= last; at += 65_536)
        yield bytes.subarray(at, Math.min(at + 65_536, last + 1));
    },
    address: async () => (isReachable ? serve(bytes, mimeType) : null),
  };
}

async function serve(bytes: Uint8Array, mimeType: string): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": mimeType }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`;
}
