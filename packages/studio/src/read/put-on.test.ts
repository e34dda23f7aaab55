import { expect, test } from "vitest";
import { openStage } from "../draw/open-stage.ts";
import { planCasting } from "../plan/casting-set/judge-casting.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";

const FRAME = { width: 320, height: 180 };

function picture(spec: SceneSpec): Buffer {
  const stage = openStage(spec, FRAME, 0);
  stage.drawFrame(0);
  return stage.canvas.data();
}

test("a person wears clothes in their colour and pattern", () => {
  for (const [prompt, garment] of [
    ["a woman in a red dress", { item: "dress" }],
    ["a man wearing a blue shirt", { item: "shirt" }],
    ["a woman in a polka dot dress", { item: "dress", pattern: "dotted" }],
    ["a boy in a striped shirt", { item: "shirt", pattern: "striped" }],
    ["a man in a checked shirt", { item: "shirt", pattern: "checked" }],
  ] as const) {
    const { cast, missing, approximations } = planCasting(prompt);
    expect(cast, prompt).toHaveLength(1);
    expect(cast[0]?.wears?.[0], prompt).toMatchObject(garment);
    expect([...missing, ...(approximations ?? [])], prompt).toEqual([]);
  }
  expect(planCasting("a woman in a red dress").cast[0]?.wears?.[0]?.colour).toBeDefined();
});

test("a figure without a cloth body wears no clothes, which is reported", () => {
  const { cast, missing } = planCasting("a cat in a dress");
  expect(cast).toHaveLength(1);
  expect(missing).toEqual(["dress on the cat"]);
});

test("the colour and every pattern of a garment change the picture", () => {
  const spec = planCasting("a woman in a shirt");
  const [member] = spec.cast;
  if (member === undefined) throw new Error("nobody was cast");
  const dressed = (garment: object) =>
    picture({ ...spec, cast: [{ ...member, wears: [{ item: "shirt", ...garment }] }] }).toString(
      "base64",
    );
  const pictures = [
    dressed({}),
    dressed({ colour: "#d02030" }),
    ...["striped", "dotted", "checked"].map((pattern) => dressed({ colour: "#d02030", pattern })),
  ];
  expect(new Set(pictures).size).toBe(pictures.length);
});
