/** The two parts of an upload in one request. */
export interface MultipartUpload {
  readonly json: string;
  readonly mimeType: string;
  readonly media: Uint8Array;
}

/** Reads `multipart/related`: metadata, then media; null when it is something else. */
export function readMultipart(contentType: string, body: Buffer): MultipartUpload | null {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (!contentType.startsWith("multipart/related") || boundary === undefined) return null;
  const parts = partsOf(body, Buffer.from(`--${boundary}`));
  const [metadata, media] = parts.map(readPart);
  if (!metadata || !media) return null;
  const mimeType = /content-type:\s*([^\r\n]+)/i.exec(media.head)?.[1] ?? "";
  return { json: metadata.content.toString("utf8"), mimeType, media: media.content };
}

function partsOf(body: Buffer, mark: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length))
    starts.push(at);
  return starts
    .slice(0, -1)
    .map((start, index) => body.subarray(start + mark.length + 2, (starts[index + 1] ?? 0) - 2));
}

function readPart(part: Buffer) {
  const end = part.indexOf("\r\n\r\n");
  return { head: part.subarray(0, end).toString("latin1"), content: part.subarray(end + 4) };
}
