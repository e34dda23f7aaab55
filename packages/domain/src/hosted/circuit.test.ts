import { expect, test } from "vitest";
import { afterFault, afterProbe, type Circuit } from "./circuit.ts";

const start = new Date("2026-11-26T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

/** So many faults in a row, all in one minute. */
function failed(times: number, at = start, before: Circuit | null = null): Circuit {
  let circuit = afterFault(before, "unanswered", at);
  for (let nth = 1; nth < times; nth += 1) circuit = afterFault(circuit, "unanswered", at);
  return circuit;
}

test("the fifth fault in a row opens it, and it is asked again after a minute", () => {
  expect(failed(4).open).toBeNull();
  expect(failed(5).open).toEqual({ since: start, probeAt: minutes(1) });
  expect(failed(9).open).toEqual({ since: start, probeAt: minutes(1) });
});

test("a fault of half an hour ago is forgotten", () => {
  expect(afterFault(failed(4), "late", minutes(29)).open).not.toBeNull();
  expect(afterFault(failed(4), "late", minutes(30))).toMatchObject({ faults: 1, open: null });
});

test("a probe that is answered has it offered on trial: the next fault opens it for longer", () => {
  const trial = afterProbe(failed(5), "accepted", minutes(1));
  expect(trial.open).toBeNull();
  expect(afterFault(trial, "late", minutes(2)).open).toEqual({
    since: minutes(2),
    probeAt: minutes(4),
  });
});

test("where nothing can be asked, an order is the trial", () => {
  expect(afterProbe(failed(5), "none", minutes(1)).open).toBeNull();
});

test("a probe without an answer leaves it open, half an hour at most", () => {
  let circuit = failed(5);
  let at = minutes(1);
  const pauses: number[] = [];
  for (let nth = 0; nth < 8; nth += 1) {
    circuit = afterProbe(circuit, "unclear", at);
    const { probeAt } = circuit.open ?? { probeAt: at };
    pauses.push((probeAt.getTime() - at.getTime()) / 60_000);
    at = probeAt;
  }
  expect(pauses).toEqual([2, 4, 8, 16, 30, 30, 30, 30]);
  expect(circuit.open?.since).toEqual(start);
});

test("a key that its service does not know is the reason from then on", () => {
  expect(afterProbe(failed(5), "refused", minutes(1))).toMatchObject({ fault: "auth" });
});

test("what is not open is not changed by a probe", () => {
  const circuit = failed(2);
  expect(afterProbe(circuit, "accepted", minutes(1))).toBe(circuit);
});
