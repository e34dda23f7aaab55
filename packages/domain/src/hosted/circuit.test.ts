import { expect, test } from "vitest";
import { afterFault, afterProbe, type Circuit } from "./circuit.ts";

const start = new Date("2026-11-26T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

/** Creates a circuit after `times` faults in a row, all at the same time. */
function failed(times: number, at = start, before: Circuit | null = null): Circuit {
  let circuit = afterFault(before, "unanswered", at);
  for (let nth = 1; nth < times; nth += 1) circuit = afterFault(circuit, "unanswered", at);
  return circuit;
}

test("opens on the fifth consecutive fault and probes after a minute", () => {
  expect(failed(4).open).toBeNull();
  expect(failed(5).open).toEqual({ since: start, probeAt: minutes(1) });
  expect(failed(9).open).toEqual({ since: start, probeAt: minutes(1) });
});

test("forgets a fault after half an hour", () => {
  expect(afterFault(failed(4), "late", minutes(29)).open).not.toBeNull();
  expect(afterFault(failed(4), "late", minutes(30))).toMatchObject({ faults: 1, open: null });
});

test("an accepted probe closes the circuit on trial, and the next fault opens it for longer", () => {
  const trial = afterProbe(failed(5), "accepted", minutes(1));
  expect(trial.open).toBeNull();
  expect(afterFault(trial, "late", minutes(2)).open).toEqual({
    since: minutes(2),
    probeAt: minutes(4),
  });
});

test("without a probe, an order is the trial", () => {
  expect(afterProbe(failed(5), "none", minutes(1)).open).toBeNull();
});

test("an unclear probe keeps it open and doubles the pause, up to half an hour", () => {
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

test("a rejected key becomes the recorded fault", () => {
  expect(afterProbe(failed(5), "refused", minutes(1))).toMatchObject({ fault: "auth" });
});

test("a probe does not change a closed circuit", () => {
  const circuit = failed(2);
  expect(afterProbe(circuit, "accepted", minutes(1))).toBe(circuit);
});
