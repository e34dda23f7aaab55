import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { LEGAL_NAMES, type LegalName, PLAIN_LANGUAGE } from "@kinora/contracts/legal/legal-names";
import type { LegalFiles } from "@kinora/domain/legal/legal-texts";

/** Maximum bytes of a file: a small book. */
const FILE_MAX = 200_000;
const FILE = /^(terms|rules|privacy|imprint)(?:\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?))?\.md$/;

/**
 * Reads terms.md, rules.md, privacy.md and imprint.md of a folder, and their versions in other
 * languages ("terms.de.md").
 *
 * @throws an error of one sentence that names what is missing, or the file that is not text
 */
export async function readLegalFolder(folder: string): Promise<readonly LegalFiles[]> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`LEGAL_DIR is "${folder}": there is no such folder, or it cannot be read.`);
  });
  const read = new Map<LegalName, Map<string, string>>();
  for (const file of names.sort()) {
    const [, name, language = PLAIN_LANGUAGE] = FILE.exec(file) ?? [];
    const known = LEGAL_NAMES.find((one) => one === name);
    if (!known) continue;
    const texts = read.get(known) ?? new Map<string, string>();
    // "terms.en.md" takes precedence over "terms.md", which is then in an unknown language.
    if (!texts.has(language)) texts.set(language, await readText(folder, file));
    read.set(known, texts);
  }
  const missing = LEGAL_NAMES.filter((name) => !names.includes(`${name}.md`));
  if (missing.length > 0) {
    const files = missing.map((name) => `${name}.md`).join(", ");
    throw new Error(`The folder of LEGAL_DIR ("${folder}") lacks ${files}.`);
  }
  return LEGAL_NAMES.map((name) => {
    const texts = read.get(name) ?? new Map<string, string>();
    return { name, texts, version: versionOf(texts) };
  });
}

async function readText(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  const { size } = await stat(path);
  if (size > FILE_MAX) throw new Error(`${file} of LEGAL_DIR is larger than ${FILE_MAX} bytes.`);
  const bytes = await readFile(path);
  const text = decode(bytes);
  if (text === null) throw new Error(`${file} of LEGAL_DIR is not text in UTF-8.`);
  if (text.trim() === "") throw new Error(`${file} of LEGAL_DIR is empty.`);
  return text;
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

function versionOf(texts: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const [language, text] of [...texts].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${language}\0${text}\0`);
  return hash.digest("hex").slice(0, 12);
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/;

/**
 * Returns whether a server at this URL needs its own texts: it is public with https, unless it is
 * this machine's.
 */
function needsLegal(publicUrl: string, isDemo: boolean): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return !isDemo && protocol === "https:" && !LOOPBACK.test(hostname);
}

/**
 * @throws an error that names what is missing before strangers may use a server at this URL
 */
export async function requireLegal(
  publicUrl: string,
  { legalFolder, isDemo }: { readonly legalFolder: string | undefined; readonly isDemo: boolean },
): Promise<void> {
  if (legalFolder) await readLegalFolder(legalFolder);
  else if (needsLegal(publicUrl, isDemo))
    throw new Error(
      "A public server needs terms.md, rules.md, privacy.md and imprint.md: set LEGAL_DIR to the folder they are in, or DEMO=true to show it without them.",
    );
}
