import type { UploadKind } from "../upload/upload.ts";
import type { Tier } from "./account.ts";

/**
 * Limits of a tier. Routes enforce them, the engine schedules work by them, and pages show them.
 * What exceeds them after a plan has ended stays, counts, and nothing is added to it.
 */
export interface Entitlements {
  /** Maximum works in progress; further ones wait in the queue. */
  readonly atWork: number;
  /** Maximum works in the queue. */
  readonly waiting: number;
  /** Maximum works per order; each counts towards the other limits. */
  readonly worksAPress: number;
  /** Maximum unfinished works at external services, including those about to be ordered there. */
  readonly hosted: number;
  /** Maximum works that only their owner can see; those in the trash count. */
  readonly privateWorks: number;
  readonly stories: number;
  /** Maximum campaigns that have not ended. */
  readonly campaigns: number;
  /** Maximum bytes of all uploads that a person keeps at the same time. */
  readonly uploadSpace: number;
  /** Limits of one upload. */
  readonly upload: Readonly<Record<UploadKind, UploadLimit>>;
}

/** Maximum bytes of a file, pixels of a picture, seconds of sound or film. */
export type UploadLimit = { readonly bytes: number } & (
  | { readonly pixels: number; readonly seconds?: never }
  | { readonly seconds: number; readonly pixels?: never }
);

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;
const PIXELS = 50_000_000;
const MINUTE = 60;

/** The only table of limits per tier. The length of a work depends on its model alone. */
export const ENTITLEMENTS = {
  free: {
    ...{ atWork: 2, waiting: 20, worksAPress: 4, hosted: 8 },
    ...{ privateWorks: 500, stories: 200, campaigns: 1, uploadSpace: 2 * GIGABYTE },
    upload: {
      image: { bytes: 20 * MEGABYTE, pixels: PIXELS },
      audio: { bytes: 50 * MEGABYTE, seconds: 10 * MINUTE },
      video: { bytes: 200 * MEGABYTE, seconds: 3 * MINUTE },
    },
  },
  basic: {
    ...{ atWork: 4, waiting: 50, worksAPress: 4, hosted: 16 },
    ...{ privateWorks: 5_000, stories: 500, campaigns: 3, uploadSpace: 10 * GIGABYTE },
    upload: {
      image: { bytes: 30 * MEGABYTE, pixels: PIXELS },
      audio: { bytes: 100 * MEGABYTE, seconds: 20 * MINUTE },
      video: { bytes: 500 * MEGABYTE, seconds: 6 * MINUTE },
    },
  },
  pro: {
    ...{ atWork: 10, waiting: 200, worksAPress: 4, hosted: 40 },
    ...{ privateWorks: 50_000, stories: 2_000, campaigns: 20, uploadSpace: 50 * GIGABYTE },
    upload: {
      image: { bytes: 40 * MEGABYTE, pixels: PIXELS },
      audio: { bytes: 200 * MEGABYTE, seconds: 30 * MINUTE },
      video: { bytes: 1_000 * MEGABYTE, seconds: 10 * MINUTE },
    },
  },
} as const satisfies Readonly<Record<Tier, Entitlements>>;
