import { SEED_MAX } from "@kinora/contracts/limits";
import type { OrderForm } from "@kinora/contracts/prompt/order-form";
import { PROMPT_DEFAULTS } from "@kinora/contracts/prompt/prompt-defaults";
import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { InvalidInput } from "../refusal.ts";
import { chooseInputs, type PictureTaker } from "../upload/choose-inputs.ts";
import type { UploadStore } from "../upload/upload-store.ts";
import type { Catalogue } from "./model-entry.ts";
import { ownKeyPrice } from "./price-form.ts";
import { type ResolvedForm, resolveForm } from "./resolve-form.ts";
import { resolveModel } from "./resolve-model.ts";
import { upstreamPrice } from "./upstream-price.ts";

/** The works of one order: at least one, all of the same kind. */
export type Works = readonly [ResolvedForm, ...ResolvedForm[]];

export interface ResolveOrderPorts {
  /** The catalogue offered to this user. */
  readonly catalogue: Catalogue;
  readonly uploads: Pick<UploadStore, "find" | "heldFiles">;
  /** Returns an integer from 0 to SEED_MAX. */
  readonly drawSeed: () => number;
}

/**
 * Resolves all forms of an order. Works of the same model with equal seeds get different ones.
 *
 * @throws Refusal of resolveForm and chooseInputs; INVALID_INPUT when a work is of another kind
 * than the first
 */
export async function resolveOrder(
  { others = [], ...form }: OrderForm,
  userId: string,
  { catalogue, uploads, drawSeed }: ResolveOrderPorts,
): Promise<Works> {
  const resolve = async (one: PromptForm) =>
    resolveForm(
      one,
      catalogue,
      drawSeed(),
      await chooseInputs(one, userId, uploads, () => takerOf(one, catalogue)),
    );
  const first = await resolve(form);
  const works: [ResolvedForm, ...ResolvedForm[]] = [first];
  for (const [index, other] of others.entries()) {
    const work = await resolve(other);
    if (work.kind !== first.kind)
      throw new InvalidInput([
        { path: `others.${index}.type`, said: { code: "field.unfit", params: {} } },
      ]);
    works.push(withOwnSeed(work, works));
  }
  return works;
}

/** Returns who makes the work, and is then sent its photos. */
function takerOf(form: PromptForm, catalogue: Catalogue): PictureTaker {
  const { route } = resolveModel(form, form.type ?? PROMPT_DEFAULTS.type, catalogue).engine;
  return { isAway: (route?.service ?? null) !== null, pictureMax: route?.pictureMax ?? null };
}

/** Picks the next seed not used by an earlier work of the same model. */
function withOwnSeed(work: ResolvedForm, before: readonly ResolvedForm[]): ResolvedForm {
  const taken = before.filter(({ recipe }) => modelOf(recipe) === modelOf(work.recipe));
  const seeds = new Set(taken.map(({ recipe }) => recipe.seed));
  let { seed } = work.recipe;
  while (seeds.has(seed)) seed = seed === SEED_MAX ? 0 : seed + 1;
  return { ...work, recipe: { ...work.recipe, seed } };
}

const modelOf = ({ model, generationModel }: ResolvedForm["recipe"]) =>
  `${generationModel} ${model}`;

/** Returns the total price of all works. */
export function priceOfWorks(works: Works): Pick<ResolvedForm, "gems" | "explanation"> {
  const [first, ...others] = works;
  if (others.length === 0) return first;
  const gems = works.reduce((sum, work) => sum + work.gems, 0);
  const same = others.every((work) => work.gems === first.gems);
  const params = { works: works.length };
  const [service, another] = new Set(
    works.map(({ explanation }) =>
      typeof explanation === "object" && explanation.code === "price.ownKeyAbout"
        ? explanation.params.service
        : null,
    ),
  );
  if (service && another === undefined)
    return ownKeyPrice(
      service,
      works.reduce((sum, { recipe }) => sum + upstreamPrice(recipe).mills, 0),
    );
  return {
    gems,
    explanation: same
      ? { code: "price.works", params: { ...params, gems: first.gems } }
      : { code: "price.together", params },
  };
}
