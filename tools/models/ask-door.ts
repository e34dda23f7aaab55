import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { chooseDuration, chooseRatio } from "@kinora/domain/prompt/check-settings";
import type { Catalogue, ModelEntry } from "@kinora/domain/prompt/model-entry";
import { priceOf } from "@kinora/domain/prompt/price-form";
import { resolveForm } from "@kinora/domain/prompt/resolve-form";
import { chooseInputs } from "@kinora/domain/upload/choose-inputs";
import type { UploadRecord } from "@kinora/domain/upload/upload";
import type { Beginning, Cell } from "./cell.ts";

const WHOSE = "somebody";
const SEED = 7;

/** What the form's door says of a combination. `recipe` is null of what has a door of its own. */
export interface Accepted {
  readonly recipe: Recipe | null;
  readonly gems: number;
}

const INPUTS: Readonly<Record<Beginning, PromptForm["inputs"]>> = {
  words: {},
  "a picture": { initialImage: "image" },
  "two pictures": { initialImage: "image", lastImage: "image" },
  "a clip": { initialVideo: "video" },
};

/**
 * Asks as POST /api/creations would be asked: the rules that refuse there refuse here.
 *
 * @throws Refusal
 */
export async function askDoor(
  cell: Cell,
  entry: ModelEntry,
  catalogue: Catalogue,
): Promise<Accepted> {
  const { mode, seconds, ratio } = cell;
  const form = formOf(cell, entry);
  const inputs = await chooseInputs(form, WHOSE, { find: async (id) => uploadOf(id) });
  if (mode === "text-to-story") {
    chooseRatio(ratio ?? undefined, entry);
    const duration = chooseDuration(seconds ?? undefined, entry);
    return { recipe: null, gems: priceOf(entry.key, "story", duration).gems };
  }
  return resolveForm(form, catalogue, SEED, inputs);
}

/** As somebody asks for it; what it begins with has the ids "image" and "video". */
export function formOf({ mode, beginning, seconds, ratio }: Cell, entry: ModelEntry): PromptForm {
  return {
    ...{ type: mode, prompt: "a fox", inputs: INPUTS[beginning], ...nameOf(entry, mode) },
    additionalParams: {
      ...(seconds === null ? {} : { duration: seconds }),
      ...(ratio === null ? {} : { aspectRatio: ratio }),
    },
  };
}

/** A family of core, and who makes pictures, is named by `model`. */
function nameOf({ key, role }: ModelEntry, mode: Cell["mode"]) {
  return mode === "text-to-image" || role === "family" ? { model: key } : { generationModel: key };
}

function uploadOf(id: string): UploadRecord | null {
  const kind = id === "video" ? "video" : "image";
  const now = new Date(0);
  const size = { width: 1280, height: 720, duration: kind === "video" ? 5 : null };
  const mimeType = kind === "video" ? "video/mp4" : "image/webp";
  const main = { ...size, role: "main", hash: "ab".repeat(32), mimeType, bytes: 1 } as const;
  return {
    ...{ id, userId: WHOSE, kind, state: "ready", fileName: id, bytes: 1, refusal: null, ...size },
    ...{ thumbhash: null, peaks: null, consent: { version: "1", statedAt: now } },
    ...{ createdAt: now, endedAt: now, media: [main] },
  };
}
