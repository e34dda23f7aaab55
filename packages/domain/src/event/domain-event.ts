import type { FailureClass } from "@kinora/contracts/creation/creation";
import type { StoryPause } from "@kinora/contracts/story/story";

/** Something happened: ids and codes, no words, so that nothing has to be written anew when a person leaves. */
export type DomainEvent =
  | Happened<"creation.begun">
  | Happened<"creation.changed">
  | Happened<"creation.delivered", { jobId: string; background: boolean; checked: boolean }>
  | Happened<"creation.failed", { jobId: string; background: boolean; failure: FailureClass }>
  | Happened<"creation.restricted", { entry: number }>
  | Happened<"creation.published">
  | Happened<"creation.renamed">
  | Happened<"gem.credited", Booked>
  | Happened<"gem.held", Booked>
  | Happened<"gem.settled", Booked>
  | Happened<"gem.voided", Booked>
  | Happened<"gem.refunded", Booked>
  | Happened<"gem.expired", Booked>
  | Happened<"gem.reversed", Booked>
  | Happened<"notification.added">
  | Happened<"story.changed">
  | Happened<"story.deleted">
  | Happened<"story.failed", { jobId: string }>
  | Happened<"story.paused", StoryPause & { version: number }>
  | Happened<"upload.ended">;

/** What the ledger booked; the subject is the person, whose account is locked. */
interface Booked {
  transactionId: string;
}

interface Happened<Type extends string, Payload = Record<never, never>> {
  readonly type: Type;
  /** What it happened to; the noun is the first half of the type. */
  readonly subjectId: string;
  /** Whose that is. */
  readonly userId: string;
  readonly payload: Readonly<Payload>;
}

export type EventOf<Type> = Extract<DomainEvent, { type: Type }>;

/**
 * Adds to the log of events, in the transaction of the change itself. Who holds no lock on the subject
 * must not: the order of its events would be chance.
 */
export type RecordEvent = (event: DomainEvent) => Promise<void>;
