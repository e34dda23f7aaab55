import type { FastifyInstance } from "fastify";
import type { EventLoaders } from "./event/event-loaders.ts";

/** One noun of the api. */
export interface ApiModule {
  /** Opens its doors. */
  readonly mount: (server: FastifyInstance) => void | Promise<void>;
  /** What it tells those whose page is open, of what happens to it. */
  readonly events?: EventLoaders;
}
