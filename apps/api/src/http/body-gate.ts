import type { FastifyRequest } from "fastify";

/** Accepts a body, or rejects the user's text in it. */
export type BodyGate = (request: FastifyRequest, body: unknown) => Promise<void>;
