import { Refusal } from "@kinora/domain/refusal";
import type { UploadLocks } from "@kinora/domain/upload/upload-locks";
import { expect, it } from "vitest";
import { sharedLocker } from "./shared-locker.ts";

/** Creates locks with one holder each, and counts the attempts to take them. */
function countingLocks() {
  const holders = new Map<string, string>();
  const asked = new Map<string, number>();
  const locks: UploadLocks = {
    async take(id, holder) {
      asked.set(holder, (asked.get(holder) ?? 0) + 1);
      if (holders.has(id)) return false;
      holders.set(id, holder);
      return true;
    },
    keep: async () => "held",
    async drop(id, holder) {
      if (holders.get(id) === holder) holders.delete(id);
    },
  };
  return { locks, asked };
}

const never = new AbortController().signal;
const keepOn = () => {};

it("lets only the latest request of a process keep waiting for an upload", async () => {
  const { locks, asked } = countingLocks();
  const locker = sharedLocker(locks);
  const holder = locker.newLock("up_1");
  await holder.lock(never, keepOn);
  const waiting = Array.from({ length: 20 }, () => locker.newLock("up_1").lock(never, keepOn));
  const [last, ...before] = waiting.toReversed();
  expect(await Promise.allSettled(before)).toEqual(
    before.map(() => ({ status: "rejected", reason: new Refusal("UPLOAD_BUSY") })),
  );
  await holder.unlock();
  await last;
  // One attempt each, except for the latest, which kept trying until it had the lock.
  const times = [...asked.values()].slice(1);
  expect(times.slice(0, -1)).toEqual(times.slice(0, -1).map(() => 1));
});

it("does not affect waits for another upload, or requests that come when none is waiting", async () => {
  const { locks } = countingLocks();
  const locker = sharedLocker(locks);
  const first = locker.newLock("up_1");
  await first.lock(never, keepOn);
  const second = locker.newLock("up_2");
  await second.lock(never, keepOn);
  await first.unlock();
  await locker.newLock("up_1").lock(never, keepOn);
  await second.unlock();
});
