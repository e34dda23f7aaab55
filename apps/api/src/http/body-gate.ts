import type { FastifyRequest } from "fastify";

/** Lets a body pass, or refuses what a person wrote in it. */
export type BodyGate = (request: FastifyRequest, body: unknown) => Promise<void>;
