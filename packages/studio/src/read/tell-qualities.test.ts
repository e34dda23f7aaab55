import { describe, expect, it } from "vitest";
import { planCasting } from "../plan/casting-set/judge-casting.ts";

const toldOf = (prompt: string) => {
  const { missing, approximations = [] } = planCasting(prompt);
  return [...missing, ...approximations.map(({ words, drawnAs }) => `${words} as ${drawnAs}`)];
};

describe("what a prompt states and the picture does not show", () => {
  it("reports patterns, materials and states with their noun", () => {
    for (const [prompt, told] of [
      ["a striped cat", "striped cat as cat"],
      ["a wooden horse", "wooden horse as horse"],
      ["a broken bicycle", "broken bicycle as bicycle"],
      ["a fox wearing a striped scarf", "striped scarf as scarf"],
      ["a dusty library", "dusty library as library"],
      ["a purple forest", "purple forest as forest"],
    ] as const)
      expect(toldOf(prompt), prompt).toContain(told);
  });

  it("reports verbs that are not drawn, and unknown words", () => {
    expect(toldOf("a dog yodeling on a mountain")).toContain("yodeling");
    expect(toldOf("a cat made of glass")).toContain("glass");
  });

  it("reports counts that exceed the limit, but only numbers", () => {
    expect(toldOf("twelve owls in a forest")).toContain("twelve owls as 6");
    expect(toldOf("9 owls in a forest")).toContain("9 owls as 6");
    expect(toldOf("four owls in a forest")).toEqual([]);
    expect(toldOf("a crowd of owls in a forest")).toEqual([]);
    expect(toldOf("five foxes and four rabbits").length).toBe(2);
  });

  it("reports no filler, praise or obvious words", () => {
    for (const prompt of [
      "a beautiful cinematic shot of a majestic lion, 8k, highly detailed",
      "a cute little cat playing with a ball of yarn, soft lighting, pastel colors",
      "a slow turtle racing a fast rabbit",
      "a green forest under a blue sky with white clouds",
      "a young woman reading a book in a cozy cafe",
    ])
      expect(toldOf(prompt), prompt).toEqual([]);
  });
});
