import { seeded } from "@kinora/domain/seeded-random";
import { type SimulatedFiles, serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import type { superviseWorker } from "../worker-process.ts";
import { openService, type SimulatedService } from "./simulated-service.ts";

/** Share of requests that kill the worker. */
const DEADLY = 0.25;
/** Of these, the share that is heard first: the answer is lost. */
const HEARD = 0.6;

type Supervised = Pick<ReturnType<typeof superviseWorker>, "pid">;

/** Serves services on this machine, whose requests kill the worker that sends them. */
export function openDeadlyServices({ seed, most }: { readonly seed: number; most: number }) {
  const random = seeded(seed);
  const closing: (() => Promise<void>)[] = [];
  let kills = 0;
  let killed = 0;
  let worker: Supervised | null = null;

  function kill(): void {
    const pid = worker?.pid() ?? 0;
    if (pid === killed || pid === 0) return;
    killed = pid;
    kills += 1;
    process.kill(pid, "SIGKILL");
  }

  /**
   * Answers a request unless it kills its sender: before the request was read, or while the answer
   * is on its way.
   */
  function deadly<T>(answer: () => T, unheard: T): T {
    const dies = kills < most && random() < DEADLY;
    const isHeard = !dies || random() < HEARD;
    const said = isHeard ? answer() : unheard;
    if (dies) kill();
    return said;
  }

  return {
    random,
    kills: () => kills,
    /** Sets whom requests kill. */
    aim(at: Supervised): void {
      worker = at;
    },
    async serve(name: string, now: () => Date) {
      const files: SimulatedFiles = (path) =>
        path.startsWith("/made/")
          ? deadly(() => ({ type: "image/webp", bytes: new Uint8Array(9) }), null)
          : null;
      let service: SimulatedService | null = null;
      const lost = { kind: "lost" } as const;
      const served = await serveSimulator(
        { answer: (request) => deadly(() => service?.simulator.answer(request) ?? lost, lost) },
        files,
      );
      closing.push(served.close);
      const { origin } = served;
      const filesAt = `${origin}/made`;
      service = openService(name, now, { callsBack: false, movesWhenAsked: true, filesAt, origin });
      return { service, environment: service.simulator.environment(origin) };
    },
    async close(): Promise<void> {
      await Promise.all(closing.map((close) => close()));
    },
  };
}
