import type { AspectRatio, CreationMode } from "@kinora/contracts/prompt/vocabulary";
import type { Beginning, Cell } from "./cell.ts";
import type { Verdict } from "./judge.ts";

/** Combinations with one answer: every one of its modes with every one of its beginnings, lengths and shapes. */
export interface Row {
  readonly modes: readonly CreationMode[];
  readonly beginnings: readonly Beginning[];
  readonly seconds: readonly Cell["seconds"][];
  readonly ratios: readonly (AspectRatio | null)[];
  readonly answer: Answer;
  /** By length, in their order. */
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

/** All combinations of a model in as few rows as there are answers, each combination in one of them. */
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

/** Of one mode and beginning: the lengths that have one answer in the same shapes, together. */
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
