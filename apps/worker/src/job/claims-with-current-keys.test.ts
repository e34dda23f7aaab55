import type { Job, Lane } from "@kinora/domain/job/job";
import type { JobClaims, WantedJob } from "@kinora/domain/job/job-claims";
import { expect, it } from "vitest";
import { claimsWithCurrentKeys } from "./claims-with-current-keys.ts";

const now = new Date("2026-11-28T02:30:00Z");
const job = { id: "job" } as Job;
const wanted = (lane: Lane): WantedJob => ({
  ...{ lane, background: false, newcomersOnly: false, smallOnly: false, suspects: true },
});

function open(changed: () => boolean) {
  const released: string[] = [];
  const claims: Pick<JobClaims, "claim" | "release"> = {
    claim: async () => job,
    release: async ({ id }) => void released.push(id),
  };
  const isChanged = async () => changed();
  return { released, ...claimsWithCurrentKeys(claims as JobClaims, { isChanged }) };
}

it("a job for a service is left to a worker that knows the key entered since", async () => {
  let changed = false;
  const { claim, released } = open(() => changed);
  expect(await claim(wanted("hosted"), now)).toBe(job);
  changed = true;
  expect(await claim(wanted("hosted"), now)).toBeNull();
  expect(released).toEqual(["job"]);
});

it("work on this machine needs no keys", async () => {
  const { claim, released } = open(() => true);
  expect([await claim(wanted("render"), now), released]).toEqual([job, []]);
});
