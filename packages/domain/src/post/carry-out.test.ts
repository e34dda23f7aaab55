import { expect, test } from "vitest";
import type { StoredConnection } from "../connection/connection-store.ts";
import type { OrderedPublication } from "../publication/publication.ts";
import type {
  PublishingPlatform,
  TokenRefreshOutcome,
} from "../publication/publishing-platform.ts";
import { type CarryOutPorts, carryOut } from "./carry-out.ts";
import { newState, type PublicationRecord } from "./publication-record.ts";

const START = Date.parse("2026-11-28T12:00:00Z");
const at = (seconds: number) => new Date(START + seconds * 1_000);
const REFUSED = {
  ...({ class: "reauth", code: "token_refused", platformCode: null, retryAt: null } as const),
};

const tokensOf = (accessToken: string, accessExpiresAt: Date | null) => ({
  ...{ accessToken, accessExpiresAt, refreshToken: "r", refreshExpiresAt: null },
});
const stored = (name: string, ends: Date | null, connectedAt: Date): StoredConnection => ({
  ...{ id: "c", userId: "ada", platform: "youtube", flavour: "platform", accountId: "ch" },
  ...{ personId: "p", name: "A", pictureUrl: null, sealed: JSON.stringify(tokensOf(name, ends)) },
  ...{ state: "connected", accessExpiresAt: ends, refreshExpiresAt: null, connectedAt },
});

/** A publication at a platform, with an account whose tokens are not sealed. */
function open(given: Partial<PublicationRecord>, own: Partial<PublishingPlatform>) {
  const platform = { platform: "youtube", flavour: "platform", ...own } as PublishingPlatform;
  const world = {
    time: at(0),
    connection: stored("old", null, at(-99)),
    record: {
      ...{ id: "one", postId: "post", userId: "ada", creationId: "work", platform: "youtube" },
      ...{ accountId: "ch", accountName: "A", occurrence: 1, isAiMade: true, createdAt: at(0) },
      ...{ fields: { platform: "kinora", kind: "feed" }, ...newState(at(0)), ...given },
    } as PublicationRecord,
  };
  const ports = {
    platforms: [platform],
    sealer: {
      open: async (text: string) => text,
      ...{ seal: async (text: string) => text, isOutdated: () => false },
    },
    connections: {
      findAccount: async () => world.connection,
      claimOne: async () => world.connection,
      settle: async (of: StoredConnection, standing: Partial<StoredConnection>) => {
        if (of.sealed === world.connection.sealed)
          world.connection = { ...world.connection, ...standing };
      },
      free: async () => {},
    },
    commit: async (_, { patch, handle }) => {
      world.record = { ...world.record, ...patch };
      if (handle !== undefined) world.record = { ...world.record, sealedHandle: handle };
    },
    publicationOf: async () => ({ platform: "youtube" }) as OrderedPublication,
    openHandle: async ({ sealedHandle }) => (sealedHandle === "lost" ? null : sealedHandle),
    arm: async (record) => record,
    ...{ toFeed: async () => {}, isAnothers: async () => false },
    whileMine: (_, call) => call(new AbortController().signal),
    now: () => world.time,
  } as CarryOutPorts;
  return { world, step: () => carryOut(world.record, ports) };
}

test("an account that is connected again while its old token is refused is not waited for", async () => {
  const refresh = async (): Promise<TokenRefreshOutcome> => {
    world.connection = stored("new", at(3_600), at(20));
    world.time = at(40);
    return { kind: "failed", failure: REFUSED };
  };
  const { world, step } = open(
    {},
    { refresh, prepare: async () => ({ kind: "ready", handle: "h" }) },
  );
  world.connection = stored("old", at(-60), at(-99));
  await step();
  world.time = new Date((world.record.nextAt ?? world.time).getTime() + 1_000);
  await step();
  expect(world.record).toMatchObject({ stage: "publishing", waitsSince: null });
});

test("a handle that can't be opened any more begins anew where nothing was committed", async () => {
  const prepare: PublishingPlatform["prepare"] = async (_, handle) => ({
    ...({ kind: "working", handle: `after ${handle}`, afterMilliseconds: 0 } as const),
  });
  const { world, step } = open({ step: "ready", sealedHandle: "lost" }, { prepare });
  await step();
  await step();
  expect(world.record).toMatchObject({
    step: "prepare",
    sealedHandle: "after null",
    outcome: "scheduled",
  });
  const uncertain = open({ step: "ready", sealedHandle: "lost", isUncertain: true }, { prepare });
  await uncertain.step();
  await uncertain.step();
  expect(uncertain.world.record).toMatchObject({ stage: "unconfirmed" });
});

test("a refused token is renewed however often asking failed before; but not without end", async () => {
  let renewed = 0;
  const refresh = async (): Promise<TokenRefreshOutcome> => {
    renewed += 1;
    return { kind: "refreshed", tokens: tokensOf(`new ${renewed}`, null) };
  };
  const ask = async () => ({ kind: "unknown", failure: REFUSED }) as const;
  const trouble = { class: "retry", code: "unreachable", platformCode: null } as const;
  const failures = 5;
  const armed = { step: "armed", sealedHandle: "h", rounds: 1, armedAt: at(-99_999) } as const;
  const { world, step } = open({ ...armed, failures, trouble }, { refresh, ask });
  await step();
  expect([renewed, world.record.stage]).toEqual([1, "publishing"]);
  await step();
  expect([renewed, world.record.stage]).toEqual([1, "needs_reconnect"]);
});
