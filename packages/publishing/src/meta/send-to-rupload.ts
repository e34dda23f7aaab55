import type { PublicationFile } from "@kinora/domain/publication/publication";
import type { PlatformFailed } from "@kinora/domain/publication/publishing-platform";
import { failed, failure, isSuccess, UNREACHABLE } from "../failure.ts";
import { partOf, UPLOAD_PATIENCE } from "../send-file-part.ts";
import type { GraphDesk } from "./graph-desk.ts";
import { readGraphProblem } from "./read-graph-problem.ts";

/** Where a file goes, with whose token, from which byte on. */
export interface RuploadTarget {
  readonly url: string;
  readonly token: string;
  readonly offset: number;
}

/** Sends a file from an offset. `gone`: the upload is known no more, and has to begin anew. */
export async function sendToRupload(
  desk: GraphDesk,
  file: PublicationFile,
  { url, token, offset }: RuploadTarget,
): Promise<{ readonly kind: "sent" | "gone" } | PlatformFailed> {
  const exchanged = await desk.exchange({
    ...{ method: "POST", url, patience: UPLOAD_PATIENCE },
    headers: {
      authorization: `OAuth ${token}`,
      offset: `${offset}`,
      file_size: `${file.size}`,
      "content-type": file.mimeType,
    },
    body: partOf(file, { first: offset, last: file.size - 1 }),
  });
  if (exchanged.kind !== "answered") return failed(UNREACHABLE);
  const { answer } = exchanged;
  if (isSuccess(answer)) return { kind: "sent" };
  if (answer.status === 404 || answer.status === 410) return { kind: "gone" };
  const problem = readGraphProblem(answer, desk);
  return failed(problem.class === "unknown" ? failure("retry", "upload_lost") : problem);
}
