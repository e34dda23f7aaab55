import type { GooglePlaySettings } from "@kinora/contracts/billing/google-play-settings";
import {
  type GooglePlaySimulator,
  openGooglePlaySimulator,
} from "@kinora/store-simulators/google-play/google-play-simulator";
import type { SentPush } from "@kinora/store-simulators/google-play/messages/deliver-messages";
import { serveStore } from "@kinora/store-simulators/serve-store";
import { onTestFinished } from "vitest";
import type { PlayVoided } from "../src/google-play/list-voided.ts";
import { openGooglePlay } from "../src/google-play/open-google-play.ts";

const AUDIENCE = "https://kinora.example/api/billing/google-play/events";
export const PLAY_START = new Date("2027-01-31T10:00:00Z");
const DAY = 86_400_000;

/** A simulated Google Play with a clock of its own, and the adapter, which asks it over HTTP. */
export async function openPlay() {
  const clock = { now: PLAY_START };
  const pushes: SentPush[] = [];
  const receiver = { answers: async (_: SentPush) => true };
  const simulator = await openGooglePlaySimulator({
    ...{ packageName: "app.kinora", commandKey: "commands", audience: AUDIENCE },
    voidedPage: 2,
    now: () => clock.now,
    async send(push) {
      pushes.push(push);
      return receiver.answers(push);
    },
  });
  const { origin, close } = await serveStore(simulator.answer);
  onTestFinished(close);
  const settings = settingsOf(simulator, origin);
  const play = openGooglePlay(settings, () => clock.now);
  const verify = ({ body, headers }: SentPush) =>
    play.verify({ body, authorization: headers.authorization });
  return {
    ...{ simulator, play, settings, clock, pushes, receiver, origin, verify },
    passDays(count: number) {
      clock.now = new Date(+clock.now + count * DAY);
    },
    /** Pushes what is due; returns what the adapter makes of it, null for what it refuses. */
    async notices() {
      const before = pushes.length;
      await simulator.deliver();
      return Promise.all(pushes.slice(before).map(verify));
    },
    /** Lists everything that was voided since. */
    async voided(since: Date) {
      const all: PlayVoided[] = [];
      for await (const one of play.listVoided(since)) all.push(one);
      return all;
    },
    /** Reads a purchase that must be there. */
    async product(token: string) {
      const found = await play.readProduct(token);
      if (found === null) throw new Error("There is no such purchase");
      return found;
    },
    /** Reads a subscription that must be there. */
    async plan(token: string) {
      const found = await play.readSubscription(token);
      if (found === null) throw new Error("There is no such subscription");
      return found;
    },
  };
}

/** How the adapter reaches a served simulator. */
export const settingsOf = (
  { account, pushEmail }: GooglePlaySimulator,
  origin: string,
): GooglePlaySettings => ({
  ...{ packageName: "app.kinora", account, simulator: origin },
  push: { audience: AUDIENCE, email: pushEmail },
});
