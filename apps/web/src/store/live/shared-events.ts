import { type ServerEvent, serverEvent } from "@kinora/contracts/event/event";
import { type EventStreamOptions, followEvents } from "./event-stream.ts";

/** How often a visible tab makes sure that the tab with the stream still answers. */
const ASK_MS = 45_000;
/** After this time without an answer, the tab with the stream counts as frozen. */
const ANSWER_MS = 5_000;

export interface SharedEventsOptions extends Omit<EventStreamOptions, "onData" | "onOpen"> {
  readonly uid: string;
  readonly onEvent: (event: ServerEvent) => void;
  /** Events may have been missed. */
  readonly onMissed: () => void;
}

/** What the tabs of one user tell each other. */
type Told =
  | { readonly kind: "event"; readonly data: string }
  | { readonly kind: "missed" | "there?" | "here" };

/**
 * Follows the server's events with one stream for all tabs of a user, because a browser opens only
 * six connections to a server without HTTP/2: the tab with the lock has the stream and forwards
 * what it hears. When it closes, the next tab takes over; when it is frozen, a visible tab does.
 * Without locks, each visible tab has a stream of its own.
 *
 * @returns stops following
 */
export function shareEvents(options: SharedEventsOptions): () => void {
  const follow = "locks" in navigator ? followTogether : followWhileVisible;
  let again = false;
  let stop: (() => void) | null = null;
  // A page that is kept for the way back would keep the lock, or could not be kept at all.
  const rest = () => {
    stop?.();
    stop = null;
  };
  const resume = () => {
    stop ??= follow(options, again);
    again = true;
  };
  resume();
  addEventListener("pagehide", rest);
  addEventListener("pageshow", resume);
  return () => {
    removeEventListener("pagehide", rest);
    removeEventListener("pageshow", resume);
    rest();
  };
}

function followTogether(options: SharedEventsOptions, resumed: boolean): () => void {
  const name = `events ${options.uid}`;
  const left = new AbortController();
  const channel = new BroadcastChannel(name);
  const tell = (told: Told) => channel.postMessage(told);
  let leads = false;
  let awaited: ReturnType<typeof setTimeout> | undefined;

  const lead = async (again: boolean, stolen: AbortSignal) => {
    leads = true;
    await followEvents(
      {
        ...options,
        onData: (data) => {
          tell({ kind: "event", data });
          hear(options, data);
        },
        onOpen: (missed) => {
          if (!missed) return;
          tell({ kind: "missed" });
          options.onMissed();
        },
      },
      AbortSignal.any([left.signal, stolen]),
      again,
    );
  };
  /** Waits for the lock and follows the stream; starts again if a tab took the lock away. */
  const queue = async (again: boolean, how: LockOptions): Promise<void> => {
    const stolen = new AbortController();
    try {
      await navigator.locks.request(name, how, (lock) =>
        lock === null || left.signal.aborted ? undefined : lead(again, stolen.signal),
      );
    } catch {
      stolen.abort();
    }
    const had = leads;
    leads = false;
    if (left.signal.aborted) return;
    // The first attempt tells whether another tab was there before.
    if (again && !had && how.ifAvailable) options.onMissed();
    if (had || how.ifAvailable) await queue(true, { signal: left.signal });
  };
  const ask = () => {
    if (leads || document.visibilityState === "hidden") return;
    tell({ kind: "there?" });
    clearTimeout(awaited);
    awaited = setTimeout(() => {
      if (!leads) void queue(true, { steal: true });
    }, ANSWER_MS);
  };

  channel.addEventListener("message", ({ data: told }: MessageEvent<Told>) => {
    if (told.kind === "there?") {
      if (leads) tell({ kind: "here" });
      return;
    }
    clearTimeout(awaited);
    if (told.kind === "event") hear(options, told.data);
    if (told.kind === "missed") options.onMissed();
  });
  document.addEventListener("visibilitychange", ask);
  const asking = setInterval(ask, ASK_MS);
  void queue(resumed, { ifAvailable: true });
  return () => {
    left.abort();
    clearTimeout(awaited);
    clearInterval(asking);
    document.removeEventListener("visibilitychange", ask);
    channel.close();
  };
}

function followWhileVisible(options: SharedEventsOptions, resumed: boolean): () => void {
  let again = resumed;
  let shown: AbortController | null = null;
  const change = () => {
    const isShown = document.visibilityState === "visible";
    if (isShown === (shown !== null)) return;
    shown?.abort();
    shown = isShown ? new AbortController() : null;
    if (shown === null) return;
    const onOpen = (missed: boolean) => {
      if (missed) options.onMissed();
    };
    const onData = (data: string) => hear(options, data);
    void followEvents({ ...options, onOpen, onData }, shown.signal, again);
    again = true;
  };
  document.addEventListener("visibilitychange", change);
  change();
  return () => {
    document.removeEventListener("visibilitychange", change);
    shown?.abort();
  };
}

function hear({ onEvent }: SharedEventsOptions, data: string): void {
  const event = serverEvent.safeParse(json(data));
  if (event.success) onEvent(event.data);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
