import { mediaType } from "@kinora/contracts/media/media-type";
import { lengthOf } from "@kinora/contracts/publication/count-text";
import { firstCommentOf, type PublicationFields } from "@kinora/contracts/publication/post-target";
import type { CreationMedia } from "../media/creation-media.ts";
import { lastOccurrences } from "./post-outcome.ts";
import type { PublicationRecord } from "./publication-record.ts";

/** A file of the package: one of the work's, or a text. */
export type ExportedFile = { readonly name: string; readonly bytes: number } & (
  | { readonly hash: string }
  | { readonly text: string }
);

type Target = Pick<
  PublicationRecord,
  "platform" | "accountId" | "accountName" | "occurrence" | "outcome" | "stage" | "fields" | "file"
>;

/**
 * Returns the files that somebody needs to post a work by hand: the work, its captions and its cover,
 * and for each platform every text as it was entered, one a file, so that it can be copied whole.
 */
export function exportPost(
  media: readonly CreationMedia[],
  publications: readonly Target[],
): readonly ExportedFile[] {
  const targets = lastOccurrences(publications).filter(({ platform }) => platform !== "kinora");
  return named([
    ...media.filter(isTaken).map(({ role, hash, mimeType, bytes }) => ({
      ...{ hash, bytes, extension: mediaType(mimeType).extension },
      stem: STEMS[role] ?? "captions",
    })),
    ...made(targets),
    ...targets.flatMap((target) =>
      textsOf(target.fields).map(([what, text]) => ({
        ...{ text, bytes: lengthOf(text, "utf-8"), extension: "txt" },
        stem: `${target.platform} - ${target.accountName} - ${what}`,
      })),
    ),
  ]);
}

const STEMS: Readonly<Partial<Record<CreationMedia["role"], string>>> = {
  main: "work",
  poster: "cover",
};
const CAPTIONS = ["text/vtt", "application/x-subrip"];

const isTaken = ({ role, mimeType }: CreationMedia): boolean =>
  STEMS[role] !== undefined || CAPTIONS.includes(mimeType);

/** Files that were made for a platform, each once. */
const made = (targets: readonly Target[]) =>
  [
    ...new Map(targets.map(({ file, platform }) => [file?.hash, { file, platform }])).values(),
  ].flatMap(({ file, platform }) =>
    file?.isMade
      ? [
          {
            ...{ hash: file.hash, bytes: file.bytes, stem: `work for ${platform}` },
            extension: mediaType(file.mimeType).extension,
          },
        ]
      : [],
  );

/** What is written there, with what it is called; what is empty is left out. */
function textsOf(fields: PublicationFields): readonly (readonly [what: string, text: string])[] {
  const all: (readonly [string, string])[] = [
    ["title", "title" in fields ? (fields.title ?? "") : ""],
    ["caption", "caption" in fields ? fields.caption : ""],
    ["description", "description" in fields ? fields.description : ""],
    ["tags", "tags" in fields ? fields.tags.join(", ") : ""],
    ["first comment", firstCommentOf(fields)],
  ];
  return all.filter(([, text]) => text.trim() !== "");
}

type Unnamed = { readonly stem: string; readonly extension: string; readonly bytes: number } & (
  | { readonly hash: string }
  | { readonly text: string }
);

/** Names each file as every system takes it, none twice. */
function named(files: readonly Unnamed[]): readonly ExportedFile[] {
  const taken = new Map<string, number>();
  return files.map(({ stem, extension, ...file }) => {
    const plain = [...stem.normalize("NFC").replace(UNSAFE, "-")].slice(0, 80).join("").trim();
    const key = `${plain}.${extension}`.toLowerCase();
    const times = (taken.get(key) ?? 0) + 1;
    taken.set(key, times);
    return { ...file, name: `${plain}${times > 1 ? ` (${times})` : ""}.${extension}` };
  });
}

/** What some file system refuses, and what turns the direction of a name. */
const UNSAFE = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;
