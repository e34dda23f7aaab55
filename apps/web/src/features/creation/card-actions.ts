import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { isFinished } from "@kinora/contracts/creation/is-finished";

/**
 * Derives what the owner may do with a card from what the card shows, which saves one request per
 * tile. The full creation lists the exact actions, and the server has the last word.
 */
export function ownerActions(card: CreationCard): readonly ItemAction[] {
  const { status, inFeed, hidden, moderatorHidden } = card;
  if (status === "deleted") return ["restore", "purge"];
  if (status === "processing") return ["cancel"];
  // Why it failed, which its tile shows, decides whether it can be retried.
  if (status === "failed") return ["delete"];
  const actions: ItemAction[] = [];
  if (status === null && inFeed) actions.push("removeFromFeed");
  else if (isFinished(status) && !card.private && !hidden && !moderatorHidden) {
    actions.push("addToFeed");
  }
  actions.push(card.private ? "public" : "private");
  if (!card.private) actions.push(hidden ? "unhidden" : "hide");
  actions.push("delete");
  return actions;
}
