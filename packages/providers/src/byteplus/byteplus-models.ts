import { type ByteplusCodec, seedance, seedanceFast } from "./seedance.ts";
import { seedream } from "./seedream.ts";

/** How a model is ordered: the answer is either a task id or the picture itself. */
export type ByteplusModel = { readonly body: ByteplusCodec } & (
  | {
      readonly kind: "film";
      /** US dollars per million tokens, from the price list of November 2026 (reference 4). */
      readonly millionTokens: number;
    }
  | { readonly kind: "picture" }
);

/**
 * Seconds after which ModelArk drops an unfinished task, so that we do not pay for a result that we
 * no longer wait for. This is the minimum it accepts.
 */
const EXPIRY = 3_600;

const film = (body: ByteplusCodec, millionTokens: number): ByteplusModel => ({
  ...{ kind: "film", millionTokens },
  body: (recipe, pictures) => {
    const words = body(recipe, pictures);
    return words && { ...words, execution_expires_after: EXPIRY };
  },
});

/** Keyed by ModelArk's model name. */
export const BYTEPLUS_MODELS: Readonly<Record<string, ByteplusModel>> = {
  "seedance-1-0-pro-250528": film(seedance, 2.5),
  "seedance-1-0-pro-fast-251015": film(seedanceFast, 1),
  "seedream-4-0-250828": { kind: "picture", body: seedream },
};

/** Returns the model for an endpoint. @throws for a model that is not ordered from ModelArk */
export function byteplusModel(endpoint: string): ByteplusModel {
  const model = BYTEPLUS_MODELS[endpoint];
  if (!model) throw new Error(`BytePlus ModelArk is not asked for ${endpoint}`);
  return model;
}
