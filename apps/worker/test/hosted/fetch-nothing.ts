import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FetchResult } from "@kinora/domain/hosted/hosted-ports";

/** Writes a small placeholder instead of the file; other tests cover opening downloads. */
export const fetchNothing: FetchResult = async ({ url }, _made, { directory }) => {
  const content = `made ${url}`;
  await writeFile(join(directory, "picture.webp"), content);
  const size = { bytes: Buffer.byteLength(content), width: 16, height: 9, duration: null };
  const file = { role: "main", name: "picture.webp", mimeType: "image/webp", ...size } as const;
  return { files: [file], thumbhash: "AAAA", notices: [] };
};
