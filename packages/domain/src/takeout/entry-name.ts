/**
 * Characters that some system does not allow in file names, control characters, and those that
 * change the writing direction.
 */
const UNFIT = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const MOST_SIGNS = 48;

export interface NamedFile {
  /** "media/image" */
  readonly folder: string;
  /** Title shown to users. */
  readonly title: string;
  readonly id: string;
  /** Distinguishes several files of one subject; "" for the main one. */
  readonly label: string;
  readonly extension: string;
}

/** Returns the path of a file in the archive: unique, and valid on every system. */
export function entryName({ folder, title, id, label, extension }: NamedFile): string {
  const parts = [readable(title), id, readable(label)].filter((part) => part !== "");
  return `${folder}/${parts.join("-")}.${extension}`;
}

function readable(text: string): string {
  const plain = text.normalize("NFC").replace(UNFIT, " ").trim().replaceAll(/\s+/g, "-");
  const signs = Array.from(plain.replace(/^[.-]+/, "")).slice(0, MOST_SIGNS);
  return signs.join("").replace(/[.-]+$/, "");
}
