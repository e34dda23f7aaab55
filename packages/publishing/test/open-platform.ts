import type {
  OfferedAccount,
  PlatformConnection,
} from "@kinora/domain/publication/platform-connection";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import type {
  PlatformSimulator,
  PlatformSimulatorOptions,
} from "@kinora/platform-simulators/platform-simulator";
import { servePlatform } from "@kinora/platform-simulators/serving/serve-platform";
import { onTestFinished } from "vitest";
import { configuredPlatforms } from "../src/configured-platforms.ts";
import { nodePlatformExchange } from "../src/http/node-platform-exchange.ts";
import type { PlatformExchange, PlatformRequest } from "../src/http/platform-request.ts";

export interface OpenPlatform<Simulator extends PlatformSimulator = PlatformSimulator> {
  readonly simulator: Simulator;
  readonly platform: PublishingPlatform;
  readonly origin: string;
  /** What was sent, as it was sent; a file's bytes are not kept. */
  readonly sent: PlatformRequest[];
  readonly now: () => Date;
  /** Lets time pass. */
  readonly pass: (milliseconds: number) => void;
}

/** Serves a simulator over HTTP, and configures the adapter that uses it. */
export async function openPlatform<Simulator extends PlatformSimulator>(
  open: (options: PlatformSimulatorOptions) => Simulator,
  flavour: PublishingPlatform["flavour"] = "platform",
  name?: PublishingPlatform["platform"],
): Promise<OpenPlatform<Simulator>> {
  let time = Date.parse("2026-11-28T12:00:00Z");
  const now = () => new Date(time);
  const simulator = open({ now });
  const { origin, close } = await servePlatform(simulator);
  onTestFinished(close);
  const sent: PlatformRequest[] = [];
  const send = nodePlatformExchange(10_000);
  const exchange: PlatformExchange = (request) => {
    sent.push(request);
    return send(request);
  };
  const platform = configuredPlatforms(simulator.environment(origin), { exchange, now }).find(
    (known) => known.flavour === flavour && (name === undefined || known.platform === name),
  );
  if (!platform) throw new Error("It is not configured");
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { ...{ simulator, platform, origin, sent, now, pass } };
}

const RETURN = { redirectUri: "http://127.0.0.1:3000/connected", verifier: "v".repeat(43) };

/** Signs in on the simulator's page as somebody, and returns the accounts that are offered. */
export async function signIn(
  { platform }: Pick<OpenPlatform, "platform">,
  person: string,
): Promise<readonly OfferedAccount[]> {
  const page = await fetch(platform.addressOf({ ...RETURN, state: "our state" }), {
    ...{ method: "POST", redirect: "manual", body: new URLSearchParams({ person }) },
  });
  const back = new URL(page.headers.get("location") ?? "");
  if (back.searchParams.get("state") !== "our state") throw new Error("The state was changed");
  const outcome = await platform.connect({
    ...RETURN,
    code: back.searchParams.get("code") ?? "",
  });
  if (outcome.kind !== "connected") throw new Error(JSON.stringify(outcome));
  return outcome.accounts;
}

/** Connects the first account that can be. */
export async function connectAs(
  opened: Pick<OpenPlatform, "platform">,
  person: string,
): Promise<PlatformConnection> {
  for (const { unconnectable: _, tokens, ...account } of await signIn(opened, person))
    if (tokens) return { ...account, tokens };
  throw new Error("No account can be connected");
}
