import { fileURLToPath } from "node:url";
import { CHECKED_ON } from "@kinora/catalogue/checked-on";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import type {
  CatalogueModel,
  EngineProtocol,
  EngineRoute,
} from "@kinora/domain/prompt/model-entry";
import { livingRoutes, openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { Refusal } from "@kinora/domain/refusal";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { KNOWN_SERVICES, OWN_SERVERS } from "@kinora/providers/services";
import { refusalWords } from "@kinora/text/refusal-words";
import { sentence } from "@kinora/text/sentence";
import { askDoor } from "./ask-door.ts";
import type { Cell } from "./cell.ts";

/** Whether a combination is available once every key is set, and from which providers. */
export type Verdict =
  | { readonly offered: true; readonly by: readonly EngineProtocol[]; readonly gems: number }
  | { readonly offered: false; readonly why: string };

/** Stands in for every input. */
const PICTURE = fileURLToPath(new URL("../../docs/pictures/feed.jpg", import.meta.url));
/** A valid but fictitious account. */
const ACCOUNT = {
  ...{ type: "service_account", project_id: "any", private_key_id: "any", client_email: "any" },
  private_key: "-----BEGIN PRIVATE KEY-----",
};
const { providers } = configuredProviders({
  ...Object.fromEntries(KNOWN_SERVICES.map(({ keyVariable }) => [keyVariable, "any"])),
  ...Object.fromEntries(
    OWN_SERVERS.map(({ addressVariable }) => [addressVariable, "http://127.0.0.1"]),
  ),
  ...{ IMAGES_MODEL: "any", VIDEOS_MODEL: "any", SPEECH_MODEL: "any", SPEECH_VOICES: "any=en" },
  VERTEX_SERVICE_ACCOUNT: JSON.stringify(ACCOUNT),
  COMFYUI_LICENCES_READ: "majicmixRealistic_v7.safetensors,ltx-video-2b-v0.9.5.safetensors",
});

/** Our own engines, and every service with an adapter. */
export const ADAPTED: ReadonlySet<EngineProtocol> = new Set([
  ...(["studio", "upload"] as const),
  ...providers.map(({ name }) => name),
]);

/** The catalogue of a server with every key, as of the day it was checked. */
export const CATALOGUE = openCatalogue(MODEL_ENTRIES, ADAPTED, new Date(CHECKED_ON));

/**
 * Checks a combination with the rules of the API, and then with every adapter that could receive
 * the order.
 */
export async function judge(cell: Cell, { entry }: CatalogueModel): Promise<Verdict> {
  if (!entry.modes.includes(cell.mode)) return { offered: false, why: "Not one of its modes." };
  try {
    const { recipe, gems } = await askDoor(cell, entry, CATALOGUE);
    const routes = livingRoutes(entry, CHECKED_ON).filter(({ protocol }) => ADAPTED.has(protocol));
    const by: EngineProtocol[] = [];
    for (const route of routes)
      if (recipe === null || (await takes(route, recipe))) by.push(route.protocol);
    return { offered: true, by, gems };
  } catch (error) {
    if (error instanceof Refusal) return { offered: false, why: wordsOf(error) };
    throw error;
  }
}

/**
 * Returns true when the adapter of a route supports the recipe. Our own engines support everything
 * that the API accepts.
 */
const takes = async (route: EngineRoute, recipe: Recipe): Promise<boolean> =>
  !isAdapted(route) || (await bodyAt(route, recipe)) !== null;

const isAdapted = ({ protocol }: EngineRoute) => providers.some(({ name }) => name === protocol);

/**
 * Returns the request that an adapter sends for a recipe; null when it does not support it.
 *
 * @param picture path of the file that stands for every input
 */
export async function bodyAt(
  { protocol, endpoint }: EngineRoute,
  recipe: Recipe,
  picture = PICTURE,
): Promise<string | null> {
  const configured = providers.find(({ name }) => name === protocol);
  const provider = configured?.open?.(
    async () => ({ kind: "not sent" }),
    () => endpoint,
  );
  if (!provider) return null;
  const names = Object.keys(recipe.inputs ?? {});
  const inputs = Object.fromEntries(names.map((name) => [name, picture]));
  try {
    return (await provider.map({ recipe, inputs, background: false })).body;
  } catch (error) {
    if (error instanceof InputRefused) return null;
    throw error;
  }
}

/** Returns the reason as the caller sees it, with a setting by its name. */
function wordsOf({ code, details, said }: Refusal): string {
  if (said.reason !== undefined) return sentence(said.reason, "en");
  const { setting } = details;
  return `${refusalWords(code, "en")}${typeof setting === "string" ? ` (${setting})` : ""}`;
}
