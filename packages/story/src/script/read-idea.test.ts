import { readPrompt } from "@kinora/studio/read/read-prompt";
import { createRandom } from "@kinora/studio/scene/random";
import { describe, expect, it } from "vitest";
import { readIdea } from "./read-idea.ts";
import { storySettings } from "./test-stories.ts";

const read = (prompt: string) =>
  readIdea(prompt, storySettings({}), ["key"], createRandom(3, "idea"));

describe("readIdea", () => {
  it("draws relatives as what they are and refers to them accordingly", () => {
    const { hero, helper } = read("two sisters build a boat and sail to an island");
    const [drawn] = readPrompt(hero.look).mentions;
    expect([hero.pronouns.they, drawn?.subject]).toEqual(["she", "girl"]);
    expect(helper.intro).toBe("the other sister");
    const radio = read("a girl and her grandfather fix an old radio");
    expect(radio.helper.intro).toBe("her grandfather");
    expect(radio.helper.pronouns.they).toBe("he");
    expect(radio.deed?.past).toBe("fixed an old radio with her grandfather");
  });

  it("introduces a person without a picture in the prompt's own words", () => {
    const { hero } = read("a young scribe saves the scrolls of the old library");
    expect(hero.intro).toBe("a young scribe");
    expect(hero.look).toMatch(/\b(?:girl|boy)\b/);
  });

  it("keeps the name at the beginning of a prompt", () => {
    expect(read("Mia finds an egg in the garden.").hero.name).toBe("Mia");
    expect(read("Tomas is a baker. Every night he bakes one loaf too many.").hero.name).toBe(
      "Tomas",
    );
    expect(read("Penguins cross the ice.").hero.intro).toContain("penguins");
  });

  it("keeps the names of all other figures in the prompt", () => {
    const { hero, partner, deed } = read("Granny Rosa teaches her parrot Pico to bake bread.");
    expect([hero.name, hero.pronouns.they, partner?.name]).toEqual(["Granny Rosa", "she", "Pico"]);
    expect(partner?.look).toContain("parrot");
    expect(deed?.past).toBe("taught her parrot Pico to bake bread");
    expect(read("Amina and Jonas build a kite").deed?.past).toBe("built a kite with Jonas");
  });

  it("leaves out figures who are only mentioned", () => {
    expect(read("a princess runs away and becomes a baker").partner).toBeUndefined();
    expect(read("a wolf tries to make friends with sheep").helper.kind).not.toContain("friend");
  });

  it("plays where its characters live, not where its things are found", () => {
    expect(read("a fox who is afraid of the dark finds a lantern").setting.key).toMatch(
      /forest|snow/,
    );
    expect(read("an astronaut plants a garden on mars").setting.key).toBe("mars");
    expect(read("two owls who only meet when the lighthouse is dark").hour).toBe("night");
  });

  it("tells what happens to others before what the hero does", () => {
    const { begins, deed } = read("the moon falls into a lake and a frog helps it back up");
    expect(begins).toBe("The moon fell into a lake.");
    expect(deed?.past).toBe("helped it back up");
  });

  it("has no rain when rain is missed", () => {
    const { weather, longedFor } = read("a small robot on mars misses the rain");
    expect([weather, longedFor]).toEqual([undefined, "rain"]);
  });
});
