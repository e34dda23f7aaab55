import type { Board } from "@kinora/contracts/story/board";
import { speakingTime } from "@kinora/contracts/story/speaking-time";
import { digest, FIXED_VERSIONS } from "@kinora/testing/story/fixed-versions";
import { spokenFacts } from "@kinora/testing/story/spoken-facts";
import { writtenBoard } from "@kinora/testing/story/written-board";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { artifactKeys, needsOf } from "./artifact-keys.ts";
import { ordersOf } from "./orders-of.ts";
import type { ArtifactFacts, ArtifactKind, ArtifactOrder } from "./story-engine.ts";

/** Plans a board as if all narrations had been spoken. */
function plan(board: Board, versions = FIXED_VERSIONS, recording: string | null = null) {
  const keys = artifactKeys(digest, versions);
  const facts = new Map<string, ArtifactFacts>();
  const snapshot = { board, kept: {}, recording };
  const orders = () => ordersOf(snapshot, keys, (key) => facts.get(key));
  for (const { narration } of orders().scenes) {
    if (!narration) continue;
    facts.set(keys.of(narration.order), spokenFacts(narration.order));
  }
  return { orders: orders(), keys };
}

/** Returns the keys of everything that a full film is made of. */
function keysOf(board: Board, versions = FIXED_VERSIONS): Map<string, ArtifactKind> {
  const { orders, keys } = plan(board, versions);
  const all = new Map<string, ArtifactKind>();
  const add = (order: ArtifactOrder) => {
    all.set(keys.of(order), order.kind);
    for (const need of needsOf(order)) add(need);
  };
  if (orders.assembly) add(orders.assembly.full);
  return all;
}

/** Returns the kinds of artifacts that the second board needs and the first did not. */
function made(before: Board, after: Board): ArtifactKind[] {
  const had = keysOf(before);
  return [...keysOf(after)].flatMap(([key, kind]) => (had.has(key) ? [] : [kind])).sort();
}

const edit = (change: (board: Board) => void): Board => {
  const board = structuredClone(writtenBoard());
  change(board);
  return board;
};

describe("keys", () => {
  test("do not depend on the order of fields", () => {
    const board = writtenBoard();
    const turned = Object.fromEntries(Object.entries(board).reverse()) as Board;
    expect([...keysOf(turned).keys()]).toEqual([...keysOf(board).keys()]);
  });

  test("depend on the versions of the artifact's maker and of its inputs' makers", () => {
    const before = keysOf(writtenBoard());
    const after = keysOf(writtenBoard(), { ...FIXED_VERSIONS, picture: "2" });
    const kept = [...after].filter(([key]) => before.has(key)).map(([, kind]) => kind);
    expect(kept.sort()).toEqual(["narration", "narration", "narration", "score"]);
  });

  test.each<[string, (board: Board) => void, ArtifactKind[]]>([
    [
      "the voice of one in the picture",
      (b) => Object.assign(b.cast[0] ?? {}, { voice: "puck" }),
      [],
    ],
    [
      "the look of one in the pictures",
      (b) => Object.assign(b.cast[0] ?? {}, { look: "a grey wolf" }),
      [...Array(3).fill("caption"), ...Array(3).fill("motion"), ...Array(3).fill("picture")],
    ],
    ["the description", (b) => Object.assign(b, { description: "Other words." }), []],
    [
      "where captions stand",
      (b) => Object.assign(b.settings, { captionPosition: "top-caption" }),
      Array(3).fill("caption"),
    ],
  ])("%s", (_name, change, expected) => {
    const wanted = expected.length > 0 ? ["assembly", ...expected] : [];
    expect(made(writtenBoard(), edit(change))).toEqual(wanted.sort());
  });
});

test("changing one scene keeps the artifacts of the others, except for the first and the last", () => {
  const text = fc.constantFrom("", "A wolf.", "Rain falls on the roof of the old mill all night.");
  fc.assert(
    fc.property(fc.nat(2), text, fc.option(text), fc.boolean(), (place, line, caption, drop) => {
      const after = edit((board) => {
        const scene = board.scenes[place];
        if (!scene) return;
        if (drop) board.scenes.splice(place, 1);
        else Object.assign(scene, { narration: line, caption });
      });
      const kinds = made(writtenBoard(), after);
      const count = (kind: ArtifactKind) => kinds.filter((one) => one === kind).length;
      expect(count("picture")).toBe(0);
      expect(count("narration")).toBeLessThanOrEqual(1);
      expect(count("motion")).toBeLessThanOrEqual(1);
      expect(count("caption")).toBeLessThanOrEqual(1);
    }),
    { numRuns: 40 },
  );
});

test("uses one order for all scenes of an own recording, and none for a silent story", () => {
  const own = edit((board) => Object.assign(board.settings, { narration: "own" }));
  const { orders } = plan(own, FIXED_VERSIONS, "f".repeat(64));
  const voices = orders.scenes.map(({ narration }) => narration);
  expect(new Set(voices.map((voice) => voice?.order)).size).toBe(1);
  expect(voices.map((voice) => voice?.index)).toEqual([0, 1, 2]);
  const silent = edit((board) => Object.assign(board.settings, { narration: "silent" }));
  const quiet = plan(silent).orders;
  expect(quiet.scenes.every(({ narration }) => narration === null)).toBe(true);
  expect(quiet.scenes[0]?.clips?.full.caption.caption?.words.length).toBe(5);
});

test("leaves clip, music and film unknown until the voices have spoken", () => {
  const keys = artifactKeys(digest, FIXED_VERSIONS);
  const orders = ordersOf(
    { board: writtenBoard(), kept: {}, recording: null },
    keys,
    () => undefined,
  );
  expect(orders.scenes.every(({ clips, planned }) => clips === null && planned.estimated)).toBe(
    true,
  );
  expect(orders).toMatchObject({ score: null, assembly: null });
});

test("accepts object property names as ids of scenes and takes", () => {
  for (const name of ["constructor", "__proto__", "valueOf"]) {
    const board = edit(({ scenes }) => {
      const [first] = scenes;
      if (first) scenes[0] = { ...first, id: name, takes: [{ id: name, seed: 11 }], takeId: name };
    });
    expect([...keysOf(board).keys()], name).toEqual([...keysOf(writtenBoard()).keys()]);
  }
});

test("estimates a changed scene at the pace of the existing voices", () => {
  const keys = artifactKeys(digest, FIXED_VERSIONS);
  const board = writtenBoard();
  const lengthsAt = (slower: number) => {
    const orders = ordersOf({ board, kept: {}, recording: null }, keys, (key) => {
      const scene = spoken.findIndex(({ order }) => keys.of(order) === key);
      const { order } = spoken[scene] ?? {};
      // The first scene has not been spoken yet.
      if (scene < 1 || order?.kind !== "narration") return undefined;
      const seconds = speakingTime(order.text) * slower;
      return { parts: [{ seconds, words: [], peaks: [] }] };
    });
    return orders.scenes.map(({ planned }) => planned);
  };
  const spoken = plan(board).orders.scenes.flatMap(({ narration }) => narration ?? []);
  const [usual, slow] = [lengthsAt(1)[0], lengthsAt(2)[0]];
  expect([usual?.estimated, slow?.estimated]).toEqual([true, true]);
  const longer = (slow?.seconds ?? 0) / (usual?.seconds ?? 1);
  expect(longer).toBeGreaterThan(1.4);
  expect(longer).toBeLessThan(2.1);
});
