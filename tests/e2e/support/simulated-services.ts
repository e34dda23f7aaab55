import { SIMULATORS } from "@kinora/provider-simulators/all/simulators";
import { type SimulatedFiles, serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import type { SimulatedOrder } from "@kinora/provider-simulators/simulator";

/** Milliseconds of a stage of an order. */
const STAGE = 300;

/** The result of the next orders. */
export interface SimulatedResult {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Every simulated service, and the environment that makes a server use them. */
export interface SimulatedServices {
  readonly variables: Readonly<Record<string, string>>;
  /** Sets what all of them return from now on. */
  readonly make: (result: SimulatedResult) => void;
  /** Returns all accepted orders, by service. */
  readonly orders: () => readonly (SimulatedOrder & { readonly service: string })[];
  readonly close: () => Promise<void>;
}

/** Starts every service on this machine, with budgets that no journey spends. */
export async function startSimulatedServices(): Promise<SimulatedServices> {
  let made: SimulatedResult = { type: "text/plain", bytes: Buffer.alloc(0) };
  const files: SimulatedFiles = (path) => (/^\/(?:files\/|view\?)/.test(path) ? made : null);
  const variables: Record<string, string> = {
    GIVEN_BUDGET_DAY: "100000",
    GIVEN_BUDGET_MONTH: "100000",
  };
  const started = await Promise.all(
    Object.entries(SIMULATORS).map(async ([service, open]) => {
      let origin = "";
      const simulator = open({
        now: () => new Date(),
        fileAddress: ({ id }) => `${origin}/files/${encodeURIComponent(id)}`,
        contentOf: () => made.bytes,
        movesWhenAsked: false,
      });
      const served = await serveSimulator(simulator, files);
      ({ origin } = served);
      Object.assign(variables, simulator.environment(origin));
      for (const span of ["DAY", "MONTH"])
        variables[`${service.toUpperCase()}_BUDGET_${span}`] = "100000";
      return { service, simulator, close: served.close };
    }),
  );
  const stages = setInterval(() => {
    for (const { simulator } of started) simulator.tick();
  }, STAGE);
  return {
    variables,
    make: (result) => {
      made = result;
    },
    orders: () =>
      started.flatMap(({ service, simulator }) =>
        [...simulator.orders.values()].map((order) => ({ ...order, service })),
      ),
    async close() {
      clearInterval(stages);
      await Promise.all(started.map(({ close }) => close()));
    },
  };
}
