import type { Sentence } from "@kinora/contracts/message/sentence";
import { inputRefusal } from "@kinora/domain/creation/input-refused";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pauseAfter } from "./join-takes.ts";
import { readAloud } from "./read-aloud.ts";
import type { SoundedWord, Speaker } from "./speaker.ts";
import type { SpokenTake } from "./take.ts";

const PACE = { code: "voice.pace", params: { slowest: 0.7, fastest: 1.4 } };
const RATE = 8_000;
const SOUND = 0.06;

/** A speaker that hums 60 ms per letter; `spoil` alters a take as a faulty network would. */
function hum(
  engine: "large" | "small",
  spoil?: (take: SpokenTake, words: readonly SoundedWord[]) => SpokenTake,
) {
  const breaths: string[] = [];
  const speaker: Speaker = {
    engine,
    breath: 80,
    sound: async (words) =>
      words.map((word) => ({ ...word, sounds: [...word.spoken.replaceAll(" ", "")] })),
    async speak(words, _voice, speed) {
      breaths.push(words.map(({ text }) => text).join(" "));
      let at = 0;
      const times = words.map(({ sounds }) => {
        const start = at;
        at += (sounds.length * SOUND) / speed;
        return { start, end: at };
      });
      const samples = Float32Array.from(
        { length: Math.round(at * RATE) },
        (_, index) => 0.3 * Math.sin(index / 3),
      );
      const take = { samples, sampleRate: RATE, times };
      return spoil ? spoil(take, words) : take;
    },
    close: async () => {},
  };
  return { speaker, breaths };
}

const order = (text: string) => ({ text, voice: "heart", speed: 1 });
const speakers = (large: Speaker, small = hum("small").speaker, why: Sentence | null = null) => ({
  ...{ large: async () => large, small: async () => small, why, isWord: () => true },
});

const FAULTS: readonly (readonly [string, (take: SpokenTake) => SpokenTake])[] = [
  ["NaN", (take) => ({ ...take, samples: take.samples.fill(Number.NaN, 100, 101) })],
  ["silence", (take) => ({ ...take, samples: take.samples.fill(0) })],
  ["clipping", (take) => ({ ...take, samples: take.samples.map(Math.sign) })],
  ["a click instead of words", (take) => ({ ...take, samples: take.samples.slice(0, 90) })],
  ["no end", (take) => ({ ...take, samples: new Float32Array(RATE * 60).fill(0.3) })],
];

describe("readAloud", () => {
  const text = "The fox ran through the snow. The bear slept in the old warm cave all day.";

  it("times every word within the take, in order, whatever the text", async () => {
    const words = ["for", "the", "1984", "e.g.", "$5", "“No!”", "well-known", "STOP", "U.S.", "—"];
    const piece = fc.constantFrom(...words, "don't", "…", "\n\n", "🎉", "你好", "3–5", "fox,");
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 30 }),
        fc.double({ min: 0.7, max: 1.4, noNaN: true }),
        async (pieces, speed) => {
          const given = ["fox", ...pieces].join(" ");
          const { speaker } = hum("large");
          const spoken = await readAloud({ text: given, voice: "heart", speed }, speakers(speaker));
          let at = 0;
          for (const word of spoken.words) {
            expect(given.slice(word.from, word.to)).toBe(word.text);
            expect(word.start).toBeGreaterThanOrEqual(at - 1e-9);
            expect(word.end).toBeGreaterThan(word.start);
            at = word.end;
          }
          expect(at).toBeLessThanOrEqual(spoken.seconds + 1e-9);
          expect(spoken.samples.every(Number.isFinite)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(FAULTS)("retries in halves when a network returns %s", async (_, spoil) => {
    const large = hum("large", (take, words) => (words.length > 6 ? spoil(take) : take));
    const spoken = await readAloud(order(text), speakers(large.speaker));
    expect(spoken).toMatchObject({ redone: 1, notices: [], engine: "large" });
    expect(large.breaths).toHaveLength(4);
    expect(spoken.words).toHaveLength(16);
  });

  it("lets the small voice stand in where the large one keeps failing, and reports it", async () => {
    const large = hum("large", (take, words) =>
      words.some(({ text: word }) => /bear|slept|cave/.test(word))
        ? { ...take, samples: take.samples.fill(Number.NaN) }
        : take,
    );
    const spoken = await readAloud(order(text), speakers(large.speaker));
    expect(spoken.redone).toBe(1);
    expect(spoken.notices).toEqual([{ code: "voice.partBySmall", params: {} }]);
    const silent = hum("small", (take) => ({ ...take, samples: take.samples.fill(0) }));
    await expect(readAloud(order(text), speakers(large.speaker, silent.speaker))).rejects.toThrow(
      'No voice could say: "The bear slept',
    );
  });

  it("uses the small voice where the large ones are not installed", async () => {
    const never = async () => Promise.reject(new Error("not asked for"));
    const why = { code: "voice.notInstalled", params: {} } as const;
    const here = { ...speakers(hum("large").speaker, undefined, why), large: never };
    expect(await readAloud(order(text), here)).toMatchObject({ engine: "small", notices: [why] });
  });

  it("leaves out and reports what it cannot speak; refuses a text of nothing else", async () => {
    const { speaker } = hum("large");
    const spoken = await readAloud(order("A fox 你好 🎉 ran."), speakers(speaker));
    expect(spoken.words.map((word) => word.text)).toEqual(["A", "fox", "ran"]);
    expect(spoken.notices).toEqual([
      { code: "voice.leftOut", params: { words: ["“你好”"], more: 0 } },
    ]);
    for (const nothing of ["", "🎉🎉", "你好。مرحبا", "… — !"]) {
      await expect(readAloud(order(nothing), speakers(speaker))).rejects.toMatchObject({
        said: { code: "voice.nothingToSay" },
      });
    }
  });

  it.each([
    [{ voice: "nobody" }, { code: "voice.unknown", params: { voice: "nobody" } }],
    [{ speed: 2 }, PACE],
    [{ speed: Number.NaN }, PACE],
    [
      { text: "a".repeat(20_001) },
      { code: "voice.tooLong", params: { most: 20_000, characters: 20_001 } },
    ],
  ])("refuses %j with a reason", async (change, said) => {
    const asked = readAloud({ ...order("fox"), ...change }, speakers(hum("large").speaker));
    await expect(asked).rejects.toMatchObject({ said });
  });

  it("stops between two breaths when aborted, and reports its progress", async () => {
    const controller = new AbortController();
    const shares: number[] = [];
    const called = readAloud(
      {
        ...order(text),
        signal: controller.signal,
        onProgress: (share) => {
          shares.push(share);
          controller.abort(new Error("called off"));
        },
      },
      speakers(hum("large").speaker),
    );
    await expect(called).rejects.toThrow("called off");
    expect(shares).toEqual([6 / 16]);
  });
});

it("pauses longer after stronger punctuation", () => {
  const pauses = (["", ",", "—", ";", ".", "…"] as const).map((mark) =>
    pauseAfter({ mark, ends: false }, 1),
  );
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauseAfter({ mark: ".", ends: true }, 1)).toBeGreaterThan(pauses.at(-1) ?? 0);
  expect(pauseAfter({ mark: ".", ends: false }, 1.4)).toBeLessThan(
    pauseAfter({ mark: ".", ends: false }, 1),
  );
});

describe("readAloud with a limit of seconds", () => {
  it.each([
    "999,999,999,999 ".repeat(37),
    "777777 ".repeat(85),
    "WWW ".repeat(150),
    "$7k ".repeat(150),
    "7% ".repeat(200),
    "12/12/2026 23:59:59 ".repeat(29),
  ])("refuses what takes minutes to say, before it is spoken (%#)", async (long) => {
    const { speaker, breaths } = hum("large");
    const given = { ...order(long), mostSeconds: 75 };
    const isWord = () => false;
    const said = await readAloud(given, { ...speakers(speaker), isWord }).then(
      () => null,
      (error: unknown) => inputRefusal(error),
    );
    expect(said).toMatchObject({ code: "voice.tooMuchToSay", params: { mostSeconds: 75 } });
    expect(breaths).toEqual([]);
    await expect(readAloud(order(long.slice(0, 80)), speakers(speaker))).resolves.toBeTruthy();
  });

  it.each([
    "In 1969, on July 20 at 8:17 PM, Neil Armstrong landed; 600 million people watched. ",
    "With 2:35 left, Boston led 98-96; Tatum (31 points, 9 rebounds) made 11 of 19 shots. ",
    "THE STORM IS HERE AND NASA, ESA AND THE FBI ARE WATCHING EVERY STEP OF THE WAY HOME. ",
    "Ngày xửa ngày xưa, ở một ngôi làng nhỏ dưới chân núi, có một cậu bé sống cùng với bà. ",
    "Prst skrz krk strč. Byl jednou jeden král, který měl tři syny; vlk zmrzl, zhltl hrst zrn. ",
    "Es war einmal ein König, der hatte eine Tochter; die war so schön wie die Sonne selber. ",
    "Na vrh brda vrba mrda, crn trn, prvi vrt pun cvrčaka i crvenih trešanja. ",
    "No. ",
  ])("says six hundred signs of any story (%#)", async (piece) => {
    const { speaker } = hum("large");
    const given = { ...order(piece.repeat(150).slice(0, 600)), mostSeconds: 75 };
    const isWord = () => false;
    await expect(readAloud(given, { ...speakers(speaker), isWord })).resolves.toBeTruthy();
  });
});
