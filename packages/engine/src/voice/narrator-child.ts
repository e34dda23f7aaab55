import { NarrationRefused } from "./narration.ts";
import type { NarratorAnswer, NarratorRequest } from "./narrator-protocol.ts";
import { openSpeakers } from "./open-speakers.ts";
import { readAloud, type Speakers } from "./read-aloud.ts";

/** Process that reads aloud: only its end gives back what the networks take. One text at a time. */

let speakers: Promise<Speakers> | undefined;
let queue: Promise<unknown> = Promise.resolve();
const running = new Map<number, AbortController>();

const answer = (message: NarratorAnswer) => process.send?.(message);

async function narrate({ id, order }: Extract<NarratorRequest, { do: "narrate" }>): Promise<void> {
  const { signal } = running.get(id) ?? new AbortController();
  try {
    speakers ??= openSpeakers();
    const onProgress = (share: number) => answer({ id, share });
    const narration = await readAloud({ ...order, signal, onProgress }, await speakers);
    answer({ id, narration });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    answer({ id, failure, refused: error instanceof NarrationRefused });
  } finally {
    running.delete(id);
  }
}

process.on("message", (request: NarratorRequest) => {
  if (request.do === "stop") running.get(request.id)?.abort();
  else {
    running.set(request.id, new AbortController());
    queue = queue.then(() => narrate(request));
  }
});
// Whoever asked is gone, or needs no more.
process.on("disconnect", () => process.exit(0));
