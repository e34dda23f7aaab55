import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEXT_MAX } from "@kinora/contracts/limits";
import { ResultUnusable } from "@kinora/domain/hosted/hosted-ports";
import { Refusal } from "@kinora/domain/refusal";
import { fetchFile } from "@kinora/providers/http/fetch-file";
import { readableText } from "./readable-text.ts";

const LARGEST = 500_000;
/** Milliseconds in which a page is read. */
const PATIENCE = 10_000;
const NOWHERE: ReadonlySet<string> = new Set();

/**
 * Reads what a public page or text file says; private addresses are refused, also in redirects.
 *
 * @throws Refusal SOURCE_UNREADABLE
 */
export async function readAddress(
  address: string,
): Promise<{ readonly title: string; readonly text: string }> {
  const folder = await mkdtemp(join(tmpdir(), "kinora-source-"));
  try {
    const path = join(folder, "page");
    const rules = { largest: LARGEST, trusted: NOWHERE };
    await fetchFile(address, path, AbortSignal.timeout(PATIENCE), rules);
    return readable(await readFile(path));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const because = error instanceof ResultUnusable ? "refused" : "unreachable";
    throw new Refusal("SOURCE_UNREADABLE", { because });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readable(content: Buffer): { readonly title: string; readonly text: string } {
  const notText = new Refusal("SOURCE_UNREADABLE", { because: "not_text" });
  if (content.includes(0)) throw notText;
  let page: string;
  try {
    page = new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    throw notText;
  }
  const { title, text } = readableText(page);
  if (text === "") throw notText;
  return { title, text: text.slice(0, TEXT_MAX) };
}
