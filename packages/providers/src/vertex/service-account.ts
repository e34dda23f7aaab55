import { readFileSync, statSync } from "node:fs";
import { z } from "zod";

/**
 * The identity in the JSON key file that Google issues. The file's token URL is ignored, because it
 * could be any host.
 */
const serviceAccount = z.object({
  type: z.literal("service_account"),
  project_id: z.string().regex(/^[\w.:-]{1,64}$/),
  private_key_id: z.string().min(1),
  private_key: z.string().startsWith("-----BEGIN PRIVATE KEY-----"),
  client_email: z.string().min(1),
});
export type ServiceAccount = z.infer<typeof serviceAccount>;

/** Maximum size of such a file in bytes; real ones have two to three thousand. */
const LARGEST = 20_000;

/** Returns whether a text is the JSON of a service account. */
export const isServiceAccount = (text: string): boolean =>
  serviceAccount.safeParse(parse(text)).success;

/**
 * Reads the JSON of a service account, or a file that contains it. An API key is rejected, because
 * the Agent Platform makes no films with one.
 *
 * @throws one sentence that does not quote the input
 */
export function readServiceAccount(textOrPath: string): ServiceAccount {
  const text = textOrPath.trimStart().startsWith("{") ? textOrPath : readSmallFile(textOrPath);
  const said = serviceAccount.safeParse(parse(text)).data;
  if (!said) throw new Error("it must be the JSON of a service account, or the path of its file.");
  return said;
}

function readSmallFile(path: string): string {
  const about = statSync(path, { throwIfNoEntry: false });
  return about?.isFile() && about.size <= LARGEST ? readFileSync(path, "utf8") : "";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
