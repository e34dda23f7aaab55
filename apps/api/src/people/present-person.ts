import type { Suspension } from "@kinora/contracts/moderation/suspension";
import type { ListedPerson, PersonFile } from "@kinora/contracts/people/people";
import type { Viewer } from "@kinora/domain/account/viewer";
import type { SuspensionRecord } from "@kinora/domain/moderation/suspension";
import type { PersonFacts, PersonFound } from "@kinora/domain/people/people-reader";
import { deviceName } from "../account/device-name.ts";
import { presentClosing } from "../moderation/present-closing.ts";

export const presentFound = ({ joinedAt, ...found }: PersonFound): ListedPerson => ({
  ...found,
  joinedAt: joinedAt.toISOString(),
});

export function presentSuspension(record: SuspensionRecord): Suspension {
  const { id, rule, note, byId, at, until, endedAt, appeal } = record;
  return {
    ...{ id, rule, note, at: at.toISOString() },
    until: until?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    automatic: byId === null && rule === "strikes",
    appeal: appeal && { ...appeal, at: appeal.at.toISOString() },
  };
}

export interface FileParts {
  readonly facts: PersonFacts;
  readonly gems: PersonFile["gems"];
  readonly suspensions: readonly SuspensionRecord[];
  readonly viewer: Pick<Viewer, "id">;
  readonly audit: PersonFile["audit"];
}

export function presentFile({ facts, suspensions, viewer, ...rest }: FileParts): PersonFile {
  const { person, works, strikes, reports, sessions, decisions } = facts;
  const { boardDecisions, profileDecisions } = facts;
  return {
    person: { ...presentFound(person), bio: person.bio },
    ...{ works, reports, ...rest },
    strikes: strikes.map(({ at, expiresAt, ...strike }) => ({
      ...{ ...strike, at: at.toISOString(), expiresAt: expiresAt.toISOString() },
    })),
    sessions: sessions.map(({ startedAt, seenAt, userAgent }) => ({
      ...{ startedAt: startedAt.toISOString(), seenAt: seenAt.toISOString() },
      device: deviceName(userAgent),
    })),
    suspensions: suspensions.map(presentSuspension),
    waitsForOthers: suspensions.some(
      ({ byId, endedAt, appeal }) =>
        byId === viewer.id && endedAt === null && appeal?.granted === null,
    ),
    boardDecisions: boardDecisions.map(presentClosing),
    profileDecisions: profileDecisions.map(presentClosing),
    decisions: decisions.map(({ at, ...decision }) => ({ ...decision, at: at.toISOString() })),
  };
}
