import { Refusal } from "@kinora/domain/refusal";
import type { UploadLocks } from "@kinora/domain/upload/upload-locks";
import { expect, it } from "vitest";
import { sharedLocker } from "./shared-locker.ts";

/** One holder of each lock; counts how often it was asked for. */
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

it("of those who wait for an upload in a process only the last goes on asking", async () => {
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
  // Once each, and the last until it had it.
  const times = [...asked.values()].slice(1);
  expect(times.slice(0, -1)).toEqual(times.slice(0, -1).map(() => 1));
});

it("who waits for another upload is left alone, and so is who comes when nobody waits", async () => {
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
