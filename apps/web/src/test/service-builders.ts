import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import type { Replies } from "./fake-server.ts";

export const FAL: HostedService = {
  name: "fal",
  title: "fal",
  key: {
    source: "environment",
    variable: "FAL_KEY",
    changedAt: null,
    untested: false,
    through: null,
  },
  keyPage: "https://fal.ai/dashboard/keys",
  testable: true,
  writes: false,
  voices: null,
  budget: "FAL_BUDGET",
  models: ["FLUX 1.1 Pro", "Kling 1.6 Pro", "Veo 3", "Seedream 4", "Ideogram 3", "Wan 2.2"],
  day: { spent: 0.12, limit: 10 },
  month: { spent: 3, limit: 100 },
  orders: { delivered: 5, failed: 1, open: 0 },
  trial: { model: "seedream-4", name: "Seedream 4", kind: "image", dollars: 0.03 },
  health: {
    hour: { delivered: 0, seconds: null, refused: 0, faults: 0 },
    day: { delivered: 5, seconds: 34, refused: 1, faults: 2 },
    away: null,
  },
};
export const NONE = { delivered: 0, seconds: null, refused: 0, faults: 0 };
export const NOT_ASKED = { health: { hour: NONE, day: NONE, away: null } };
export const REPLICATE: HostedService = {
  ...FAL,
  name: "replicate",
  title: "Replicate",
  key: {
    source: null,
    variable: "REPLICATE_API_TOKEN",
    changedAt: null,
    untested: false,
    through: null,
  },
  keyPage: "https://replicate.com/account/api-tokens",
  models: ["FLUX 1.1 Pro"],
};
export const EARLY = "2026-06-15T12:00:00.000Z";
const NO_SPENDING = { spent: 0, limit: 0 };
/** The page without its services. */
export const PAGE = {
  ...{ ownServers: [], takesKeys: true, people: [], takesNames: true, everybody: false },
  given: { day: NO_SPENDING, month: NO_SPENDING },
};
export const NOBODY: Replies = { getLanguageModel: () => ({ current: null, offers: [] }) };
