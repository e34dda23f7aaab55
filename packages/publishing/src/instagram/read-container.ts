import type {
  PlatformFailed,
  PublicationFailure,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { failed, failure, NOT_UNDERSTOOD } from "../failure.ts";
import { graphGet } from "../meta/graph-client.ts";
import { readProblemInWords } from "../meta/read-graph-problem.ts";
import type { InstagramDesk } from "./instagram-settings.ts";

const container = z.object({ status_code: z.string().nullish(), status: z.string().nullish() });

export type ContainerState =
  | { readonly kind: "in progress" | "finished" | "published" }
  /** Nothing will be published of it; nor was, unless the failure is of the class `unknown`. */
  | { readonly kind: "dead"; readonly failure: PublicationFailure };

const EXPIRED = failure("retry", "handle_gone", { platformCode: "EXPIRED" });

/** Asks how far a container is. One that failed sometimes says so in words only. */
export async function readContainer(
  desk: InstagramDesk,
  token: string,
  id: string,
): Promise<ContainerState | PlatformFailed> {
  const fields = { fields: "status_code,status" };
  const said = await graphGet(desk, { token, path: id, fields });
  if ("kind" in said) return said;
  const { status_code: code, status } = container.safeParse(said.said).data ?? {};
  if (code === "ERROR" || status?.startsWith("Error"))
    return { kind: "dead", failure: readProblemInWords(status ?? "") };
  if (code === "EXPIRED") return { kind: "dead", failure: EXPIRED };
  const kind = KINDS[code ?? ""];
  return kind ? { kind } : failed(NOT_UNDERSTOOD);
}

const KINDS: Readonly<Record<string, "in progress" | "finished" | "published">> = {
  IN_PROGRESS: "in progress",
  FINISHED: "finished",
  PUBLISHED: "published",
};
