import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FetchResult } from "@kinora/domain/hosted/hosted-ports";
import { resultKind } from "@kinora/domain/hosted/result-kind";

/** Writes a small placeholder instead of the file; other tests cover opening downloads. */
export const fetchNothing: FetchResult = async ({ url }, { recipe }, { directory }) => {
  const content = `made ${url}`;
  const isClip = resultKind(recipe) === "video";
  const name = isClip ? "film.mp4" : "picture.webp";
  await writeFile(join(directory, name), content);
  const duration = isClip ? recipe.duration : null;
  const size = { bytes: Buffer.byteLength(content), width: 16, height: 9, duration };
  const mimeType = isClip ? "video/mp4" : "image/webp";
  return { files: [{ role: "main", name, mimeType, ...size }], thumbhash: "AAAA", notices: [] };
};
