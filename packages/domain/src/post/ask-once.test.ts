import { expect, test } from "vitest";
import { askOnce } from "./ask-once.ts";
import { keepTerms } from "./keep-terms.ts";

test("a work's file is read once for each way it is sent, and the accounts once", async () => {
  const asked: string[] = [];
  const note = async (what: string): Promise<never[]> => {
    asked.push(what);
    return [];
  };
  const { mediaOf, connectionsOf } = askOnce<Parameters<typeof askOnce>[0]>({
    mediaOf: (_, { kind }) => note(kind),
    connectionsOf: (userId) => note(userId),
  });
  const work = { id: "work" } as Parameters<typeof mediaOf>[0];
  for (const target of [
    ...([
      { platform: "facebook", kind: "reel" },
      { platform: "youtube", kind: "short" },
    ] as const),
    ...([
      { platform: "facebook", kind: "photos" },
      { platform: "facebook", kind: "text" },
    ] as const),
  ]) {
    await mediaOf(work, target);
    await connectionsOf("ada");
  }
  expect(asked).toEqual(["reel", "ada", "photos", "text"]);
});

test("a platform is asked of an account once a minute, and anew when it is connected again", async () => {
  const begun = Date.parse("2026-11-29T00:00:00Z");
  let [time, asked] = [begun, 0];
  const keep = keepTerms(() => new Date(time));
  const account = { id: "con_1", state: "connected", connectedAt: new Date(begun) } as const;
  const ask = async () => {
    asked += 1;
    return { terms: null, trouble: null };
  };
  await Promise.all([keep(account, ask), keep(account, ask)]);
  expect(asked).toBe(1);
  await keep({ ...account, connectedAt: new Date(begun + 1) }, ask);
  expect(asked).toBe(2);
  time += 60_000;
  await keep(account, ask);
  expect(asked).toBe(3);
  const gone = { ...account, id: "con_2" };
  await expect(keep(gone, () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  await keep(gone, ask);
  expect(asked).toBe(4);
});
