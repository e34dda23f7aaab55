import { readFileSync, statSync } from "node:fs";
import { z } from "zod";

/** Who asks, in the words of the file that Google makes for it. Its address for tokens is not gone by: it might be anybody's. */
const serviceAccount = z.object({
  type: z.literal("service_account"),
  project_id: z.string().regex(/^[\w.:-]{1,64}$/),
  private_key_id: z.string().min(1),
  private_key: z.string().startsWith("-----BEGIN PRIVATE KEY-----"),
  client_email: z.string().min(1),
});
export type ServiceAccount = z.infer<typeof serviceAccount>;

/** Bytes of such a file; theirs have between two and three thousand. */
const LARGEST = 20_000;

/**
 * Reads the JSON of a service account, or the file that has it. An API key is none: the Agent Platform makes no film for one.
 *
 * @throws one sentence, without what was said
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
