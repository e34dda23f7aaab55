import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { answerCalls } from "@kinora/process/child/answer-calls";
import { embedPacket } from "./embed-packet.ts";
import type { MarkRequest } from "./mark-protocol.ts";
import { openSignerFile } from "./open-signer.ts";
import { signProvenance } from "./sign-provenance.ts";
import { writeXmpPacket } from "./xmp-packet.ts";

/**
 * The process that marks results made elsewhere: it knows the key, and only opens files that we
 * have encoded ourselves.
 */

answerCalls<MarkRequest, null>(async ({ directory, files, recipe, maker }) => {
  const packet = writeXmpPacket(recipe, maker);
  const keyFile = process.env.SIGNING_KEY_FILE;
  const signer = keyFile ? await openSignerFile(keyFile) : null;
  for (const { name, type, isSigned } of files) {
    const path = join(directory, name);
    const marked = embedPacket(await readFile(path), type, packet);
    // Files are replaced atomically: a retry after a crash starts from the fetched file.
    await writeFile(
      `${path}.part`,
      signer && isSigned ? await signProvenance(marked, signer) : marked,
    );
    await rename(`${path}.part`, path);
  }
  return null;
});
