import type { PublicationFields } from "@kinora/contracts/publication/post-target";
import type { OuterPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import type { OrderedPublication, PublicationFile } from "../publication/publication.ts";
import type { PublicationRecord } from "./publication-record.ts";

/** What is asked for at a platform of somebody else. */
export type OuterFields = Extract<PublicationFields, { platform: OuterPlatform }>;

export const isOuter = (fields: PublicationFields): fields is OuterFields =>
  fields.platform !== "kinora";

/** Texts on a page have no file. */
export const hasFile = (fields: PublicationFields): boolean =>
  fields.platform !== "kinora" && fields.kind !== "text";

/** Whether the platform is given a picture. */
export const isOfPictures = ({ kind }: Pick<PublicationFields, "kind">): boolean =>
  kind === "photos" || kind === "photo story";

interface Sent {
  readonly fields: OuterFields;
  readonly isAiMade: boolean;
  /** Null for a text. */
  readonly file: PublicationFile | null;
  /** See YouTubePublication. */
  readonly mark: string;
}

/** Returns a publication as its platform is told of it. */
export function buildPublication({ fields, isAiMade, file, mark }: Sent): OrderedPublication {
  switch (fields.platform) {
    case "facebook": {
      const { platform, caption, kind, title } = fields;
      const common = { platform, isAiMade, caption };
      if (kind === "text") return { ...common, kind, link: null };
      if (kind === "photos") return { ...common, kind, files: [needed(file)] };
      return { ...common, kind, title, file: needed(file) };
    }
    case "instagram": {
      const { platform, caption, kind, sharesToFeed, coverAt } = fields;
      const common = { platform, isAiMade };
      if (kind === "reel")
        return { ...common, kind, caption, sharesToFeed, coverAt, file: needed(file) };
      if (kind === "photos") return { ...common, kind, caption, files: [needed(file)] };
      return { ...common, kind, file: needed(file) };
    }
    case "tiktok": {
      if (fields.kind === "draft")
        return { platform: "tiktok", kind: "draft", isAiMade, file: needed(file) };
      const { saysAiMade: _, agreesToMusic: __, fit: ___, ...rest } = fields;
      return { ...rest, isAiMade, file: needed(file) };
    }
    case "youtube": {
      const { saysAiMade: _, firstComment: __, fit: ___, ...rest } = fields;
      return { ...rest, isAiMade, mark, file: needed(file), language: null, publishAt: null };
    }
  }
}

function needed(file: PublicationFile | null): PublicationFile {
  if (!file) throw new Error("It needs a file.");
  return file;
}

/** Our records know that it was made with AI, or its owner says so: never the other way round. */
export const saysAi = (fields: PublicationFields, isKnown: boolean): boolean =>
  isKnown || ("saysAiMade" in fields && fields.saysAiMade);

/** A line that no other video has, by which one is found again: the work's page, and which post. */
export const markOf = (
  publicUrl: string,
  { creationId, id }: Pick<PublicationRecord, "creationId" | "id">,
): string => `${publicUrl.replace(/\/+$/, "")}/item/${creationId}#${id}`;
