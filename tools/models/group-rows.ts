import type { AspectRatio, CreationMode } from "@kinora/contracts/prompt/vocabulary";
import type { Beginning, Cell } from "./cell.ts";
import type { Verdict } from "./judge.ts";

/**
 * Combinations with the same verdict: each of its modes with each of its beginnings, durations and
 * aspect ratios.
 */
export interface Row {
  readonly modes: readonly CreationMode[];
  readonly beginnings: readonly Beginning[];
  readonly seconds: readonly Cell["seconds"][];
  readonly ratios: readonly (AspectRatio | null)[];
  readonly answer: Answer;
  /** One price per duration, in the same order. */
  readonly gems: readonly number[];
}

/** A verdict without its price. */
type Answer = string;

export interface Judged {
  readonly cell: Cell;
  readonly verdict: Verdict;
}

const answerOf = (verdict: Verdict): Answer =>
  verdict.offered ? verdict.by.join(" or ") : verdict.why;

/**
 * Groups all combinations of a model into as few rows as possible, each combination in exactly one.
 */
export function groupRows(judged: readonly Judged[]): Row[] {
  const blocks = [...Map.groupBy(judged, ({ cell }) => `${cell.mode} ${cell.beginning}`).values()];
  const alike = Map.groupBy(blocks.flatMap(blocksOf), (block) =>
    JSON.stringify([block.seconds, block.ratios, block.answer, block.gems]),
  );
  return [...alike.values()].flatMap((same) => {
    const byMode = Map.groupBy(same, ({ mode }) => mode);
    const beginningsOf = (mode: CreationMode) =>
      (byMode.get(mode) ?? []).map(({ beginning }) => beginning);
    const modes = Map.groupBy(byMode.keys(), (mode) => beginningsOf(mode).join());
    return [...modes.values()].flatMap((together) => {
      const [first] = together;
      const [block] = same;
      if (first === undefined || block === undefined) return [];
      const { seconds, ratios, answer, gems } = block;
      return [{ modes: together, beginnings: beginningsOf(first), seconds, ratios, answer, gems }];
    });
  });
}

type Block = Pick<Row, "seconds" | "ratios" | "answer" | "gems"> & Pick<Cell, "mode" | "beginning">;

/**
 * Groups the durations of one mode and beginning that have the same verdict for the same aspect
 * ratios.
 */
function blocksOf(judged: readonly Judged[]): Block[] {
  return [...Map.groupBy(judged, ({ verdict }) => answerOf(verdict))].flatMap(([answer, same]) => {
    const byLength = Map.groupBy(same, ({ cell }) => cell.seconds);
    const shapes = Map.groupBy(byLength.keys(), (seconds) =>
      (byLength.get(seconds) ?? []).map(({ cell }) => cell.ratio).join(),
    );
    return [...shapes.values()].flatMap((seconds) => {
      const cells = seconds.flatMap((length) => byLength.get(length)?.[0] ?? []);
      const [one] = cells;
      if (!one) return [];
      const { mode, beginning } = one.cell;
      const ratios = (byLength.get(one.cell.seconds) ?? []).map(({ cell }) => cell.ratio);
      const gems = cells.flatMap(({ verdict }) => (verdict.offered ? [verdict.gems] : []));
      return [{ mode, beginning, seconds, ratios, answer, gems }];
    });
  });
}
