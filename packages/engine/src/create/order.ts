import { randomInt } from "node:crypto";
import { ENGINE_VERSION } from "@kinora/catalogue/engine-version";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { PHOTO_MODES } from "@kinora/catalogue/studio-route";
import { fieldSentence } from "@kinora/contracts/field/field-sentence";
import { SEED_MAX } from "@kinora/contracts/limits";
import { type AdditionalParams, promptForm } from "@kinora/contracts/prompt/prompt-form";
import type { CreationMode } from "@kinora/contracts/prompt/vocabulary";
import type { Recipe, RecipeInputs } from "@kinora/contracts/recipe/recipe";
import { inputRefusal } from "@kinora/domain/creation/input-refused";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { resolveForm } from "@kinora/domain/prompt/resolve-form";
import { Refusal } from "@kinora/domain/refusal";
import { DEFAULT_LOCALE } from "@kinora/text/locale";
import { refusalWords } from "@kinora/text/refusal-words";
import { sentence } from "@kinora/text/sentence";

/** Kinds the built-in engine can make here. */
export const KINDS = ["image", "video", "music"] as const;
export type Kind = (typeof KINDS)[number];

/** A photo to film and the mode of filming. */
export interface PhotoSource {
  readonly path: string;
  readonly mode: (typeof PHOTO_MODES)[number];
  /** Another picture: the film begins with the photo unchanged and ends with this one unchanged. */
  readonly last?: string;
}

/** A user's order: a prompt, a kind, and settings with their names in the specification. */
export interface Order {
  readonly prompt: string;
  readonly kind: Kind;
  /** A model of the built-in engine; "animated-diffusion" by default. */
  readonly model?: string | undefined;
  /** Omitted settings take their defaults; a seed of −1 or none is drawn. */
  readonly settings?: AdditionalParams;
  /** A photo to film (kind video) and the mode of filming. */
  readonly photo?: PhotoSource;
}

const MODES: Readonly<Record<Kind, CreationMode>> = {
  image: "text-to-image",
  video: "text-to-video",
  music: "text-to-music",
};

/** An order that cannot be made; the message is one sentence for the user. */
export class OrderError extends Error {}

/** Converts a refusal of an input into an OrderError; returns other errors unchanged. */
export function asOrderError(error: unknown): unknown {
  const said = inputRefusal(error);
  return said ? new OrderError(sentence(said, DEFAULT_LOCALE)) : error;
}

/**
 * Resolves an order with the same catalogue and rules as the service: every default filled in, the
 * seed drawn. `inputs` are the photos it begins and ends with, as returned by describePhoto.
 *
 * @throws OrderError, in one sentence, with the setting and the allowed values
 */
export function resolveOrder(order: Order, inputs: RecipeInputs = {}): Recipe {
  const form = promptForm.safeParse({
    prompt: order.prompt,
    type: order.photo?.mode ?? MODES[order.kind],
    ...(order.model === undefined ? {} : { model: order.model }),
    additionalParams: order.settings ?? {},
  });
  if (!form.success) {
    const [issue] = form.error.issues;
    const where = issue?.path.at(-1) ?? "order";
    throw new OrderError(`${String(where)}: ${fieldWords(issue)}`);
  }
  const catalogue = openCatalogue(MODEL_ENTRIES, new Set(["studio"]), new Date());
  try {
    const { recipe } = resolveForm(form.data, catalogue, randomInt(SEED_MAX), inputs);
    return { ...recipe, engineVersion: ENGINE_VERSION };
  } catch (error) {
    if (error instanceof Refusal) throw new OrderError(explain(error));
    throw error;
  }
}

/** Describes a setting's error in one sentence. */
export function fieldWords(issue: object = {}): string {
  return sentence(fieldSentence(issue), DEFAULT_LOCALE);
}

/** Formats a refusal with its numbers: "The model cannot do zoom 3; allowed: 0.6 to 1.7." */
function explain({ code, details, said }: Refusal): string {
  const message = refusalWords(code, DEFAULT_LOCALE);
  const { setting, value, allowed, model, duration, aspectRatio, kind, effect } = details;
  const { reason } = said;
  if (reason) return `${String(model)}: ${sentence(reason, DEFAULT_LOCALE)}`;
  const named = (name: string, is: unknown) => (is === undefined ? [] : [`${name} ${String(is)}`]);
  const subject =
    setting === undefined
      ? [
          ...named("duration", duration),
          ...named("ratio", aspectRatio),
          ...named("model", model),
        ][0]
      : `${String(setting)} ${String(value)}`;
  const range = allowedWords(allowed);
  if (range !== "") return `The model cannot do ${subject}; allowed: ${range}.`;
  const where = [...named("of kind", kind), ...named("with effect", effect)].join(" ");
  return `${message.replace(/\.$/, "")}: ${subject}${where === "" ? "" : ` (${where})`}.`;
}

function allowedWords(allowed: unknown): string {
  if (Array.isArray(allowed)) return allowed.join(", ");
  if (typeof allowed !== "object" || allowed === null) return "";
  if (!("min" in allowed) || !("max" in allowed)) return "";
  return `${String(allowed.min)} to ${String(allowed.max)}`;
}
