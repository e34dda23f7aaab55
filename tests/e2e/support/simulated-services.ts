import { SIMULATORS } from "@kinora/provider-simulators/all/simulators";
import { openResultMaker } from "@kinora/provider-simulators/result/make-result";
import { openResults } from "@kinora/provider-simulators/result/simulated-results";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import type { SimulatedOrder } from "@kinora/provider-simulators/simulator";

/** Milliseconds of a stage of an order. */
const STAGE = 300;

/** Every simulated service, and the environment that makes a server use them. */
export interface SimulatedServices {
  readonly variables: Readonly<Record<string, string>>;
  /** Returns all accepted orders, by service. */
  readonly orders: () => readonly (SimulatedOrder & { readonly service: string })[];
  readonly close: () => Promise<void>;
}

/**
 * Starts every service on this machine, with budgets that no journey spends. Each makes what its
 * order reads: of that kind, length and size.
 */
export async function startSimulatedServices(): Promise<SimulatedServices> {
  const make = openResultMaker();
  const variables: Record<string, string> = {
    GIVEN_BUDGET_DAY: "100000",
    GIVEN_BUDGET_MONTH: "100000",
  };
  const started = await Promise.all(
    Object.entries(SIMULATORS).map(async ([service, open]) => {
      const results = openResults(make);
      const simulator = open({ now: () => new Date(), movesWhenAsked: false, ...results });
      const served = await serveSimulator(simulator, results.files);
      const { origin } = served;
      results.serve(simulator, origin);
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
