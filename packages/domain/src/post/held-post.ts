import type { PublicationStop } from "@kinora/contracts/publication/publication-vocabulary";
import type { PublicationDecision } from "./decide-publication.ts";
import type { PublicationRecord } from "./publication-record.ts";

type Standing = Pick<PublicationRecord, "stage" | "trouble" | "dueAt">;

/** What a decision about a work may take back, so that its posts wait for it. */
const PASSING: readonly PublicationStop[] = ["work_in_review", "work_restricted"];

/** Whether one with a time waits instead of ending, because of this. */
export const mayWait = ({ dueAt }: Pick<Standing, "dueAt">, code: PublicationStop): boolean =>
  dueAt !== null && PASSING.includes(code);

/** Whether it waits until its work is cleared. */
export const isHeld = ({ stage, trouble, dueAt }: Standing): boolean =>
  stage === "paused" &&
  trouble !== null &&
  PASSING.some((code) => code === trouble.code) &&
  dueAt !== null;

/** Its work is being checked or was restricted: it waits, and its owner is told. */
export const held = (code: PublicationStop): PublicationDecision => ({
  patch: {
    ...{ stage: "paused", nextAt: null, waitsSince: null },
    trouble: { class: null, code, platformCode: null },
  },
  told: "publication.paused",
});
