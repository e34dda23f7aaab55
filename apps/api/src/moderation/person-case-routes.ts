import { CASES_MAX } from "@kinora/contracts/moderation/case";
import {
  PROFILE_STATEMENTS_MAX,
  type ProfileStatement,
  type ShownOfProfile,
} from "@kinora/contracts/moderation/person-case";
import { routes } from "@kinora/contracts/routes";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { MediaStore } from "@kinora/domain/media/media-store";
import {
  appealProfile,
  mayAppealProfile,
  type ProfileAppealStores,
} from "@kinora/domain/moderation/appeal-profile";
import {
  decidePersonCase,
  leasePersonCase,
  type PersonDecisionStores,
} from "@kinora/domain/moderation/decide-person-case";
import { lookAtPersonCase } from "@kinora/domain/moderation/look-at-person-case";
import type {
  PersonCaseFound,
  PersonCaseReader,
  ProfileDecision,
  ProfileDecisionStore,
} from "@kinora/domain/moderation/person-case";
import { type PersonReportStores, reportPerson } from "@kinora/domain/moderation/report-person";
import {
  type UndoPersonStores,
  undoPersonDecision,
} from "@kinora/domain/moderation/undo-person-decision";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { inlinePictures, WORN_PICTURE_MAX } from "./inline-picture.ts";
import type { StuckAppeals } from "./moderation-routes.ts";

export interface PersonCaseRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly transact: <T>(
    work: (
      stores: PersonReportStores & PersonDecisionStores & UndoPersonStores & ProfileAppealStores,
    ) => Promise<T>,
  ) => Promise<T>;
  readonly personCases: PersonCaseReader;
  readonly stuck: StuckAppeals;
  readonly profileDecisions: Pick<ProfileDecisionStore, "of" | "isChecked">;
  readonly address: Pick<MediaAddress, "signed">;
  readonly files: Pick<MediaStore, "stat" | "read">;
}

export function mountPersonCaseRoutes(server: FastifyInstance, ports: PersonCaseRoutePorts): void {
  const { now, transact, personCases, address } = ports;

  mountRoute(server, routes.reportPerson, async ({ params, person, body }) => {
    const about = { userId: params.id, reporter: viewerOf(person), report: body, now: now() };
    const { id, reason, createdAt } = await reportPerson({ transact }, about);
    return { id, reason, createdAt: createdAt.toISOString() };
  });

  mountRoute(server, routes.listPersonCases, async ({ person }) => {
    const viewer = viewerOf(person);
    const found = await personCases.list({ viewer, most: CASES_MAX, now: now() });
    const items = found.map((one) => presentCase(one, shownBy(address, now(), one.withheld)));
    const { profiles: stuck } = await ports.stuck();
    return { items, waiting: await personCases.count(viewer, now()), stuck };
  });

  mountRoute(server, routes.lookAtPersonCase, async ({ params, person, requestId }) => {
    const about = { userId: params.id, actor: viewerOf(person), requestId, now: now() };
    const files = await lookAtPersonCase({ transact, personCases }, about);
    return { pictures: await inlinePictures(files, ports.files, WORN_PICTURE_MAX) };
  });

  mountPersonDecisionRoutes(server, ports);

  const statements = async (userId: string) => {
    const found = await ports.profileDecisions.of(userId, PROFILE_STATEMENTS_MAX);
    const checking = await ports.profileDecisions.isChecked(userId);
    return { items: found.map((one) => presentStatement(one, now())), checking };
  };

  mountRoute(server, routes.listProfileStatements, ({ person }) => statements(person.userId));

  mountRoute(server, routes.appealProfile, async ({ params, person: { userId }, body }) => {
    await appealProfile({ transact }, { userId, id: params.id, text: body.text, now: now() });
    return statements(userId);
  });
}

/** Mounts the routes that lease and decide cases, and undo decisions. */
function mountPersonDecisionRoutes(server: FastifyInstance, ports: PersonCaseRoutePorts): void {
  const { now, newId, transact, personCases } = ports;

  mountRoute(server, routes.leasePersonCase, async ({ params, person, body }) => {
    const about = { userId: params.id, of: body.of, actor: viewerOf(person), now: now() };
    return { until: (await leasePersonCase({ transact }, about)).toISOString() };
  });

  mountRoute(server, routes.decidePersonCase, async ({ params, person, body, requestId }) => {
    const actor = viewerOf(person);
    const about = { userId: params.id, actor, decision: body, requestId, now: now() };
    const undoUntil = await decidePersonCase({ transact, newId }, about);
    const waiting = await personCases.count(actor, now());
    return { waiting, undoUntil: undoUntil.toISOString() };
  });

  mountRoute(server, routes.undoPersonDecision, async ({ params, person, body, requestId }) => {
    const actor = viewerOf(person);
    const about = { userId: params.id, of: body.of, actor, requestId, now: now() };
    await undoPersonDecision({ transact }, about);
    return { waiting: await personCases.count(actor, now()) };
  });
}

type Shown = NonNullable<NonNullable<PersonCaseFound["appeal"]>["stood"]>;
type Present = (shown: Shown) => ShownOfProfile;

/** Pictures stay closed to everyone else, because their URLs are signed. */
const shownBy =
  (address: Pick<MediaAddress, "signed">, now: Date, withheld: boolean): Present =>
  ({ displayName, bio, avatar }) => ({
    displayName,
    bio,
    pictureUrl: avatar && !withheld ? address.signed(avatar.hash, avatar.mimeType, now) : null,
  });

const presentCase = (found: PersonCaseFound, present: Present) => {
  const { person, shows, reported, reports, appeal, since, ...one } = found;
  return {
    ...one,
    person: { ...person, joinedAt: person.joinedAt.toISOString() },
    shows: { handle: shows.handle, ...present(shows) },
    reported: reported.map((version) => ({ handle: version.handle, ...present(version) })),
    reports: reports.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
    appeal: appeal && {
      ...appeal,
      at: appeal.at.toISOString(),
      stood: appeal.stood && present(appeal.stood),
    },
    since: since.toISOString(),
  };
};

/** A picture that was taken down is not shown to its owner either; their own words are. */
const presentStatement = (decision: ProfileDecision, now: Date): ProfileStatement => {
  const { id, rule, note, at, kept, appeal } = decision;
  return {
    ...{ id, rule, note, at: at.toISOString(), because: "reports" },
    stood: kept && { displayName: kept.displayName, bio: kept.bio, pictureUrl: null },
    reported: (kept?.reported ?? []).map(({ avatar: _, ...words }) => ({
      ...words,
      pictureUrl: null,
    })),
    appeal: appeal?.state ?? null,
    mayAppeal: mayAppealProfile(decision, now),
  };
};
