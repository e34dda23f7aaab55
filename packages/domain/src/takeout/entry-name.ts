/** Signs that some system does not take in the name of a file, controls, and what turns the direction of writing. */
const UNFIT = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const MOST_SIGNS = 48;

export interface NamedFile {
  /** "media/image" */
  readonly folder: string;
  /** What people call it. */
  readonly title: string;
  readonly id: string;
  /** Tells several files of one thing apart; "" for the main one. */
  readonly label: string;
  readonly extension: string;
}

/** The path of a file in the archive: one that every system can unpack, and that no other file has. */
export function entryName({ folder, title, id, label, extension }: NamedFile): string {
  const parts = [readable(title), id, readable(label)].filter((part) => part !== "");
  return `${folder}/${parts.join("-")}.${extension}`;
}

function readable(text: string): string {
  const plain = text.normalize("NFC").replace(UNFIT, " ").trim().replaceAll(/\s+/g, "-");
  const signs = Array.from(plain.replace(/^[.-]+/, "")).slice(0, MOST_SIGNS);
  return signs.join("").replace(/[.-]+$/, "");
}
