import type { TikTokPublication } from "@kinora/domain/publication/publication";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { askTikTok, measureTikTok } from "./ask-tiktok.ts";
import { readTikTokEvent } from "./read-tiktok-event.ts";
import {
  connectTikTok,
  disconnectTikTok,
  preflightTikTok,
  refreshTikTok,
  tiktokAddressOf,
} from "./tiktok-account.ts";
import type { TikTokDesk } from "./tiktok-settings.ts";
import { commitTikTok, prepareTikTok } from "./upload-to-tiktok.ts";

/** TikTok's creators, by file upload alone (reference 1.3): a lost start then posts nothing. */
export const tiktokPlatform = (desk: TikTokDesk): PublishingPlatform<TikTokPublication> => ({
  ...{ platform: "tiktok", flavour: "platform", disconnectsPerson: true },
  addressOf: (request) => tiktokAddressOf(desk, request),
  connect: (returned) => connectTikTok(desk, returned),
  refresh: (connection) => refreshTikTok(desk, connection),
  preflight: (connection) => preflightTikTok(desk, connection),
  prepare: (order, handle) => prepareTikTok(desk, order, handle),
  commit: (order, handle, signal) => commitTikTok(desk, order, [handle, signal]),
  ask: (prepared) => askTikTok(desk, prepared),
  withdraw: async () => ({ kind: "by hand" }),
  measure: (own) => measureTikTok(desk, own),
  comments: null,
  disconnect: (connection) => disconnectTikTok(desk, connection),
  readCallback: (callback) => readTikTokEvent(desk, callback),
});
