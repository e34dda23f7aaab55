import type { EngineProtocol } from "../prompt/model-entry.ts";

/** What became, at its service, of the order of a cancelled work. */
export interface StoppedOrder {
  readonly service: EngineProtocol;
  /**
   * `asked`: the service is being asked to stop it · `goesOn`: it cannot be stopped there · `over`:
   * it has ended.
   */
  readonly standing: "asked" | "goesOn" | "over";
  /** Thousandths of a US dollar: paid, or expected to be. */
  readonly mills: number;
  /** True when the user's own key pays. */
  readonly ownKey: boolean;
}
