import { existsSync, readFileSync } from "node:fs";
import type { PictureScores } from "@kinora/contracts/scan/scan-limits";
import { z } from "zod";
import { upperBound } from "./upper-bound.ts";

/** A harmless picture and its verdict. */
export interface BenignLook {
  readonly of: "ours" | "photograph";
  readonly name: string;
  readonly verdict: "clean" | "unsure" | "hit";
  readonly scores: PictureScores;
}

const kept = z.object({
  looked: z.array(
    z.object({
      of: z.enum(["ours", "photograph"]),
      name: z.string(),
      verdict: z.enum(["clean", "unsure", "hit"]),
    }),
  ),
});

const inPercent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** Summarises the result files of all slices. */
export function sumUp(files: readonly string[]): string {
  const looked = files
    .filter((file) => existsSync(file))
    .flatMap((file) => kept.parse(JSON.parse(readFileSync(file, "utf8"))).looked);
  const tell = (of: BenignLook["of"], title: string) => {
    const all = looked.filter((one) => one.of === of);
    const own = of === "ours" ? all : [...new Map(all.map((one) => [one.name, one])).values()];
    const alarms = own.filter(({ verdict }) => verdict !== "clean");
    const hits = alarms.filter(({ verdict }) => verdict === "hit").length;
    const bound = inPercent(upperBound(alarms.length, own.length));
    return `${own.length} ${title}: ${alarms.length} false alarms (${hits} refused, ${alarms.length - hits} for review), at most ${bound} with 95 % (Clopper–Pearson)`;
  };
  return [
    tell("ours", "pictures of our own painter in all looks and formats"),
    tell("photograph", "photographs that packages carry"),
    "misses cannot be measured here",
  ].join("; ");
}
