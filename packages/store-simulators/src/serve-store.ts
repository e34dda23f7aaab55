import { type ServedSimulator, serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import type { StoreReply, StoreRequest } from "./store-request.ts";

/** Serves a simulated store over HTTP on this machine only. Port 0 takes any free port. */
export const serveStore = (
  answer: (request: StoreRequest) => Promise<StoreReply>,
  port = 0,
): Promise<ServedSimulator> =>
  serveSimulator(
    {
      async answer(request) {
        const reply = await answer(request);
        return reply.kind === "answered" ? { kind: "answered", answer: reply } : reply;
      },
    },
    undefined,
    port,
  );
