import fc from "fast-check";
import { expect, test } from "vitest";
import type { PublicationMedia } from "./check-media.ts";
import { checkPublication, type PublicationTarget } from "./check-publication.ts";
import { AS_IT_IS, fittedMedia, type MediaFit, planFit } from "./fit-media.ts";
import type { PublicationFinding } from "./publication-finding.ts";
import { OUTER_PLATFORMS, PUBLICATION_KINDS } from "./publication-vocabulary.ts";

const TARGETS = OUTER_PLATFORMS.flatMap((platform) =>
  PUBLICATION_KINDS[platform].map((kind) => ({ platform, kind }) as PublicationTarget),
);

const film = fc.record({
  mimeType: fc.constantFrom("video/mp4", "video/webm"),
  size: fc.integer({ min: 2_000, max: 3_000_000_000 }),
  width: fc.integer({ min: 160, max: 4_096 }),
  height: fc.integer({ min: 160, max: 4_096 }),
  film: fc.record({
    seconds: fc.double({ min: 3, max: 1_200, noNaN: true }),
    framesPerSecond: fc.constantFrom(12, 23.976, 24, 30, 60, 120),
    videoCodec: fc.constantFrom("h264", "hevc", "vp9", "prores"),
    audioCodec: fc.constantFrom("aac", "opus", null),
    audioRate: fc.constantFrom(44_100, 48_000, 96_000, null),
  }),
});

const findingsOf = (target: PublicationTarget, media: PublicationMedia) =>
  checkPublication({
    ...{ target, media: [media], account: null },
    text: { caption: "A fox", title: "A fox", tags: [], firstComment: "" },
  });

/** Presses what every finding offers, until nothing is offered any more. */
function pressAll(target: PublicationTarget, media: PublicationMedia): MediaFit {
  let fit = AS_IT_IS;
  for (let press = 0; press < 6; press += 1) {
    const offered = findingsOf(target, fittedMedia(target, media, fit)).find(
      (one) => one.fix !== null,
    );
    if (!offered) return fit;
    fit = pressed(fit, offered);
  }
  return fit;
}

function pressed(fit: MediaFit, { fix, params }: PublicationFinding): MediaFit {
  if (fix === "crop") return { ...fit, crops: true };
  if (fix === "trim") return { ...fit, endsAt: Number(params.limit) };
  return { ...fit, converts: true };
}

test("whatever a platform would not take of a film is put right by what is offered", () => {
  fc.assert(
    fc.property(film, fc.constantFrom(...TARGETS), (media, target) => {
      if (target.kind === "text" || target.kind === "photos" || target.kind === "photo story")
        return;
      const fit = pressAll(target, media);
      const after = fittedMedia(target, media, fit);
      const left = findingsOf(target, after).filter(({ fix }) => fix !== null);
      expect(left).toEqual([]);
      expect([after.width % 2, after.height % 2]).toEqual(
        planFit(target, media, fit) ? [0, 0] : [media.width % 2, media.height % 2],
      );
      expect(after.film?.seconds).toBeLessThanOrEqual(media.film.seconds);
    }),
    { numRuns: 2_000 },
  );
});

test("a wide film becomes a reel: the middle of it, as large as the platform asks for", () => {
  const wide: PublicationMedia = {
    ...{ mimeType: "video/mp4", size: 9_000_000, width: 1_280, height: 720 },
    film: {
      ...{ seconds: 120, framesPerSecond: 24, videoCodec: "h264" },
      ...{ audioCodec: "aac", audioRate: 48_000 },
    },
  };
  const target = { platform: "facebook", kind: "reel" } as const;
  const fit = pressAll(target, wide);
  expect(fit).toEqual({ crops: true, endsAt: 90, converts: false });
  expect(planFit(target, wide, fit)).toMatchObject({
    ...{ crop: { width: 404, height: 720 }, size: { width: 540, height: 964 } },
    film: { seconds: 90, framesPerSecond: null },
  });
});

test("nothing is written anew where nothing would be different", () => {
  const upright: PublicationMedia = {
    ...{ mimeType: "video/mp4", size: 9_000_000, width: 720, height: 1_280 },
    film: {
      ...{ seconds: 20, framesPerSecond: 24, videoCodec: "h264" },
      ...{ audioCodec: "aac", audioRate: 48_000 },
    },
  };
  const target = { platform: "youtube", kind: "short" } as const;
  expect(planFit(target, upright, { crops: true, endsAt: 30, converts: false })).toBeNull();
  expect(fittedMedia(target, upright, AS_IT_IS)).toBe(upright);
});

test("a picture is only cropped", () => {
  const panorama: PublicationMedia = {
    ...{ mimeType: "image/jpeg", size: 90_000, width: 1_440, height: 360, film: null },
  };
  const target = { platform: "instagram", kind: "photos" } as const;
  const fit = { crops: true, endsAt: 5, converts: true };
  expect(planFit(target, panorama, fit)).toEqual({
    ...{ crop: { width: 686, height: 360 }, size: { width: 686, height: 360 }, film: null },
  });
  expect(findingsOf(target, fittedMedia(target, panorama, fit))).toEqual([]);
});
