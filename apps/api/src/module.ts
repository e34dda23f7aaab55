import type { FastifyInstance } from "fastify";
import type { EventLoaders } from "./event/event-loaders.ts";
import type { Watchers } from "./event/watchers.ts";

/** The part of the api for one noun. */
export interface ApiModule {
  /** Mounts its routes. */
  readonly mount: (server: FastifyInstance) => void | Promise<void>;
  /** Mounts its streams for people who look at a work. */
  readonly mountWatched?: (server: FastifyInstance, watchers: Watchers) => void;
  /** Loaders of the events it sends to open pages. */
  readonly events?: EventLoaders;
}
