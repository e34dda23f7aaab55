import type { FileFault } from "../faults.ts";
import { whatWasOrdered } from "../ordered/what-was-ordered.ts";
import type { SimulatedFile, SimulatedFiles } from "../serve-simulator.ts";
import type { SimulatedOrder, Simulator } from "../simulator.ts";
import { spoilContent, WRONG_TYPE } from "../spoil-content.ts";
import { openResultMaker, type SimulatedResult } from "./make-result.ts";

/** An address of a private network, where nothing is expected. */
const PRIVATE = "http://169.254.169.254/latest/meta-data";
const MEGABYTE = new Uint8Array(1_000_000);
const GONE: SimulatedFile = { status: 404 };

/** The results of one service, as it gives them out: at an address, or in its answers. */
export interface SimulatedResults {
  readonly fileAddress: (order: Pick<SimulatedOrder, "id">) => string;
  readonly contentOf: (order: SimulatedOrder) => Uint8Array;
  /** The files at these addresses. */
  readonly files: SimulatedFiles;
  /** Sets whose orders they are, and the address at which they are served. */
  serve(simulator: Simulator, origin: string): void;
}

/**
 * Opens the results of a service: each is of the kind, length and size that its order reads, or
 * what a fault makes of it.
 */
export function openResults(make = openResultMaker()): SimulatedResults {
  let simulator: Simulator | null = null;
  let home = "";
  const resultOf = (order: SimulatedOrder): SimulatedResult => make(whatWasOrdered(order));
  return {
    fileAddress: ({ id }) => `${home}/files/${encodeURIComponent(id)}`,
    contentOf: (order) => resultOf(order).bytes,
    files(path) {
      const [, id] = /^\/(?:files\/|view\?filename=)([^/&?]+)/.exec(path) ?? [];
      if (id === undefined) return null;
      const order = simulator?.orders.get(decodeURIComponent(decodeURIComponent(id)));
      if (!order || order.ending === "gone") return GONE;
      return spoilt(resultOf(order), simulator?.faults.file.shift() ?? null);
    },
    serve(served, origin) {
      simulator = served;
      home = origin;
    },
  };
}

function spoilt(result: SimulatedResult, fault: FileFault | null): SimulatedFile {
  const { type, bytes } = result;
  switch (fault) {
    case "403":
    case "404":
    case "503":
      return { status: Number(fault) };
    case "private":
      return { redirect: PRIVATE };
    case "huge":
      return { type, bytes: MEGABYTE, isEndless: true };
    case "broken off":
      return { type, bytes: spoilContent(bytes, fault), whole: bytes.length };
    case "wrong type":
      return { type: "text/html", bytes: WRONG_TYPE };
    default:
      return { type, bytes: spoilContent(bytes, fault) };
  }
}
