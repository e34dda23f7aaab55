import { AS_IT_IS } from "@kinora/contracts/publication/fit-media";
import { expect, test } from "vitest";
import type { PublicationFailure } from "../publication/publishing-platform.ts";
import { stopped } from "./carry-out.ts";
import { afterAsk, afterCommit, afterPrepare, notDone, onceLanded } from "./decide-publication.ts";
import { absentAfter, MOST_ROUNDS } from "./patience.ts";
import { newState, type PublicationRecord } from "./publication-record.ts";

const now = new Date("2026-11-28T12:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const failure = (kind: PublicationFailure["class"], retryAt: Date | null = null) => ({
  ...({ class: kind, code: "platform_error", platformCode: "1", retryAt } as const),
});
const record = (given: Partial<PublicationRecord> = {}): PublicationRecord => ({
  ...{ id: "one", postId: "post", userId: "ada", creationId: "work", platform: "facebook" },
  ...{
    accountId: "page",
    accountName: "Page",
    occurrence: 1,
    isAiMade: true,
    isRepeated: false,
    createdAt: now,
  },
  fields: {
    ...{ platform: "facebook", kind: "photos", caption: "", title: null },
    ...{ firstComment: "", fit: AS_IT_IS },
  },
  ...newState(now),
  ...given,
});
const armed = (given: Partial<PublicationRecord> = {}) =>
  record({ step: "armed", rounds: 1, armedAt: inHours(-1), sealedHandle: "sealed", ...given });

test("what failed before the call is tried again for a while, and then it has failed", () => {
  let [tries, given] = [0, record()];
  for (;;) {
    const said = { kind: "failed", failure: failure("retry"), handle: "kept" } as const;
    const { patch, handle, told } = afterPrepare(given, said, now);
    expect(handle).toBe("kept");
    if (told) {
      expect([tries, told, patch.outcome]).toEqual([8, "publication.failed", "fail"]);
      return;
    }
    tries += 1;
    given = { ...given, ...patch };
  }
});

test.each([
  ["limit", inHours(20), inHours(20)],
  ["limit", inHours(72), null],
  ["permanent", null, null],
] as const)("%s until %o", (kind, retryAt, nextAt) => {
  const said = { kind: "failed", failure: failure(kind, retryAt), handle: null } as const;
  const { patch } = afterPrepare(record(), said, now);
  expect(patch.nextAt).toEqual(nextAt);
  expect(patch.outcome).toBe(nextAt ? undefined : "fail");
});

test("nothing fails while an earlier attempt may be there: its owner is asked", () => {
  const said = { kind: "failed", failure: failure("permanent"), handle: null } as const;
  const { patch, told } = afterPrepare(record({ isUncertain: true }), said, now);
  expect([patch.stage, patch.outcome, told]).toEqual([
    ...(["unconfirmed", undefined, "publication.unconfirmed"] as const),
  ]);
  expect(
    notDone({ isUncertain: false }, { class: null, code: "cancelled", platformCode: null }, now)
      .told,
  ).toBe("publication.failed");
});

test("after an unknown answer it is only asked; absent is believed a while after it was armed", () => {
  expect(afterCommit(armed(), { kind: "unknown", afterMilliseconds: 5 }, now).patch).toEqual({
    nextAt: new Date(now.getTime() + 5),
  });
  const absent = { kind: "absent", isCertain: false } as const;
  expect(afterAsk(armed({ armedAt: now }), absent, now).patch).toEqual({
    nextAt: new Date(now.getTime() + absentAfter("facebook")),
  });
  const { patch, handle } = afterAsk(armed(), absent, now);
  expect([patch.step, patch.isUncertain, handle]).toEqual(["prepare", true, undefined]);
  expect(afterAsk(armed({ rounds: MOST_ROUNDS }), absent, now).patch.stage).toBe("unconfirmed");
  const certain = { kind: "absent", isCertain: true } as const;
  expect(afterAsk(armed({ rounds: MOST_ROUNDS }), certain, now).patch.outcome).toBe("fail");
});

test("while the call may be in flight nobody is asked, who might say that nothing is there", () => {
  const young = armed({ armedAt: new Date(now.getTime() - 1_000) });
  const landed = new Date(now.getTime() + absentAfter("facebook") - 1_000);
  const said = { kind: "unknown", failure: failure("permanent") } as const;
  expect(afterAsk(young, said, now)).toEqual({ patch: { nextAt: landed }, told: null });
  expect(onceLanded(young, stopped(young, "connection_gone", now), now).patch).toEqual({
    nextAt: landed,
  });
  expect(afterAsk(young, said, landed).patch.stage).toBe("unconfirmed");
});

test("what ended for a reason that nobody understands is not begun anew: its owner is asked", () => {
  const said = { kind: "failed", failure: failure("unknown") } as const;
  expect(afterAsk(armed(), said, now).patch.stage).toBe("unconfirmed");
});

test("a refused token is waited for, also after the call, and told of once", () => {
  const said = { kind: "unknown", failure: failure("reauth") } as const;
  const { patch, told } = afterAsk(armed(), said, now);
  expect([patch.stage, patch.waitsSince, told]).toEqual([
    ...(["needs_reconnect", now, "publication.needs_reconnect"] as const),
  ]);
  expect(afterAsk(armed({ stage: "needs_reconnect", waitsSince: now }), said, now).told).toBeNull();
});
