import type { CurrentUser } from "@kinora/contracts/account/account";
import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import type { GemBalance, GemEntry } from "@kinora/contracts/gem/gem";
import type { Health } from "@kinora/contracts/health/health";
import type { Notification } from "@kinora/contracts/notification/notification";

const AT = "2026-06-15T12:00:00.000Z";

/** Builds the user Ada as the server returns her; a test overrides only what it needs. */
export function me(about: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: "usr_ada",
    handle: "ada",
    displayName: "Ada Lindqvist",
    avatarUrl: null,
    bio: "",
    role: "user",
    tier: "free",
    socialPlan: "free",
    createdAt: AT,
    likesPublic: false,
    adultSince: null,
    matureShown: false,
    gems: { available: 20, held: 0 },
    limits: { concurrent: 2, queued: 20, works: 4, hosted: 8 },
    unread: 0,
    consentNeeded: false,
    settings: { theme: "system", textSize: "medium", reducedMotion: false, characterKeys: true },
    ...about,
  };
}

/** Builds the health answer of a working server. */
export function health(about: Partial<Health> = {}): Health {
  return {
    ...{
      status: "ok",
      version: "1",
      simulated: [],
      simulatedParts: [],
      signIn: ["google", "apple"],
      signUps: "open",
    },
    ...{ degraded: [], workers: [], queueAge: null, listeners: [], demoWorks: null, security: {} },
    ...about,
  };
}

export function card(about: Partial<CreationCard> = {}): CreationCard {
  return {
    id: "crt_1",
    kind: "image",
    type: "text-to-image",
    status: null,
    prompt: "a fox",
    title: null,
    model: "animated-diffusion",
    aspectRatio: "1:1",
    width: 1024,
    height: 1024,
    duration: null,
    thumbhash: null,
    media: null,
    progress: null,
    music: null,
    author: { id: "usr_ada", handle: "ada", displayName: "Ada Lindqvist", avatarUrl: null },
    private: false,
    hidden: false,
    moderatorHidden: false,
    mature: false,
    inFeed: false,
    background: false,
    likes: 0,
    likedByMe: false,
    orderId: null,
    createdAt: AT,
    publishedAt: null,
    ...about,
  };
}

/** Builds a playable piece of music. */
export function musicCard(about: Partial<CreationCard> = {}, src = "/media/a.mp3"): CreationCard {
  const file = (url: string, mimeType: string) => ({
    url,
    mimeType,
    bytes: 1,
    width: null,
    height: null,
    duration: 30,
  });
  return card({
    kind: "music",
    type: "text-to-music",
    prompt: "calm jazz",
    duration: 30,
    music: {
      ...{ kind: "Jazz", mood: "calm", key: "D dorian", tempo: 92 },
      ...{ instruments: ["piano", "double bass"], hue: 210 },
    },
    media: {
      main: file(src, "audio/mpeg"),
      poster: file("/media/a.webp", "image/webp"),
      thumbnail: null,
      thumbnails: [],
      preview: null,
      peaks: file("/media/a.json", "application/json"),
      downloads: [],
    },
    ...about,
  });
}

export function creation(about: Partial<Creation> = {}): Creation {
  return {
    ...card(),
    recipe: {},
    notices: [],
    chapters: [],
    failure: null,
    gems: { held: 0, settled: 1, refunded: 0 },
    storyCost: null,
    lostIfCancelled: 0,
    stopped: null,
    order: null,
    parent: null,
    pinned: false,
    remixing: "open",
    ratedBy: null,
    aiGenerated: true,
    finishedAt: AT,
    deletedAt: null,
    actions: [],
    ...about,
  };
}

export function balance(about: Partial<GemBalance> = {}): GemBalance {
  return {
    available: 20,
    held: 0,
    owed: 0,
    expiring: null,
    dailyClaim: { gems: 10, claimable: false, paused: false, nextAt: AT },
    signUpLater: null,
    ...about,
  };
}

/** A row from before sentences were stored as messages. */
export const ONLY_WORDS = { code: null, params: null };

export function entry(about: Partial<GemEntry> = {}): GemEntry {
  return {
    id: "gle_1",
    at: AT,
    kind: "gift",
    source: "award",
    purpose: { source: "award", subject: null },
    amount: 20,
    balanceAfter: 20,
    description: "Welcome",
    ...ONLY_WORDS,
    receiptId: "rcp_1",
    creationId: null,
    storyId: null,
    work: null,
    gift: null,
    ...about,
  };
}

export function notification(about: Partial<Notification> = {}): Notification {
  return {
    id: "ntf_1",
    kind: "image",
    topic: "made",
    code: "creation.ready",
    params: { kind: "image", prompt: "a fox" },
    title: "Your picture is ready",
    body: "a fox",
    href: null,
    action: null,
    creation: null,
    read: false,
    createdAt: AT,
    ...about,
  };
}
