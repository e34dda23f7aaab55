import type { MeasureAge } from "@kinora/contracts/publication/measure-span";
import type { SocialPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import type { MeasuredPost } from "@kinora/contracts/schedule/best-times";
import { type OpenConnectionPorts, openConnection } from "../connection/open-connection.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import type { MeasureOutcome, PostFigures } from "../publication/publishing-platform.ts";
import { ageAt, askAgainAt, lookAgainAt, nextAgeAt } from "./measure-age.ts";
import type { PublicationRecord } from "./publication-record.ts";
import type { PublicationStore } from "./publication-store.ts";
import { openHandle } from "./sealed-handle.ts";
import { storeDecision } from "./store-decision.ts";

export interface PublicationMeasure extends PostFigures {
  readonly age: MeasureAge;
  readonly at: Date;
}

/** A publication that is measured, and since when its platform has not had it. */
export interface DueMeasure {
  readonly publication: PublicationRecord;
  readonly missingSince: Date | null;
}

/** A post that tells of its account's best times. */
export interface AccountPost extends MeasuredPost {
  readonly platform: SocialPlatform;
  /** The platform's own id. */
  readonly accountId: string;
}

export interface MeasureStore {
  /** Takes the next one that is due until a time, at which it is due again. */
  claimMeasure(now: Date, until: Date): Promise<DueMeasure | null>;
  /** Stores figures; the first of an age stay. */
  addMeasure(id: string, measure: PublicationMeasure): Promise<void>;
  /** Stores when it is measured next; null for never again. */
  setMeasure(
    id: string,
    next: { readonly at: Date | null; readonly missingSince: Date | null },
  ): Promise<void>;
  /** Likes of a work in our own feed, which counts nothing else; null when it is not there. */
  feedFigures(creationId: string): Promise<PostFigures | null>;
  /** Returns what was told of publications, by their ids; the youngest age first. */
  figuresOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly PublicationMeasure[]>>;
  /**
   * Returns the newest posts of a person at each account with the views that they had after a day:
   * what `bestTimes` is told, and its only source.
   */
  measuredPosts(userId: string): Promise<readonly AccountPost[]>;
}

interface MeasureEffects {
  readonly publications: Pick<PublicationStore, "lock" | "change">;
  readonly measures: Pick<MeasureStore, "addMeasure" | "setMeasure">;
  readonly record: RecordEvent;
}

export interface MeasurePorts extends OpenConnectionPorts {
  readonly measures: Pick<MeasureStore, "claimMeasure" | "feedFigures">;
  readonly transact: (work: (stores: MeasureEffects) => Promise<void>) => Promise<void>;
  readonly now: () => Date;
}

/** Milliseconds for which whoever measures a publication has it alone. */
const ALONE = 5 * 60_000;
/** Publications of one run. */
export const MEASURES_OF_A_RUN = 200;

/**
 * Measures what is due. What is found removed is told its owner once; it was posted all the same.
 */
export async function measurePublications(ports: MeasurePorts): Promise<void> {
  for (let count = 0; count < MEASURES_OF_A_RUN; count += 1) {
    const now = ports.now();
    const due = await ports.measures.claimMeasure(now, new Date(now.getTime() + ALONE));
    if (!due) return;
    const said = await measured(due.publication, ports);
    await ports.transact((stores) => settle(stores, due, said, ports.now()));
  }
}

type Said = Pick<Extract<MeasureOutcome, { kind: "measured" }>, "figures" | "condition" | "reason">;

/** Null when it cannot be asked now; "never" when this one cannot be found by asking. */
async function measured(
  record: PublicationRecord,
  ports: MeasurePorts,
): Promise<Said | "never" | null> {
  const { platform, userId, accountId, externalId, url, visibility, creationId } = record;
  if (platform === "kinora") {
    const figures = await ports.measures.feedFigures(creationId);
    // Whoever took it out of the feed knows: that is no fact about a platform.
    return figures ? { figures, condition: "live", reason: null } : "never";
  }
  const handle = await openHandle(ports.sealer, record);
  if (handle === null) return "never";
  const account = { platform, userId, accountId };
  const opened = await openConnection(ports, account, { refused: null, now: ports.now });
  if (opened.kind !== "open") return null;
  const { connection } = opened;
  const post = { id: externalId, url, visibility };
  const said = await opened.platform.measure({ connection, post, handle });
  if (said.kind === "measured") return said;
  return said.failure.class === "permanent" ? "never" : null;
}

async function settle(
  { publications, measures, record }: MeasureEffects,
  { publication: { id }, missingSince }: DueMeasure,
  said: Said | "never" | null,
  now: Date,
): Promise<void> {
  const current = await publications.lock(id);
  if (!current) return;
  const { endedAt, afterwards } = current;
  if (afterwards || !endedAt) return measures.setMeasure(id, { at: null, missingSince: null });
  if (said === "never")
    return measures.setMeasure(id, { at: nextAgeAt(endedAt, now), missingSince });
  if (said === null) return measures.setMeasure(id, { at: askAgainAt(endedAt, now), missingSince });
  if (said.condition !== "removed") {
    const age = ageAt(endedAt, now);
    if (age) await measures.addMeasure(id, { ...said.figures, age, at: now });
    return measures.setMeasure(id, { at: nextAgeAt(endedAt, now), missingSince: null });
  }
  // A platform that says why is believed at once; one that only has nothing may be mistaken.
  if (said.reason === null && missingSince === null)
    return measures.setMeasure(id, { at: lookAgainAt(now), missingSince: now });
  const at = missingSince ?? now;
  const patch = { afterwards: { what: "removed", reason: said.reason, at } } as const;
  await storeDecision(
    { publications, record },
    current,
    { patch, told: "publication.removed" },
    now,
  );
  await measures.setMeasure(id, { at: null, missingSince: at });
}
