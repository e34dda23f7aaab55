import { type ByteplusCodec, seedance, seedanceFast } from "./seedance.ts";
import { seedream } from "./seedream.ts";

/** How a model is ordered: its answer is the id of a task, or the picture itself. */
export type ByteplusModel = { readonly body: ByteplusCodec } & (
  | {
      readonly kind: "film";
      /** US dollars for a million tokens; list of November 2026 (reference 4). */
      readonly millionTokens: number;
    }
  | { readonly kind: "picture" }
);

/**
 * Seconds after which what they have not begun or made is given up there: nobody waits for longer, and what nobody waits
 * for is not to be paid. The least that they take.
 */
const EXPIRY = 3_600;

const film = (body: ByteplusCodec, millionTokens: number): ByteplusModel => ({
  ...{ kind: "film", millionTokens },
  body: (recipe, pictures) => {
    const words = body(recipe, pictures);
    return words && { ...words, execution_expires_after: EXPIRY };
  },
});

/** By the name that ModelArk has of a model. */
export const BYTEPLUS_MODELS: Readonly<Record<string, ByteplusModel>> = {
  "seedance-1-0-pro-250528": film(seedance, 2.5),
  "seedance-1-0-pro-fast-251015": film(seedanceFast, 1),
  "seedream-4-0-250828": { kind: "picture", body: seedream },
};

/** @throws for a model that ModelArk is not asked for */
export function byteplusModel(endpoint: string): ByteplusModel {
  const model = BYTEPLUS_MODELS[endpoint];
  if (!model) throw new Error(`BytePlus ModelArk is not asked for ${endpoint}`);
  return model;
}
