import { randomInt } from "node:crypto";
import { type MediaShelf, openMediaShelf } from "../media-shelf.ts";
import { type GrantTables, noGrants, openGrants, type SimulatedGrants } from "../oauth/grants.ts";
import { noPlatformFaults, type PlatformFaults, type ProcessingFault } from "../platform-faults.ts";
import type { SimulatedMedia, SimulatedPost } from "../simulated-post.ts";

/** The version that is simulated. */
export const SIMULATED_VERSION = "v25.0";

export interface SimulatedInstagram {
  readonly id: string;
  readonly username: string;
  readonly accountType: "BUSINESS" | "PERSONAL";
}

export interface SimulatedPage {
  readonly id: string;
  readonly name: string;
  readonly tasks: readonly string[];
  /** False for one that is listed through a business and was not granted. */
  readonly hasToken: boolean;
  readonly instagram: SimulatedInstagram | null;
}

const INSTAGRAM: SimulatedInstagram = {
  ...{ id: "17841400000000001", username: "simulated.studio", accountType: "BUSINESS" },
};
const TASKS = ["ADVERTISE", "ANALYZE", "CREATE_CONTENT", "MESSAGING", "MODERATE", "MANAGE"];

/** What those who sign in through Facebook manage. */
export const FACEBOOK_PEOPLE: Readonly<
  Record<string, { readonly name: string; readonly pages: readonly SimulatedPage[] }>
> = {
  "page-manager": {
    name: "Simulated Manager",
    pages: [
      ...[{ id: "1000000000000001", name: "Simulated Page", tasks: TASKS, hasToken: true }].map(
        (page) => ({ ...page, instagram: INSTAGRAM }),
      ),
      {
        ...{ id: "1000000000000002", name: "Page of an Analyst", tasks: ["ANALYZE"] },
        ...{ hasToken: true, instagram: null },
      },
      {
        ...{ id: "1000000000000003", name: "Page of a Business", tasks: TASKS },
        ...{ hasToken: false, instagram: null },
      },
    ],
  },
};

/** Who signs in with Instagram itself. */
export const INSTAGRAM_PEOPLE: Readonly<Record<string, SimulatedInstagram>> = {
  "ig-studio": INSTAGRAM,
  "ig-private": {
    ...{ id: "17841400000000002", username: "simulated.person", accountType: "PERSONAL" },
  },
};

/** A photo of a page that may not be shown yet. */
export interface PagePhoto {
  readonly id: string;
  readonly mediaId: string;
  postId: string | null;
}

/** A video or reel of a page, from the start of its upload. */
export interface PageVideo {
  readonly id: string;
  readonly pageId: string;
  readonly kind: "reel" | "video";
  readonly mimeType: string;
  received: Buffer;
  size: number;
  uploadedAt: number | null;
  processing: ProcessingFault | null;
  text: { readonly title: string | null; readonly description: string };
  post: SimulatedPost | null;
}

/** A file that is uploaded before what it is for is known. */
export interface FileUpload {
  readonly id: string;
  readonly size: number;
  readonly mimeType: string;
  received: Buffer;
}

/** A container of Instagram. */
export interface MediaContainer {
  readonly id: string;
  readonly accountId: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly mimeType: string;
  readonly madeAt: number;
  received: Buffer;
  size: number | null;
  /** When its files were there; null before. */
  readyAt: number | null;
  mediaIds: string[];
  processing: ProcessingFault | null;
  /** Why it failed, in Instagram's words. */
  error: string | null;
  post: SimulatedPost | null;
}

/** Everything that a restart must not lose. */
export interface MetaState {
  readonly issued: Readonly<Record<"people" | "pages" | "instagram", GrantTables>>;
  readonly files: Map<string, SimulatedMedia>;
  readonly posts: SimulatedPost[];
  readonly photos: Map<string, PagePhoto>;
  readonly videos: Map<string, PageVideo>;
  readonly uploads: Map<string, FileUpload>;
  readonly containers: Map<string, MediaContainer>;
}

export interface MetaWorld extends MetaState {
  readonly now: () => Date;
  /** Of people, who sign in through Facebook. */
  readonly grants: SimulatedGrants;
  /** Of pages; the scope is the page's id. */
  readonly pageGrants: SimulatedGrants;
  /** Of people who sign in with Instagram. */
  readonly instagramGrants: SimulatedGrants;
  readonly faults: PlatformFaults;
  readonly shelf: MediaShelf;
}

const DAY = 86_400;

/** Returns a Facebook and an Instagram without posts. */
export const emptyMeta = (): MetaState => ({
  issued: { people: noGrants(), pages: noGrants(), instagram: noGrants() },
  ...{ files: new Map(), posts: [], photos: new Map(), videos: new Map() },
  ...{ uploads: new Map(), containers: new Map() },
});

/** Opens a Facebook and an Instagram as they were left. */
export function openMetaWorld(now: () => Date, state: MetaState): MetaWorld {
  const life = { now, accessSeconds: 7_200, refreshSeconds: 60 * DAY };
  const { people, pages, instagram } = state.issued;
  const ofPages = { ...life, prefix: "EAASIMULATEDPAGE", accessSeconds: 3_650 * DAY };
  return {
    ...{ ...state, now, faults: noPlatformFaults(), shelf: openMediaShelf(state.files) },
    grants: openGrants({ ...life, prefix: "EAASIMULATEDUSER" }, people),
    pageGrants: openGrants(ofPages, pages),
    instagramGrants: openGrants(
      { ...life, prefix: "IGSIMULATED", accessSeconds: 3_600 },
      instagram,
    ),
  };
}

/** Returns an id such as Meta's: digits only. */
export const newGraphId = (): string => `9${randomInt(10 ** 11, 10 ** 12 - 1)}`;

/** Returns a page by its id. */
export const findPage = (id: string): SimulatedPage | null =>
  Object.values(FACEBOOK_PEOPLE)
    .flatMap(({ pages }) => pages)
    .find((page) => page.id === id) ?? null;

/** Returns an account of Instagram by its id. */
export const findInstagram = (id: string): SimulatedInstagram | null =>
  Object.values(INSTAGRAM_PEOPLE).find((account) => account.id === id) ?? null;
