import { AS_IT_IS } from "@kinora/contracts/publication/fit-media";
import { actionsOn } from "@kinora/domain/post/change-publication";
import { afterAsk, type PublicationDecision } from "@kinora/domain/post/decide-publication";
import { absentAfter, callWithin } from "@kinora/domain/post/patience";
import { newState, type PublicationRecord } from "@kinora/domain/post/publication-record";
import type { TikTokPublication } from "@kinora/domain/publication/publication";
import { tiktokSimulator } from "@kinora/platform-simulators/tiktok/tiktok-simulator";
import { expect, test } from "vitest";
import { UPLOAD_PATIENCE } from "../src/send-file-part.ts";
import { connectAs, openPlatform } from "./open-platform.ts";
import { noOthers } from "./publish-through.ts";
import { sampleFile } from "./sample-file.ts";

const MINUTE = 60_000;

/** A film whose second half is only read once somebody lets it: a slow line out of this machine. */
function slowFile() {
  const film = sampleFile(300_000);
  const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: TikTokPublication["file"] = {
    ...film,
    async *read(range) {
      const half = Math.floor((range.first + range.last) / 2);
      yield* film.read({ first: range.first, last: half });
      begun.resolve();
      await gate.promise;
      yield* film.read({ first: half + 1, last: range.last });
    },
  };
  return { film, slow, letGo: gate.resolve, isBegun: begun.promise };
}

const publicationOf = (file: TikTokPublication["file"]): TikTokPublication => ({
  ...{ platform: "tiktok", kind: "video", isAiMade: true, file, caption: "A fox" },
  ...{ audience: "PUBLIC_TO_EVERYONE", allowsComments: true, allowsDuets: false },
  ...{ allowsStitches: false, isOwnBrand: true, isBrandedContent: false, coverAt: null },
});

/** A worker sends the only part of a film, while another takes its job over. */
async function sendingSlowly(preparedFor = 0) {
  const opened = await openPlatform(tiktokSimulator);
  const { platform, now } = opened;
  const connection = await connectAs(opened, "creator");
  const { film, slow, letGo, isBegun } = slowFile();
  const prepared = async (file: TikTokPublication["file"], begun: string | null) => {
    const order = { connection, publication: publicationOf(file) };
    let said = await platform.prepare(order, begun);
    while (said.kind !== "ready") said = await platform.prepare(order, said.handle);
    return { order, handle: said.handle };
  };
  const { order, handle } = await prepared(slow, null);
  opened.pass(preparedFor);
  const record: PublicationRecord = {
    ...{ id: "one", postId: "post", userId: "ada", creationId: "work", platform: "tiktok" },
    ...{
      accountId: connection.accountId,
      accountName: "A",
      occurrence: 1,
      isAiMade: true,
      isRepeated: false,
    },
    fields: { platform: "tiktok", kind: "draft", fit: AS_IT_IS },
    ...{ createdAt: now(), ...newState(now()) },
    ...{ step: "armed", armedAt: now(), rounds: 1 },
  };
  const end = new AbortController();
  const first = platform.commit(order, handle, end.signal);
  await isBegun;
  const asked = async () =>
    changed(
      record,
      afterAsk(record, await platform.ask({ connection, handle, isAnothers: noOthers }), now()),
    );
  return { ...opened, film, letGo, handle, first, asked, prepared, cutOff: () => end.abort() };
}

const changed = (record: PublicationRecord, { patch }: PublicationDecision): PublicationRecord => ({
  ...record,
  ...patch,
});

test("while the call may be in flight it is neither prepared again nor cancelled, and may succeed", async () => {
  const { asked, pass, letGo, first, simulator } = await sendingSlowly();
  pass(absentAfter("tiktok") - 1_000);
  const second = await asked();
  expect([second.step, actionsOn(second)]).toEqual(["armed", []]);
  letGo();
  expect((await first).kind).not.toBe("refused");
  pass(MINUTE);
  expect(await asked()).toMatchObject({ outcome: "done" });
  expect(simulator.posts).toHaveLength(1);
});

test("a call that was cut off ends, and what begins anew after it is the only post", async () => {
  const { platform, ...opened } = await sendingSlowly(44 * MINUTE);
  const { asked, pass, letGo, first, simulator, cutOff, prepared, film, handle } = opened;
  pass(callWithin("tiktok"));
  cutOff();
  expect(await first).toMatchObject({ kind: "unknown" });
  pass(absentAfter("tiktok") - callWithin("tiktok"));
  expect(await asked()).toMatchObject({ step: "prepare", isUncertain: false });
  // The address for uploads is over by now.
  const again = await prepared(film, handle);
  await platform.commit(again.order, again.handle, new AbortController().signal);
  letGo();
  pass(MINUTE);
  const question = { connection: again.order.connection, handle: again.handle };
  await platform.ask({ ...question, isAnothers: noOthers });
  expect(simulator.posts).toHaveLength(1);
});

test("nobody is believed that nothing is there before the longest call has ended", () => {
  expect(callWithin("tiktok")).toBeGreaterThanOrEqual(UPLOAD_PATIENCE);
  for (const platform of ["facebook", "instagram", "tiktok", "youtube"] as const)
    expect(absentAfter(platform)).toBeGreaterThan(callWithin(platform));
});
