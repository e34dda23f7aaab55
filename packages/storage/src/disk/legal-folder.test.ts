import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readLegalFolder, requireLegal } from "./legal-folder.ts";

let folder: string;
const write = (file: string, text: string | Uint8Array) => writeFileSync(join(folder, file), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinora-texts-"));
  for (const name of ["terms", "rules", "privacy", "imprint"]) write(`${name}.md`, `# ${name}`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const versions = async () =>
  Object.fromEntries((await readLegalFolder(folder)).map(({ name, version }) => [name, version]));

it("a version depends only on its own files, in all languages", async () => {
  const before = await versions();
  write("terms.de.md", "# Bedingungen");
  const after = await versions();
  expect(after.terms).not.toBe(before.terms);
  expect({ ...after, terms: "" }).toEqual({ ...before, terms: "" });
  write("notes.md", "nothing");
  write("terms.md.bak", "nothing");
  expect(await versions()).toEqual(after);
  const [terms] = await readLegalFolder(folder);
  expect([...(terms?.texts.keys() ?? [])].sort()).toEqual(["de", "en"]);
});

describe("names an unreadable file", () => {
  it.each([
    ["terms.md", "  \n", "terms.md of LEGAL_DIR is empty."],
    ["rules.md", Buffer.from([0xff, 0xfe, 0]), "rules.md of LEGAL_DIR is not text in UTF-8."],
    ["privacy.md", "x".repeat(200_001), "privacy.md of LEGAL_DIR is larger than 200000 bytes."],
  ])("%s", async (file, text, said) => {
    write(file, text);
    await expect(readLegalFolder(folder)).rejects.toThrow(said);
  });

  it("reports missing files and a missing folder", async () => {
    rmSync(join(folder, "terms.md"));
    rmSync(join(folder, "imprint.md"));
    await expect(readLegalFolder(folder)).rejects.toThrow(/lacks terms\.md, imprint\.md\.$/);
    await expect(readLegalFolder(join(folder, "none"))).rejects.toThrow(/there is no such folder/);
  });
});

describe("which servers need their own texts", () => {
  const start =
    (publicUrl: string, isDemo = false) =>
    () =>
      requireLegal(publicUrl, { legalFolder: undefined, isDemo });
  it.each([
    ["https://kinora.example", false, true],
    ["https://kinora.example", true, false],
    ["https://localhost", false, false],
    ["http://localhost:4310", false, false],
  ])("%s, demo %s: %s", async (publicUrl, isDemo, refused) => {
    const said = /^A public server needs terms\.md, rules\.md, privacy\.md and imprint\.md/;
    if (refused) await expect(start(publicUrl, isDemo)()).rejects.toThrow(said);
    else await start(publicUrl, isDemo)();
    await requireLegal(publicUrl, { legalFolder: folder, isDemo });
  });
});
