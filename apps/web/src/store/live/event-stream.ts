import { APP_HEADER } from "@kinora/contracts/account/network-header";
import { call } from "@kinora/contracts/call";
import { createParser } from "eventsource-parser";
import { isInApp } from "../is-in-app.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/**
 * The server sends something every 15 s; after three missed messages the connection is considered
 * dead.
 */
const SILENCE_MS = 45_000;

export interface EventStreamOptions {
  /** Of a stream that is open to all; the user's own events when omitted. */
  readonly address?: string;
  readonly token: () => string | null;
  /** An event as the server sent it, not yet checked. */
  readonly onData: (data: string) => void;
  /** The connection is open; after an interruption the client may have missed events. */
  readonly onOpen: (again: boolean) => void;
  /** Called on a 401: refreshes the token before the next attempt. */
  readonly onUnauthorised: () => Promise<void>;
}

/**
 * Follows GET /api/events with the bearer header (which EventSource cannot send), reconnecting
 * after interruptions with exponential backoff, until `stopped`.
 *
 * @param opened whether events were followed before, so that some may have been missed
 */
export async function followEvents(
  options: EventStreamOptions,
  stopped: AbortSignal,
  opened: boolean,
): Promise<void> {
  let wait = FIRST_WAIT_MS;
  let again = opened;
  while (!stopped.aborted) {
    try {
      await followOnce(options, stopped, () => {
        options.onOpen(again);
        again = true;
        wait = FIRST_WAIT_MS;
      });
    } catch {
      // The connection broke; the code below reconnects.
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
  if (!token && !options.address) return;
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const answer = await fetch(options.address ?? call("streamEvents").url, {
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(isInApp() && { [APP_HEADER]: "1" }),
        Accept: "text/event-stream",
      },
      signal: AbortSignal.any([stopped, silence.signal]),
    });
    if (answer.status === 401) return await options.onUnauthorised();
    if (!answer.ok || !answer.body) return;
    onOpen();
    const parser = createParser({ onEvent: ({ data }) => options.onData(data) });
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

function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    stopped.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
