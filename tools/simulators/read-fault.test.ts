import { falSimulator } from "@kinora/provider-simulators/fal/fal-simulator";
import { expect, test } from "vitest";
import { FAULTS_BY_WORD, setFault } from "./read-fault.ts";

const open = () =>
  falSimulator({ now: () => new Date(), fileAddress: () => "", movesWhenAsked: true });

test("reads the fault of an order, of its price, and of the account", () => {
  const simulator = open();
  for (const words of ["lost after", "price dearer", "file private", "account no credit"])
    expect(setFault(simulator, words)).toBe(true);
  expect(simulator.faults).toMatchObject({
    ...{ submit: ["lost after"], price: ["dearer"], file: ["private"], account: "no credit" },
  });
  expect(setFault(simulator, "account fine")).toBe(true);
  expect(simulator.faults.account).toBeNull();
  for (const words of ["", "dearer", "price", "price free"])
    expect(setFault(simulator, words), words).toBe(false);
});

test("reads every fault that it names", () => {
  for (const [word, faults] of Object.entries(FAULTS_BY_WORD))
    for (const fault of faults) expect(setFault(open(), `${word} ${fault}`.trim())).toBe(true);
});
