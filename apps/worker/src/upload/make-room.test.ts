import { expect, test } from "vitest";
import { makeRoom } from "./make-room.ts";
import { watchProgress } from "./upload-progress.ts";

const GB = 1_000_000_000;
const noon = new Date("2026-06-15T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(noon.getTime() - minutes * 60_000);

type Sent = readonly [size: number, touched: Date];

/** Creates a disk of 20 GB with this much free and these unfinished uploads; 1 GB is reserved. */
function disk(free: number, uploads: Readonly<Record<string, Sent>>) {
  const here = new Map<string, Sent>(Object.entries(uploads));
  let left = free;
  const touchedAt = async (id: string) => here.get(id)?.[1] ?? null;
  const clock = { now: noon };
  return {
    here,
    clock,
    ports: {
      progress: watchProgress({ touchedAt }, () => clock.now),
      room: async () => ({ total: 20 * GB, free: left, expected: 0 }),
      findOpen: async () => [...here.keys()].map((id) => ({ id, bytes: 10 * GB })),
      forget: async () => true,
      raw: {
        sizeOf: async (id: string) => here.get(id)?.[0] ?? 0,
        async remove(id: string) {
          left += here.get(id)?.[0] ?? 0;
          here.delete(id);
        },
      },
    },
  };
}
const uploads = {
  small: [0.1 * GB, minutesAgo(60)],
  large: [2 * GB, minutesAgo(20)],
  busy: [5 * GB, minutesAgo(1)],
} as const;

test("removes nothing while there is room", async () => {
  const { here, ports } = disk(2 * GB, uploads);
  await makeRoom(minutesAgo(15), ports);
  expect([...here.keys()]).toEqual(["small", "large", "busy"]);
});

test("removes the largest idle upload, and no more than needed", async () => {
  const { here, ports } = disk(1 * GB, uploads);
  await makeRoom(minutesAgo(15), ports);
  expect([...here.keys()]).toEqual(["small", "busy"]);
});

test("keeps active uploads, however little room there is", async () => {
  const { here, ports } = disk(0, { busy: uploads.busy, small: uploads.small });
  await makeRoom(minutesAgo(15), ports);
  expect([...here.keys()]).toEqual(["busy"]);
});

test("an occasional byte does not keep an upload, ten megabytes do", async () => {
  const { here, clock, ports } = disk(0, { trickle: [2 * GB, noon], goes: [GB, noon] });
  for (let minute = 0; minute < 30; minute += 10) {
    clock.now = minutesAgo(-minute);
    here.set("trickle", [2 * GB + minute, clock.now]);
    here.set("goes", [GB + minute * 1_000_000, clock.now]);
    await makeRoom(minutesAgo(15 - minute), ports);
  }
  expect([...here.keys()]).toEqual(["goes"]);
});
