import { androidpublisher, auth } from "@googleapis/androidpublisher";
import { onTestFinished } from "vitest";
import { openGooglePlaySimulator } from "../src/google-play/google-play-simulator.ts";
import type { SentPush } from "../src/google-play/messages/deliver-messages.ts";
import { serveStore } from "../src/serve-store.ts";

export const PACKAGE = "app.kinora";
const DAY = 86_400_000;

/** A simulated Google Play with a clock of its own and the unmodified client, served. */
export async function openGoogle(saved?: unknown) {
  const clock = { now: new Date() };
  const pushes: SentPush[] = [];
  const receiver = { answers: async (_: SentPush) => true };
  const file = { state: saved };
  const simulator = await openGooglePlaySimulator({
    ...{ packageName: PACKAGE, commandKey: "commands", audience: "https://kinora.example", saved },
    now: () => clock.now,
    async send(push) {
      pushes.push(push);
      return receiver.answers(push);
    },
    async save(state) {
      file.state = structuredClone(state);
    },
  });
  const { origin, close } = await serveStore(simulator.answer);
  onTestFinished(close);
  /** Every request of the client: its method, and its path with ids as Google's documentation has them. */
  const requests: string[] = [];
  const fetchImplementation: typeof fetch = (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address);
    if (url.hostname === "127.0.0.1") requests.push(`${init?.method} ${url.pathname}`);
    // The client's address of the token endpoint is a constant.
    return fetch(url.hostname === "oauth2.googleapis.com" ? `${origin}${url.pathname}` : url, init);
  };
  const account = new auth.JWT({
    email: simulator.account.client_email,
    key: simulator.account.private_key,
    keyId: simulator.account.private_key_id,
    scopes: ["https://www.googleapis.com/auth/androidpublisher"],
    transporterOptions: { fetchImplementation },
  });
  const client = androidpublisher({
    ...{ version: "v3", auth: account, rootUrl: `${origin}/`, retry: false },
  });
  return {
    ...{ simulator, client, clock, pushes, receiver, file, origin, requests },
    passDays(count: number) {
      clock.now = new Date(+clock.now + count * DAY);
    },
    /** Pushes what is due; returns the numbers of what happened. */
    async told(): Promise<unknown[]> {
      const before = pushes.length;
      await simulator.deliver();
      return pushes.slice(before).map(({ body }) => numberOf(body));
    },
  };
}

function numberOf(body: string): unknown {
  const { message } = JSON.parse(body);
  const said = JSON.parse(Buffer.from(message.data, "base64").toString("utf8"));
  const { subscriptionNotification, oneTimeProductNotification } = said;
  return (subscriptionNotification ?? oneTimeProductNotification)?.notificationType ?? said;
}
