import type { ToldAccount } from "@kinora/contracts/hosted/told-account";
import { z } from "zod";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";

/** As typed by `@elevenlabs/elevenlabs-js`. */
const subscription = z.object({ character_count: z.number(), character_limit: z.number() });

/** Reads the characters of the plan that are left until they are renewed. */
export function readElevenLabsAccount(answer: UpstreamAnswer): ToldAccount | null {
  const said = subscription.safeParse(readJson(answer)).data;
  if (!said) return null;
  const { character_count: used, character_limit: of } = said;
  const amount = Math.max(0, of - used);
  return { left: { amount, of, unit: "characters", dollars: null }, limits: [] };
}
