import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { kindOf } from "../prompt/resolve-model.ts";
import type { ResultKind } from "./hosted-ports.ts";

/** Returns what the result of an order is, whatever else it may contain. */
export function resultKind({ type }: Pick<Recipe, "type">): ResultKind {
  const kind = kindOf(type);
  return kind === "image" ? "image" : kind === "music" ? "audio" : "video";
}
