import { expect, test } from "vitest";
import { planCasting } from "./casting-set/judge-casting.ts";
import { unmet } from "./unmet.ts";

const toldOf = (prompt: string) => {
  const { missing, approximations = [] } = planCasting(prompt);
  return [...missing, ...approximations.map(({ words, drawnAs }) => `${words} as ${drawnAs}`)];
};

test("tells a second place, time or weather that the picture has not", () => {
  expect(toldOf("a fox in a forest and a harbour")).toContain("harbour");
  expect(toldOf("a fox on a beach at noon and at midnight")).toEqual(["midnight"]);
  expect(toldOf("a woman reading a book in a museum on a rainy day")).toContain("rainy day");
  expect(toldOf("a woman reading a book in a cafe on a rainy day")).toEqual([]);
  expect(toldOf("a fox in a vineyard in the snow")).toEqual([]);
  expect(toldOf("a fox on a beach by the sea")).toEqual([]);
  expect(toldOf("a tiger in the jungle by a waterfall")).toEqual([]);
  expect(toldOf("an astronaut walking over dunes in space")).toEqual(["space"]);
});

test("tells a deed that the place or a vehicle prevents, and a second one", () => {
  expect(toldOf("an elephant marching underwater")).toEqual(["marching"]);
  expect(toldOf("a fox dancing and crying")).toEqual(["crying"]);
  expect(toldOf("a train crossing a bridge")).not.toContain("crossing");
});

test("tells what is drawn only as something near", () => {
  expect(toldOf("a spy in a city")).toEqual(["spy as detective"]);
  expect(toldOf("a detective in a city")).toEqual([]);
  expect(toldOf("a field mouse")).toEqual([]);
  expect(toldOf("a grandfather")).toEqual([]);
  expect(toldOf("a small red boat in a storm on the ocean")).toEqual([]);
});

test("tells a relation in which the figures do not stand", () => {
  const mention = (words: string) => ({ words }) as never;
  const role = (words: string, relation?: object) => ({
    subject: { key: words },
    mention: Object.assign(mention(words), { subject: words, relation }),
    size: 1,
  });
  const fox = role("fox");
  const box = role("box", { kind: "under", to: fox.mention });
  const [one] = planCasting("a fox").cast;
  const [other] = planCasting("a box").cast;
  if (one === undefined || other === undefined) throw new Error("nothing drawn");
  const apart = [
    { ...one, x: 0.2 },
    { ...other, x: 0.8 },
  ];
  expect(unmet([fox, box] as never, apart, "16:9")).toEqual(["fox under box"]);
  const low = { ...one, x: 0.5, altitude: 0, nearness: 0.9, height: 0.2 };
  const high = { ...other, x: 0.5, altitude: 0.4, nearness: 0.5, height: 0.5 };
  expect(unmet([fox, box] as never, [low, high], "16:9")).toEqual([]);
});

test("tells scenery that the place has not, and clothes that nobody can put on", () => {
  expect(toldOf("a robot behind a bush in a kitchen")).toEqual(["bush"]);
  expect(toldOf("a child hiding behind a bush in a park")).toEqual(["child behind bush"]);
  expect(toldOf("bushes in a park")).toEqual([]);
  expect(toldOf("purple boots on a fox")).toContain("purple boots on fox");
});
