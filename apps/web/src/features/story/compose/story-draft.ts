import type { StorySettings } from "@kinora/contracts/story/board";
import { storySettings } from "@kinora/contracts/story/board";
import type { StoryRequest } from "@kinora/contracts/story/story";
import { STORY_STOPS, type StoryStop } from "@kinora/contracts/story/story-vocabulary";
import { draftWriter } from "../../../entities/prompt/draft-writer.ts";
import { isRecord, isText, readStored, writeStored } from "../../../store/stored-value.ts";

const KEY = "storyDraft";

/** What the composer stores of a story in addition to its idea, which is the form's prompt. */
export interface StoryDraft {
  readonly from: "idea" | "script";
  /** The pasted script, unchanged. */
  readonly script: string;
  /** Only chosen settings; the others take the server's defaults. */
  readonly settings: Partial<StorySettings>;
  readonly until: StoryStop;
  /** Null for the estimate. */
  readonly spendAtMost: number | null;
}

const EMPTY: StoryDraft = {
  from: "idea",
  script: "",
  settings: {},
  until: "script",
  spendAtMost: null,
};

/** Reads the stored draft, omitting damaged parts. */
export function readDraft(): StoryDraft {
  const saved = readStored(KEY, isRecord);
  if (!saved || isOfSomebodyElse(saved.writer)) return EMPTY;
  const settings = storySettings.partial().safeParse(saved.settings);
  const until = STORY_STOPS.find((stop) => stop === saved.until);
  const { script, spendAtMost } = saved;
  return {
    from: saved.from === "script" ? "script" : "idea",
    script: typeof script === "string" ? script : "",
    // Settings that were not chosen are absent, not undefined.
    settings: settings.success
      ? Object.fromEntries(Object.entries(settings.data).filter(([, value]) => value !== undefined))
      : {},
    until: until ?? "script",
    spendAtMost: Number.isInteger(spendAtMost) ? Number(spendAtMost) : null,
  };
}

export function keepDraft(draft: StoryDraft): void {
  writeStored(KEY, { ...draft, writer: draftWriter() });
}

/** Text stays on this device after a sign-out, but another user who signs in does not see it. */
function isOfSomebodyElse(writer: unknown): boolean {
  const now = draftWriter();
  return isText(writer) && now !== null && writer !== now;
}

/** Clears the text after a story was started and keeps the settings for the next one. */
export function afterStart(draft: StoryDraft): StoryDraft {
  return { ...draft, script: "", from: "idea", until: "script", spendAtMost: null };
}

/** Returns the draft as the server's request. */
export function requestOf(idea: string, draft: StoryDraft, estimate: number): StoryRequest {
  const goesOn = draft.until !== "script";
  return {
    prompt: draft.from === "idea" ? idea.trim() : "",
    ...(draft.from === "script" ? { script: draft.script.trim() } : {}),
    settings: draft.settings,
    ...(goesOn ? { until: draft.until, spendAtMost: draft.spendAtMost ?? estimate } : {}),
  };
}
