import { AS_IT_IS } from "@kinora/contracts/publication/fit-media";
import type { PostTarget } from "@kinora/contracts/publication/post-target";
import { expect, it } from "vitest";
import { drawAngle } from "./draw-angle.ts";
import { drawIdea } from "./draw-idea.ts";
import { targetFor } from "./fill-target.ts";
import { heroOf } from "./hero-of.ts";
import { nextSlots, slotsToFill } from "./slots-to-fill.ts";
import { likeness, memoryOf, similarity, TOO_SIMILAR } from "./story-memory.ts";
import { tellSource } from "./tell-source.ts";
import { mondayOf } from "./wall-days.ts";

const SETTINGS = {
  slots: [
    { weekday: 7, time: "02:30" },
    { weekday: 3, time: "18:00" },
  ],
  zone: "Europe/Berlin",
  end: { by: "owner" },
} as const;
const slots = { ...SETTINGS, slots: [...SETTINGS.slots] };

it("takes the next three slots, at the end of a gap, and none in the next half hour", () => {
  const found = nextSlots(slots, new Date("2027-03-24T16:31:00Z"));
  expect(found.map(({ wall, at }) => [wall, at.toISOString()])).toEqual([
    ["2027-03-28T02:30", "2027-03-28T01:00:00.000Z"],
    ["2027-03-31T18:00", "2027-03-31T16:00:00.000Z"],
    ["2027-04-04T02:30", "2027-04-04T00:30:00.000Z"],
  ]);
  expect(nextSlots(slots, new Date("2027-03-24T16:29:00Z"))[0]?.wall).toBe("2027-03-24T18:00");
});

it("fills no slot twice but a rejected one's, and none after the end", () => {
  const now = new Date("2027-03-22T00:00:00Z");
  const [first, second] = nextSlots(slots, now);
  if (!first || !second) throw new Error("no slots");
  const open = [
    { slot: first, stage: "rejected" },
    { slot: second, stage: "skipped" },
  ] as const;
  const walls = (end: Parameters<typeof nextSlots>[0]["end"], wanted = 0) =>
    slotsToFill({ ...slots, end }, { open, wanted, now }).map(({ wall }) => wall);
  expect(walls({ by: "owner" })).toEqual(["2027-03-24T18:00", "2027-03-31T18:00"]);
  expect(walls({ by: "date", date: "2027-03-28" })).toEqual(["2027-03-24T18:00"]);
  expect(walls({ by: "count", count: 5 }, 4)).toEqual(["2027-03-24T18:00"]);
  expect(walls({ by: "count", count: 5 }, 5)).toEqual([]);
});

it("begins a week on Monday, where the campaign is", () => {
  const at = new Date("2026-11-29T23:30:00Z");
  expect([mondayOf(at, "UTC"), mondayOf(at, "Europe/Berlin")]).toEqual([
    "2026-11-23",
    "2026-11-30",
  ]);
});

it("sees a story told again in other forms of its words, and no likeness in another", () => {
  const one = memoryOf("A fox finds the lanterns in a storm", ["Ember"]);
  expect(
    similarity(one, memoryOf("The foxes found lanterns in storms", ["ember"])),
  ).toBeGreaterThan(TOO_SIMILAR);
  expect(similarity(one, memoryOf("An owl learns to bake bread", ["Nora"]))).toBe(0);
});

it("draws a hundred ideas of one brief, none a repetition, and keeps out what was refused", () => {
  const before: ReturnType<typeof memoryOf>[] = [];
  const brief = "Stories of a fox who lives by the sea. Warm, a little funny.";
  for (let seed = 0; seed < 100; seed += 1) {
    const idea = drawIdea(brief, { rules: ["No more letters, please"], before, seed });
    expect(likeness(idea.memory, before)).toBeLessThan(TOO_SIMILAR);
    expect(idea.prompt).toMatch(/^A fox who lives by the sea wants to /);
    expect(idea.prompt).not.toMatch(/letter|funny/i);
    expect(idea.guidance).toBe(`${brief}\nNo more letters, please`);
    before.push(idea.memory);
  }
  const again = { rules: [], before: [], seed: 7 };
  expect(drawIdea("A", again)).toEqual(drawIdea("A", again));
});

it("finds whom a brief is about", () => {
  const heroes = {
    "Small adventures of a fox who lives among boats. Warm.": "a fox who lives among boats",
    "A brave little robot, told like a fairy tale": "A brave little robot",
    "Tell short stories about two sisters who run a bakery!": "two sisters who run a bakery",
    "the life of my grandmother": "my grandmother",
    "Funny, fast, always a twist": null,
    "": null,
  };
  for (const [brief, hero] of Object.entries(heroes))
    expect(heroOf(brief)?.words ?? null).toBe(hero);
  expect(heroOf("two sisters who run a bakery")?.isOne).toBe(false);
  expect(heroOf("a fox and a hen")?.isOne).toBe(false);
  expect(heroOf("a fox who loves bread and butter")?.isOne).toBe(true);
});

it("says of a promotion what the brief says, in another order each time", () => {
  const brief =
    "Harbour Bread bakes at night. It opens at six. It is at the old pier. Try the rye.";
  const said = [1, 2, 3, 4, 5, 6].map((seed) => drawAngle(brief, { rules: [], seed }).prompt);
  for (const prompt of said) {
    expect(prompt).toMatch(/^Harbour Bread bakes at night\./);
    expect(prompt.split(". ").length).toBe(4);
  }
  expect(new Set(said).size).toBeGreaterThan(2);
});

it("tells a source in its own sentences, in order, as far as the length allows", () => {
  const source = "Home\nFoxes are shy. They live in dens. They hunt at night, alone, and quietly.";
  expect(tellSource(source, 600, 1).split("\n")).toEqual([
    "Foxes are shy.",
    "They live in dens.",
    "They hunt at night, alone, and quietly.",
  ]);
  expect(tellSource(source, 4, 1)).toBe("Foxes are shy.\nThey live in dens.");
  expect(tellSource(source, 0, 1)).toBe("Foxes are shy.");
});

it("fills a story's words in, and posts an unseen film to TikTok as a draft only", () => {
  const words = { title: "The $& lantern", description: "A fox." };
  const instagram: PostTarget = {
    connectionId: "i",
    fields: {
      ...{ platform: "instagram", kind: "reel", caption: "{title}: {description} #fox" },
      ...{ firstComment: "More of {title}?", fit: AS_IT_IS },
      ...{ sharesToFeed: true, coverAt: null, saysAiMade: false },
    },
  };
  expect(targetFor(instagram, { isUnseen: true }, words).fields).toMatchObject({
    caption: "The $& lantern: A fox. #fox",
    firstComment: "More of The $& lantern?",
  });
  const tiktok: PostTarget = {
    connectionId: "t",
    fields: {
      ...{ platform: "tiktok", kind: "video", caption: "{title}", audience: "SELF_ONLY" },
      ...{ allowsComments: false, allowsDuets: false, allowsStitches: false, isOwnBrand: false },
      ...{ isBrandedContent: false, agreesToMusic: true, coverAt: null, saysAiMade: false },
      fit: AS_IT_IS,
    },
  };
  expect(targetFor(tiktok, { isUnseen: true }, words).fields.kind).toBe("draft");
  expect(targetFor(tiktok, { isUnseen: false }, words).fields.kind).toBe("video");
  const youtube: PostTarget = {
    connectionId: "y",
    fields: {
      ...{ platform: "youtube", kind: "short", title: "{title}", description: "{description}" },
      ...{ tags: [], categoryId: "1", visibility: "public", isMadeForKids: false },
      ...{ notifiesSubscribers: true, saysAiMade: false, firstComment: "", fit: AS_IT_IS },
    },
  };
  const long = { title: `<${"lantern ".repeat(20)}>`, description: "A fox. ".repeat(1_000) };
  const { fields } = targetFor(youtube, { isUnseen: false }, long);
  if (fields.platform !== "youtube") throw new Error(fields.platform);
  expect(fields.title).toMatch(/^lantern lantern .*lantern…$/);
  expect(fields.title.length).toBeLessThanOrEqual(100);
  expect(fields.description.length).toBeLessThanOrEqual(4_880);
});
