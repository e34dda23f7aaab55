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

/** The API's answer to a combination. `recipe` is null for kinds with their own endpoint. */
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
 * Checks a combination with the rules of POST /api/creations.
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
  const uploads = {
    find: async (id: string) => uploadOf(id),
    heldFiles: async () => new Set<string>(),
  };
  const inputs = await chooseInputs(form, WHOSE, uploads, () => ({ isAway: true, pictureMax: 1 }));
  if (mode === "text-to-story") {
    chooseRatio(ratio ?? undefined, entry);
    const duration = chooseDuration(seconds ?? undefined, entry);
    return { recipe: null, gems: priceOf(entry.key, "story", duration).gems };
  }
  return resolveForm(form, catalogue, SEED, inputs);
}

/** Builds the form for a combination; its inputs have the ids "image" and "video". */
export function formOf({ mode, beginning, seconds, ratio }: Cell, entry: ModelEntry): PromptForm {
  return {
    ...{ type: mode, prompt: "a fox", inputs: INPUTS[beginning], ...nameOf(entry, mode) },
    additionalParams: {
      ...(seconds === null ? {} : { duration: seconds }),
      ...(ratio === null ? {} : { aspectRatio: ratio }),
    },
  };
}

/** Core video families and image models are named by `model`. */
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
