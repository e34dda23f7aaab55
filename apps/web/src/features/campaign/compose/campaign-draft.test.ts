import { campaignSettings as checked } from "@kinora/contracts/campaign/campaign-settings";
import { AS_IT_IS } from "@kinora/contracts/publication/fit-media";
import type { PublicationFields } from "@kinora/contracts/publication/post-target";
import { expect, test } from "vitest";
import { checkTarget } from "../../../entities/post/draft/complete.ts";
import { draftOfTargets } from "../../../entities/post/draft/draft-of-fields.ts";
import { campaignSettings } from "../../../test/campaign-builders.ts";
import { targetPreview } from "../../../test/post-builders.ts";
import { checkCampaign, draftOfSettings, slotsOf } from "./campaign-draft.ts";

test("settings that are opened and saved unchanged are the same", () => {
  const settings = checked.parse(
    campaignSettings({
      slots: [
        { weekday: 5, time: "08:15" },
        { weekday: 1, time: "18:00" },
        { weekday: 5, time: "18:00" },
      ],
      end: { by: "count", count: 12 },
    }),
  );
  const { story, targets } = settings;
  const known = { story, targets, chosen: targets.length, estimate: 0 };
  const { gaps, settings: again } = checkCampaign(draftOfSettings(settings), known);
  expect(gaps).toEqual([]);
  expect(again).toEqual(settings);
});

test("what platforms were told is opened as it was", () => {
  const all: PublicationFields[] = [
    {
      ...{ platform: "youtube", kind: "short", title: "{title}", description: "A film" },
      ...{ tags: ["fox", "the sea"], categoryId: "1", visibility: "unlisted" },
      ...{ isMadeForKids: false, notifiesSubscribers: false, saysAiMade: false },
      ...{ firstComment: "More on Sunday.", fit: { crops: true, endsAt: 180, converts: false } },
    },
    {
      ...{ platform: "tiktok", kind: "video", caption: "{title} #fox", audience: "SELF_ONLY" },
      ...{ allowsComments: true, allowsDuets: false, allowsStitches: true, isOwnBrand: true },
      ...{ isBrandedContent: false, agreesToMusic: true, coverAt: null, saysAiMade: true },
      fit: AS_IT_IS,
    },
    { platform: "tiktok", kind: "draft", fit: AS_IT_IS },
    {
      ...{ platform: "facebook", kind: "reel", caption: "{title}", title: null },
      ...{ firstComment: "{title}?", fit: { crops: true, endsAt: null, converts: true } },
    },
  ];
  for (const fields of all) {
    const draft = draftOfTargets([{ connectionId: "c", fields }]).c;
    if (!draft) throw new Error("no draft");
    const { platform, kind } = fields;
    expect(checkTarget(targetPreview({ platform, kind, kinds: [kind] }), draft).fields).toEqual(
      fields,
    );
  }
});

test("no two slots are alike, and half a time is none", () => {
  expect(
    slotsOf([
      { time: "18:00", days: [1, 3] },
      { time: "", days: [5] },
      { time: "18:00", days: [3] },
    ]),
  ).toEqual([
    { weekday: 1, time: "18:00" },
    { weekday: 3, time: "18:00" },
  ]);
});
