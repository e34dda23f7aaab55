import type { Collecting, Generated, GenerationOrder, Generator } from "./generator.ts";

/** How something is made on this machine, by whoever collects it. */
export interface MadeHere extends Pick<Generator, "version" | "serves"> {
  make(order: GenerationOrder, into: Collecting): Promise<Generated>;
}

/** There is nothing to wait for and nothing to call off: it is made when it is collected. */
export function madeHere({ version, serves, make }: MadeHere): Generator {
  return {
    version,
    serves,
    submit: async () => ({ id: null }),
    poll: async () => ({ ready: true }),
    collect: (_ticket, order, into) => make(order, into),
    cancel: async () => {},
  };
}
