import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";

/**
 * What the owner of a card may do with it, from what the card shows. The item itself knows exactly;
 * this spares one request for each tile, and the server has the last word.
 */
export function ownerActions(card: CreationCard): readonly ItemAction[] {
  const { status, inFeed, hidden, moderatorHidden } = card;
  if (status === "deleted") return ["restore", "purge"];
  if (status === "processing") return ["cancel"];
  if (status === "failed") return ["retry", "delete"];
  const actions: ItemAction[] = [];
  if (status === null && inFeed) actions.push("removeFromFeed");
  else if (status === null && !card.private && !hidden && !moderatorHidden) {
    actions.push("addToFeed");
  }
  actions.push(card.private ? "public" : "private");
  if (!card.private) actions.push(hidden ? "unhidden" : "hide");
  actions.push("delete");
  return actions;
}
