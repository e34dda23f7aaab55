import type { StorySettings } from "@kinora/contracts/story/board";
import { storySettings } from "@kinora/contracts/story/board";
import type { StoryRequest } from "@kinora/contracts/story/story";
import { STORY_STOPS, type StoryStop } from "@kinora/contracts/story/story-vocabulary";
import { draftWriter } from "../../../entities/prompt/draft-writer.ts";
import { isRecord, isText, readStored, writeStored } from "../../../store/stored-value.ts";

const KEY = "storyDraft";

/** What the composer keeps of a story besides its idea, which is the prompt of the form. */
export interface StoryDraft {
  readonly from: "idea" | "script";
  /** The pasted script, as it is. */
  readonly script: string;
  /** Only what was chosen; the rest takes the server's defaults. */
  readonly settings: Partial<StorySettings>;
  readonly until: StoryStop;
  /** Null: what the estimate says. */
  readonly spendAtMost: number | null;
}

const EMPTY: StoryDraft = {
  from: "idea",
  script: "",
  settings: {},
  until: "script",
  spendAtMost: null,
};

/** The draft as it was left; what is damaged in it is left out. */
export function readDraft(): StoryDraft {
  const saved = readStored(KEY, isRecord);
  if (!saved || isOfSomebodyElse(saved.writer)) return EMPTY;
  const settings = storySettings.partial().safeParse(saved.settings);
  const until = STORY_STOPS.find((stop) => stop === saved.until);
  const { script, spendAtMost } = saved;
  return {
    from: saved.from === "script" ? "script" : "idea",
    script: typeof script === "string" ? script : "",
    // What is not chosen is absent, not undefined.
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

/** Words stay on this device through a sign-out; somebody else who signs in does not find them. */
function isOfSomebodyElse(writer: unknown): boolean {
  const now = draftWriter();
  return isText(writer) && now !== null && writer !== now;
}

/** After a story was started its words are its own; how it is told stays for the next one. */
export function afterStart(draft: StoryDraft): StoryDraft {
  return { ...draft, script: "", from: "idea", until: "script", spendAtMost: null };
}

/** The draft as the server takes it. */
export function requestOf(idea: string, draft: StoryDraft, estimate: number): StoryRequest {
  const goesOn = draft.until !== "script";
  return {
    prompt: draft.from === "idea" ? idea.trim() : "",
    ...(draft.from === "script" ? { script: draft.script.trim() } : {}),
    settings: draft.settings,
    ...(goesOn ? { until: draft.until, spendAtMost: draft.spendAtMost ?? estimate } : {}),
  };
}
