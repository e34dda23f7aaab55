import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shareEvents } from "./shared-events.ts";

const EVENT = 'data: {"type":"session","state":"ended"}\n\n';

/** The open streams of all tabs, each as a way to send. */
let streams: Set<(text: string) => void>;
const tabs: (() => void)[] = [];

beforeEach(() => {
  streams = new Set();
  vi.stubGlobal("fetch", async (_url: string, { signal }: { signal: AbortSignal }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const send = (text: string) => void writer.write(new TextEncoder().encode(text));
    streams.add(send);
    signal.addEventListener("abort", () => {
      streams.delete(send);
      void writer.abort(signal.reason).catch(() => undefined);
    });
    return { ok: true, status: 200, body: readable };
  });
});
afterEach(() => {
  for (const close of tabs.splice(0)) close();
});

function openTab(uid = "usr_ada") {
  const onEvent = vi.fn();
  const onMissed = vi.fn();
  const onUnauthorised = async () => undefined;
  const close = shareEvents({ uid, token: () => "t", onEvent, onMissed, onUnauthorised });
  tabs.push(close);
  return { onEvent, onMissed, close };
}

const send = () => {
  for (const write of streams) write(EVENT);
};

function show(visible: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Web Locks of one name each, as far as the app uses them. */
function addLocks(): void {
  interface Holder {
    readonly end: (error?: unknown) => void;
  }
  const held = new Map<string, Holder>();
  const lines = new Map<string, (() => void)[]>();
  const hold = (name: string, work: (lock: object | null) => unknown) =>
    new Promise<void>((resolve, reject) => {
      const holder: Holder = { end: (error) => (error ? reject(error) : resolve()) };
      held.set(name, holder);
      const free = () => {
        if (held.get(name) === holder) {
          held.delete(name);
          lines.get(name)?.shift()?.();
        }
        resolve();
      };
      void Promise.resolve(work({})).then(free, reject);
    });
  const request = async (
    name: string,
    { ifAvailable, steal, signal }: LockOptions,
    work: (lock: object | null) => unknown,
  ) => {
    if (steal) {
      held.get(name)?.end(new DOMException("stolen", "AbortError"));
      held.delete(name);
    }
    if (!held.has(name)) return hold(name, work);
    if (ifAvailable) return work(null);
    return new Promise<void>((resolve, reject) => {
      const line = lines.get(name) ?? [];
      lines.set(name, line);
      const turn = () => void hold(name, work).then(resolve, reject);
      line.push(turn);
      signal?.addEventListener("abort", () => {
        if (line.includes(turn)) line.splice(line.indexOf(turn), 1);
        reject(new DOMException("left", "AbortError"));
      });
    });
  };
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { locks: { request } }));
}

test("all tabs of a user hear one stream, and another user has their own", async () => {
  addLocks();
  const ada = [openTab(), openTab(), openTab()];
  await waitFor(() => expect(streams.size).toBe(1));
  const bruno = openTab("usr_bruno");
  await waitFor(() => expect(streams.size).toBe(2));
  bruno.close();
  expect(streams.size).toBe(1);
  send();
  for (const { onEvent, onMissed } of ada) {
    await waitFor(() =>
      expect(onEvent.mock.calls).toEqual([[{ type: "session", state: "ended" }]]),
    );
    expect(onMissed).not.toHaveBeenCalled();
  }
  expect(bruno.onEvent).not.toHaveBeenCalled();
});

test("when the tab with the stream closes, another takes over and all ask for what they missed", async () => {
  addLocks();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await waitFor(() => expect(streams.size).toBe(1));
  first.close();
  for (const { onMissed } of [second, third])
    await waitFor(() => expect(onMissed).toHaveBeenCalledOnce());
  expect(streams.size).toBe(1);
  send();
  for (const { onEvent } of [second, third])
    await waitFor(() => expect(onEvent).toHaveBeenCalledOnce());
  expect(first.onEvent).not.toHaveBeenCalled();
});

test("a visible tab takes the stream over from a frozen one, not from one that answers", async () => {
  addLocks();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const name = "events usr_ada";
  let lost: unknown;
  const frozen = navigator.locks.request(name, {}, () => new Promise(() => undefined));
  void frozen.catch((error: unknown) => {
    lost = error;
  });
  const tab = openTab();
  const other = new BroadcastChannel(name);
  const heard = new Promise((resolve) => {
    other.onmessage = () => {
      other.postMessage({ kind: "here" });
      resolve(null);
    };
  });
  show(true);
  await heard;
  const answered = new BroadcastChannel(name);
  await new Promise((resolve) => {
    answered.onmessage = resolve;
    other.onmessage = null;
    other.postMessage({ kind: "here" });
  });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(lost).toBeUndefined();
  show(true);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(lost).toBeInstanceOf(DOMException);
  expect(streams.size).toBe(1);
  expect(tab.onMissed).toHaveBeenCalledOnce();
  other.close();
  answered.close();
});

test("a page kept for the way back lets go of the stream and follows again when it is shown", async () => {
  addLocks();
  const { onMissed } = openTab("usr_mira");
  await waitFor(() => expect(streams.size).toBe(1));
  dispatchEvent(new Event("pagehide"));
  expect(streams.size).toBe(0);
  dispatchEvent(new Event("pageshow"));
  await waitFor(() => expect(streams.size).toBe(1));
  await waitFor(() => expect(onMissed).toHaveBeenCalled());
});

test("without locks, a tab has a stream only while it is visible", async () => {
  show(true);
  const { onEvent, onMissed } = openTab();
  await waitFor(() => expect(streams.size).toBe(1));
  show(false);
  expect(streams.size).toBe(0);
  show(true);
  await waitFor(() => expect(onMissed).toHaveBeenCalledOnce());
  send();
  await waitFor(() => expect(onEvent).toHaveBeenCalledOnce());
});
