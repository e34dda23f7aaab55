import { expect, test } from "vitest";
import type { PublicationMedia } from "./check-media.ts";
import { checkPublication, type PlannedPublication } from "./check-publication.ts";
import { countHashtags, countMentions, lengthOf, lengthOfTags } from "./count-text.ts";
import type { PublicationFindingCode } from "./publication-finding.ts";

const film: PublicationMedia = {
  ...{ mimeType: "video/mp4", size: 20_000_000, width: 1_080, height: 1_920 },
  film: {
    ...{ seconds: 30, framesPerSecond: 30, videoCodec: "h264" },
    ...{ audioCodec: "aac", audioRate: 48_000 },
  },
};
const photo: PublicationMedia = {
  ...{ mimeType: "image/jpeg", size: 900_000, width: 1_080, height: 1_350, film: null },
};
const text = { caption: "A fox #runs", title: "A fox", tags: ["fox"], firstComment: "" };
const commented = (firstComment: string) => ({ text: { ...text, firstComment } });
const facebookReel = { platform: "facebook", kind: "reel" } as const;
const instagramReel = { platform: "instagram", kind: "reel" } as const;
const instagramPhotos = { platform: "instagram", kind: "photos" } as const;
const tiktok = { platform: "tiktok", kind: "video" } as const;
const short = { platform: "youtube", kind: "short" } as const;

const plan = (
  target: PlannedPublication["target"],
  more: Partial<PlannedPublication> = {},
): PlannedPublication => ({ target, text, media: [film], account: null, ...more });
const filmWith = (more: Partial<NonNullable<PublicationMedia["film"]>>): PublicationMedia => ({
  ...film,
  film: { ...(film.film ?? expect.fail()), ...more },
});
const said = (caption: string) => ({ text: { ...text, caption } });
const shown = (...media: PublicationMedia[]) => ({ media });

test.each([
  plan(facebookReel),
  plan(instagramReel),
  plan(instagramPhotos, shown(photo, photo)),
  plan({ platform: "instagram", kind: "video story" }),
  plan(tiktok),
  plan(short),
  plan({ platform: "facebook", kind: "photos" }, shown(photo)),
  plan({ platform: "facebook", kind: "text" }, shown()),
  plan({ platform: "youtube", kind: "video" }),
])("$target.platform $target.kind takes what it should", (planned) => {
  expect(checkPublication(planned)).toEqual([]);
});

const CASES: readonly (readonly [PlannedPublication, PublicationFindingCode, object])[] = [
  // The longest that is taken and one more, as each platform counts.
  [
    plan(instagramReel, said("x".repeat(2_201))),
    "caption_too_long",
    { limit: 2_200, found: 2_201 },
  ],
  [plan(tiktok, said(`${"x".repeat(2_199)}🦊`)), "caption_too_long", { found: 2_201 }],
  [plan(short, said("é".repeat(2_501))), "caption_too_long", { limit: 5_000, found: 5_002 }],
  [plan(facebookReel, said("x".repeat(63_207))), "caption_too_long", { limit: 63_206 }],
  [plan(instagramReel, said("#a ".repeat(31))), "too_many_hashtags", { limit: 30, found: 31 }],
  [plan(instagramReel, said("@a ".repeat(21))), "too_many_mentions", { limit: 20, found: 21 }],
  [plan(tiktok, said("See https://kinora.example/")), "links_are_text", { found: 1 }],
  [plan(short, commented("x".repeat(10_001))), "comment_too_long", { limit: 10_000 }],
  [plan(instagramReel, commented("x".repeat(2_201))), "comment_too_long", { found: 2_201 }],
  [plan(instagramReel, commented("#a ".repeat(31))), "comment_too_full", {}],
  [plan(short, { text: { ...text, title: " " } }), "title_missing", {}],
  [plan(short, { text: { ...text, title: "x".repeat(101) } }), "title_too_long", { found: 101 }],
  [plan(short, { text: { ...text, title: "a > b" } }), "title_characters", { characters: "<>" }],
  [
    plan(short, { text: { ...text, tags: ["two words", "x".repeat(489)] } }),
    ...(["tags_too_long", { limit: 500, found: 501 }] as const),
  ],
  [plan(facebookReel, shown(filmWith({ seconds: 91 }))), "film_too_long", { limit: 90, found: 91 }],
  [plan(facebookReel, shown(filmWith({ seconds: 2.9 }))), "film_too_short", { limit: 3 }],
  [plan(facebookReel, shown({ ...film, width: 1_920 })), "ratio_refused", { found: 1 }],
  [
    plan(facebookReel, shown({ ...film, width: 270, height: 480 })),
    ...(["picture_too_small", { leastWidth: 540, leastHeight: 960 }] as const),
  ],
  [plan(facebookReel, shown(filmWith({ framesPerSecond: 12 }))), "frame_rate", { least: 24 }],
  [plan(instagramReel, shown(filmWith({ videoCodec: "vp9" }))), "video_codec", { found: "vp9" }],
  [plan(instagramReel, shown(filmWith({ audioCodec: "opus" }))), "audio_codec", { found: "opus" }],
  [plan(instagramReel, shown(filmWith({ audioRate: 96_000 }))), "audio_rate", { limit: 48_000 }],
  [plan(instagramReel, shown({ ...film, size: 300_000_001 })), "file_too_large", {}],
  [plan(instagramReel, shown({ ...film, width: 1_080, height: 1_080 })), "ratio_with_bars", {}],
  [plan(instagramPhotos, shown({ ...photo, mimeType: "image/png" })), "wrong_type", {}],
  [plan(instagramPhotos, shown({ ...photo, height: 1_920 })), "ratio_refused", { least: 0.8 }],
  [plan(instagramPhotos, shown(...Array(11).fill(photo))), "too_many_files", { limit: 10 }],
  [plan(instagramPhotos, shown()), "too_few_files", { limit: 1 }],
  [plan(tiktok, shown({ ...film, width: 4_320, height: 7_680 })), "picture_too_large", {}],
  [plan(short, shown({ ...film, width: 1_920, height: 1_080 })), "not_a_short", {}],
  [plan(short, shown(filmWith({ seconds: 181 }))), "not_a_short", { limit: 180 }],
  [
    plan({ platform: "facebook", kind: "text" }, { media: [], ...said(" ") }),
    "nothing_to_post",
    {},
  ],
  [
    plan(tiktok, { account: { postsLeft: null, longestSeconds: 20 } }),
    ...(["film_too_long", { limit: 20, found: 30 }] as const),
  ],
  [plan(instagramReel, { account: { postsLeft: 0, longestSeconds: null } }), "no_posts_left", {}],
];

const byCode = CASES.map(([planned, code, params]) => [code, planned, params] as const);

test.each(byCode)("%s is found", (code, planned, params) => {
  const found = checkPublication(planned);
  expect(found.map((one) => one.code)).toContain(code);
  expect(found.find((one) => one.code === code)?.params).toMatchObject(params);
});

test("what is only shown otherwise than meant blocks nothing, and fixes are known", () => {
  const [bars] = checkPublication(plan(instagramReel, shown({ ...film, height: 1_080 })));
  expect(bars).toMatchObject({ blocks: false, fix: "crop", file: null });
  const [codec] = checkPublication(plan(instagramReel, shown(filmWith({ videoCodec: "vp9" }))));
  expect(codec).toMatchObject({ blocks: true, fix: "reencode" });
  const [, second] = [photo, { ...photo, mimeType: "image/webp" }];
  const [type] = checkPublication(plan(instagramPhotos, shown(photo, second ?? photo)));
  // Pictures are converted in any case.
  expect(type).toMatchObject({ blocks: true, fix: null, file: 1 });
});

test("texts are counted as platforms do", () => {
  expect([lengthOf("🦊é", "utf-16"), lengthOf("🦊é", "utf-8")]).toEqual([3, 6]);
  expect(lengthOf("ß漢", "utf-8")).toBe(Buffer.byteLength("ß漢"));
  expect(countHashtags("#one #two2, x#no #1 &#39; #über\n#漢字 https://a.example/#part")).toBe(4);
  expect(countMentions("@one me@mail.example @two.x, @")).toBe(2);
  expect(lengthOfTags(["a", "b c"])).toBe(1 + 1 + 5);
});
