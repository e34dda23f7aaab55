import type { FastifyInstance } from "fastify";
import type { EventLoaders } from "./event/event-loaders.ts";

/** The part of the api for one noun. */
export interface ApiModule {
  /** Mounts its routes. */
  readonly mount: (server: FastifyInstance) => void | Promise<void>;
  /** Loaders of the events it sends to open pages. */
  readonly events?: EventLoaders;
}
