import { randomUUID } from "node:crypto";
import type { PublicationFile } from "@kinora/domain/publication/publication";
import type { StreamedBody } from "./platform-request.ts";

/** Returns a form with one file, read while it is sent. */
export function multipartFile(
  fields: Readonly<Record<string, string>>,
  field: string,
  file: PublicationFile,
): { readonly contentType: string; readonly body: StreamedBody } {
  const boundary = `kinora-${randomUUID()}`;
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const name = file.name.replaceAll(/[^\w.-]/g, "_");
  const head = Buffer.from(
    `${parts.join("")}--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${file.mimeType}\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: {
      size: head.length + file.size + tail.length,
      async *chunks() {
        yield head;
        yield* file.read({ first: 0, last: file.size - 1 });
        yield tail;
      },
    },
  };
}
