import type { GiftAllowance } from "@kinora/contracts/gift/gift";
import { Refusal } from "../refusal.ts";
import { ALL_OPEN, type SwitchStore } from "../switch/switches.ts";
import { giveableNow, obstacleTo } from "./decide-gift.ts";
import type { GiftStore } from "./gift-store.ts";
import { type GiftFactStores, readGiftFacts } from "./give-gems.ts";

interface Stores extends GiftFactStores {
  readonly gifts: GiftFactStores["gifts"] & Pick<GiftStore, "findPerson">;
  readonly switches: Pick<SwitchStore, "current">;
}

/**
 * Returns what a person can give to another now, and why no more. Locks nothing: giving decides
 * again. Refusal PERSON_NOT_FOUND.
 */
export async function readAllowance(
  stores: Stores,
  {
    giverId,
    receiverId,
    now,
  }: { readonly giverId: string; readonly receiverId: string; readonly now: Date },
): Promise<GiftAllowance> {
  const { gifts, switches } = stores;
  const giver = await gifts.findPerson(giverId);
  const receiver = await gifts.findPerson(receiverId);
  if (!giver || !receiver) throw new Refusal("PERSON_NOT_FOUND");
  const facts = await readGiftFacts(stores, { giver, receiver, now });
  const { gems: giveable, waiting, dayLeft, monthLeft } = giveableNow(facts);
  const { gifts: isOn, sentence } = (await switches.current()) ?? ALL_OPEN;
  const refusal = isOn ? obstacleTo(1, facts) : { code: "GIFTS_OFF", details: { sentence } };
  return {
    most: refusal ? 0 : Math.min(giveable, dayLeft, monthLeft),
    ...{ giveable, dayLeft, monthLeft },
    waiting: waiting && { gems: waiting.gems, from: waiting.from.toISOString() },
    refusal: refusal && { code: refusal.code, details: { ...refusal.details } },
  };
}
