import { call } from "@kinora/contracts/call";
import { type ServerEvent, serverEvent } from "@kinora/contracts/event/event";
import { createParser } from "eventsource-parser";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server says something every 15 s; three times nothing means the line is dead. */
const SILENCE_MS = 45_000;

export interface EventStreamOptions {
  readonly token: () => string | null;
  readonly onEvent: (event: ServerEvent) => void;
  /** The line is up; after a break the client may have missed something. */
  readonly onOpen: (again: boolean) => void;
  /** 401: somebody has to refresh the token before the next try. */
  readonly onUnauthorised: () => Promise<void>;
}

/**
 * Follows GET /api/events with the bearer header (which EventSource cannot send), connecting again
 * after breaks with doubling waits. Call the answer to stop.
 */
export function followEvents(options: EventStreamOptions): () => void {
  const stop = new AbortController();
  void keepFollowing(options, stop.signal);
  return () => stop.abort();
}

async function keepFollowing(options: EventStreamOptions, stopped: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  let opened = false;
  while (!stopped.aborted) {
    try {
      await followOnce(options, stopped, () => {
        options.onOpen(opened);
        opened = true;
        wait = FIRST_WAIT_MS;
      });
    } catch {
      // A broken line: below it is tried again.
    }
    await pause(wait, stopped);
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }
}

async function followOnce(
  options: EventStreamOptions,
  stopped: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const token = options.token();
  if (!token) return;
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const answer = await fetch(call("streamEvents").url, {
      headers: { Authorization: `Bearer ${token}`, Accept: "text/event-stream" },
      signal: AbortSignal.any([stopped, silence.signal]),
    });
    if (answer.status === 401) return await options.onUnauthorised();
    if (!answer.ok || !answer.body) return;
    onOpen();
    const parser = createParser({
      onEvent({ data }) {
        const event = serverEvent.safeParse(json(data));
        if (event.success) options.onEvent(event.data);
      },
    });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      parser.feed(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stopped.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
