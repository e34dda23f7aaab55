import { createHash } from "node:crypto";
import { writtenBoard } from "@kinora/testing/story/written-board";
import fc from "fast-check";
import { expect, test } from "vitest";
import { artifactKeys } from "./artifact-keys.ts";
import { allOrders, readStanding } from "./read-standing.ts";
import type { StoredArtifact } from "./stored-artifact.ts";
import type { ArtifactKind } from "./story-engine.ts";
import { keysOfOutline, readOutline } from "./story-outline.ts";
import type { BoardSnapshot } from "./story-task.ts";

const KINDS: readonly ArtifactKind[] = [
  ...(["picture", "narration", "own-narration", "motion"] as const),
  ...(["caption", "score", "assembly"] as const),
];
const VERSIONS = Object.fromEntries(KINDS.map((kind) => [kind, "1"])) as Record<
  ArtifactKind,
  string
>;
const digest = (text: string) => createHash("sha256").update(text).digest("hex");

const LATEST = { scenes: {} };
const newKeys = () => artifactKeys(digest, VERSIONS);

/** Creates a store that holds some of the artifacts that the board asks for. */
async function storeFor(snapshot: BoardSnapshot, isMade: (place: number) => boolean) {
  const made = new Map<string, StoredArtifact>();
  const find = async (_story: string, keys: readonly string[]) =>
    keys.flatMap((key) => made.get(key) ?? []);
  const reading = { artifacts: { find }, keys: newKeys() };
  const { orders, keys } = await readStanding("sto_1", snapshot, LATEST, reading);
  for (const [place, order] of allOrders(orders).entries()) {
    if (!isMade(place)) continue;
    const parts = [{ seconds: 2.5 + place, words: [], peaks: [] }];
    const facts = order.kind === "narration" ? { parts } : {};
    const key = keys.of(order);
    made.set(key, { key, kind: order.kind, facts, files: [], paid: true });
  }
  return { find };
}

test("the outline of a story agrees with its full standing", async () => {
  const flags = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(flags, fc.boolean(), async (made, speaks) => {
      const board = writtenBoard();
      if (!speaks) board.settings.narration = "silent";
      const snapshot = { board, kept: {}, recording: null };
      const artifacts = await storeFor(snapshot, (place) => made[place % made.length] === true);
      const known = await artifacts.find("sto_1", keysOfOutline(snapshot, LATEST, newKeys()));
      const outline = readOutline(snapshot, LATEST, newKeys(), known);
      const reading = { artifacts, keys: newKeys() };
      const standing = await readStanding("sto_1", snapshot, LATEST, reading);
      const [first] = standing.orders.scenes;
      const picture = first && standing.artifacts.get(standing.keys.of(first.picture));
      expect(outline).toEqual({
        seconds: standing.orders.timeline.seconds,
        estimated: standing.orders.timeline.scenes.some(({ estimated }) => estimated),
        picture: picture ?? null,
      });
    }),
    { numRuns: 25 },
  );
});
